// The server over HTTP. An answer that is not 2xx becomes a Refused error that holds a sentence for people.
import type {
  Addresses, AnalysisProgress, Catalogue, Examples, Fairness, FreeSeats, GoOnForm, GuestForm, Home, Ladder, Lesson, Me, MeetForm, MoveLink, PlayerPage, Refusal, RulebookPage, SeatChangeForm, SitForm, TableForm, TableInfo, TableReplay, Tried, TryForm, WebhookSet,
} from './protocol';
import { heard } from './reach.svelte';
import { base } from './router.svelte';
import { isSolo, solo, SoloRefusal } from './solo';
import { seatName } from './people';
import { keep, keptShare, newShare, nextStep } from './shares';
import { sealOf } from './fairness';
import { language, say } from './words.svelte';

export class Refused extends Error {
  constructor(readonly status: number, readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}
/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** What may be left out of a form: the server has a value for it. */
type Form<T> = { [K in keyof T]?: T[K] };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${base}api/${path}`, {
      method,
      headers: { 'X-Igroteka': '1', 'Accept-Language': language(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    heard(false);
    throw new Unreachable();
  }
  heard(true);
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({ key: `http-${answer.status}`, sentence: answer.statusText }))) as Refusal;
    throw new Refused(answer.status, refusal);
  }
  if (answer.status === 204) return undefined as T;
  return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.text()) as T;
}

/** A table that needs nobody else can be laid in the page itself. */
const isForOne = (form: Form<TableForm>): boolean =>
  form.start === true && (form.seats ?? []).every((seat) => seat.mine || seat.kind === 'bot') && !form.rated && !form.listed && (form.clock?.kind ?? 'none') === 'none';

/** What a worker of the page answers, with its refusals in words. */
async function here<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (problem) {
    if (!(problem instanceof SoloRefusal)) throw problem;
    throw new Refused(problem.key === 'table-unknown' ? 404 : 409, { key: problem.key, sentence: say(`solo-${problem.key}`), clause: null, details: {} });
  }
}
const namesAt = async (id: string): Promise<string[]> => {
  const { seats } = await solo.table(id);
  return seats.map((seat) => seatName(seat, seats));
};

const at = encodeURIComponent;
/** Comes to a table, with the seal of a share of my own in its shuffles. */
async function sat(path: string, form: object, id?: string): Promise<TableInfo> {
  const share = (id && keptShare(id)) || newShare();
  if (id) keep(id, share);
  const info = await call<TableInfo>('POST', path, { ...form, seal: sealOf(share.seed) });
  if (!keptShare(info.id)) keep(info.id, { ...share, commit: info.commit });
  return takePart(info);
}
/** Seals my share, or lays it open, where it is time for that. */
async function takePart(info: TableInfo): Promise<TableInfo> {
  const next = nextStep(info);
  if (!next) return info;
  try {
    return await call<TableInfo>('POST', `tables/${at(info.id)}/${next.step}`, next.form);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return call<TableInfo>('GET', `tables/${at(info.id)}`); // it has gone on meanwhile
  }
}

/** Lays a table on the server; one for me alone, where there is no server to be reached, on this device. */
async function open(form: Form<TableForm>): Promise<TableInfo> {
  try {
    return await sat('tables', form);
  } catch (problem) {
    if (!(problem instanceof Unreachable) || !isForOne(form)) throw problem;
    return here(solo.open(form));
  }
}

export const api = {
  games: () => call<Catalogue>('GET', 'games'),
  me: () => call<Me>('GET', 'me'),
  comeIn: (form: GuestForm) => call<Me>('PUT', 'me', form),
  goOut: () => call<void>('POST', 'me/out'),
  moveLink: () => call<MoveLink>('POST', 'me/link'),
  claim: (code: string) => call<Me>('POST', 'me/claim', { code }),
  webhook: (url: string) => call<WebhookSet>('PUT', 'me/webhook', { url }),
  home: () => call<Home>('GET', 'home'),
  open,
  table: (id: string) => (isSolo(id) ? here(solo.table(id)) : call<TableInfo>('GET', `tables/${at(id)}`)),
  sit: (id: string, form: Form<SitForm>) => sat(`tables/${at(id)}/sit`, form, id),
  takePart,
  seats: (id: string, invitation: string | null) => call<FreeSeats>('GET', `tables/${at(id)}/seats${invitation ? `?invitation=${at(invitation)}` : ''}`),
  meet: (form: Form<MeetForm>) => sat('meet', form),
  invite: (id: string, guest: string) => call<TableInfo>('POST', `tables/${at(id)}/invite`, { guest }),
  addresses: () => call<Addresses>('GET', 'addresses'),
  leave: (id: string) => call<TableInfo>('POST', `tables/${at(id)}/leave`, {}),
  remove: (id: string) => here(solo.remove(id)),
  seat: (id: string, form: SeatChangeForm) => call<TableInfo>('POST', `tables/${at(id)}/seat`, form),
  start: async (id: string, fill: boolean) => takePart(await call<TableInfo>('POST', `tables/${at(id)}/start`, { fill })),
  goOn: (id: string, form: Form<GoOnForm>) => sat(`tables/${at(id)}/go-on`, form),
  rematch: (id: string) => (isSolo(id) ? here(solo.rematch(id)) : sat(`tables/${at(id)}/rematch`, {})),
  replay: async (id: string, seat: string) => (isSolo(id) ? here(solo.replay(id, seat, await namesAt(id))) : call<TableReplay>('GET', `tables/${at(id)}/replay?seat=${at(seat)}`)),
  record: async (id: string) => here(solo.record(id, await namesAt(id))),
  fairness: (id: string) => (isSolo(id) ? here(solo.fairness(id)) : call<Fairness>('GET', `tables/${at(id)}/fairness`)),
  analyse: (id: string) => call<AnalysisProgress>('POST', `tables/${at(id)}/analysis`),
  analysis: (id: string) => call<AnalysisProgress>('GET', `tables/${at(id)}/analysis`),
  player: (id: string) => call<PlayerPage>('GET', `players/${at(id)}`),
  ladder: (game: string) => call<Ladder>('GET', `ratings/${at(game)}`),
  rules: (game: string, lang: string) => call<RulebookPage>('GET', `rules/${at(game)}/${lang}`),
  examples: (game: string, clause: string) => call<Examples>('GET', `scenarios/${at(game)}/${at(clause)}`),
  lesson: (game: string) => call<Lesson>('GET', `lessons/${at(game)}`),
  try: (form: Form<TryForm>) => call<Tried>('POST', 'try', form),
};
