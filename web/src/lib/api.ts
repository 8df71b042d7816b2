// The server over HTTP. An answer that is not 2xx becomes a Refused error that holds a sentence for people.
import type {
  Addresses, AnalysisProgress, Blocked, Book, BotList, BringForm, Daily, DayResults, DeviceForm, Examples, FreeSeats, GoOnForm, GuestForm, Home, Ladder, Lesson, Me, MeetForm, MoveLink, NewBot, PlayerPage, PushKey, Refusal, ReportForm, RulebookPage, RungDevice, SeatChangeForm, SitForm, TableForm, TableInfo, TableReplay, Tried, TryForm, WebhookSet,
} from './protocol';
import { USUAL_LEVEL } from './protocol';
import { beSomebody, me } from './me.svelte';
import { missedIn } from './missed';
import { hasServer, heard } from './reach.svelte';
import { base } from './router.svelte';
import { isSolo, solo, SoloRefusal } from './solo';
import { seatName } from './people';
import type { Deal } from '../solo/deals';
import type { Trial } from '../solo/trying';
import { BUILD } from './version.svelte';
import { has, language, openSentences, say } from './words.svelte';

export class Refused extends Error {
  constructor(readonly status: number, readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}
/** The server could not be reached at all. */
export class Unreachable extends Error {}
/** Why something did not come: the server's own sentence, if it gave one. */
export const whyNot = (problem: unknown): string => (problem instanceof Refused ? problem.message : say('offline'));

/** What may be left out of a form: the server has a value for it. */
type Form<T> = { [K in keyof T]?: T[K] };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!hasServer) throw new Unreachable();
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

/** A book is as the build made it: the service worker keeps it, and any host can serve it as a file. */
async function printed(path: string): Promise<Book> {
  const answer = await fetch(`${base}api/${path}.json?${BUILD}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Book) : call('GET', path); // the server says why there is none
}
const books = new Map<string, Promise<Book>>();
/** A rulebook with all its examples and the lesson. */
function book(game: string, lang: string): Promise<Book> {
  const path = `book/${at(game)}/${lang}`;
  const found = books.get(path) ?? printed(path);
  books.set(path, found);
  found.catch(() => books.delete(path)); // it may come another time
  return found;
}
async function examples(game: string, clause: string): Promise<Examples> {
  const found = (await book(game, language())).examples.find((one) => one.clause === clause);
  return found ?? { game, clause, examples: [] };
}

/** A table that needs nobody else is laid in the page itself. */
export const isForOne = (form: Form<TableForm>): boolean =>
  form.start === true && (form.seats ?? []).every((seat) => seat.mine || seat.kind === 'bot') && !form.rated && !form.listed && !form.watch_delay && (form.clock?.kind ?? 'none') === 'none';
const myName = (): string => me()?.name ?? say('you');

/** What a worker of the page answers, with its refusals in words. */
async function here<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (problem) {
    if (!(problem instanceof SoloRefusal)) throw problem;
    const { key, details } = problem;
    if (!has(`solo-${key}`)) await openSentences();
    throw new Refused(key === 'table-unknown' ? 404 : 409, { key, sentence: say(has(`solo-${key}`) ? `solo-${key}` : `error-${key}`, details), clause: null, details });
  }
}
const namesAt = async (id: string): Promise<string[]> => {
  const { seats } = await solo.table(id);
  return seats.map((seat) => seatName(seat, seats));
};

const at = encodeURIComponent;
/** Shares in the shuffles come when others are to be played with: who plays alone needs none. */
const shares = (): Promise<typeof import('./shares')> => import('./shares').catch(() => { throw new Unreachable(); });
/** Comes to a table, with the seal of a share of my own in its shuffles. */
async function sat(path: string, form: object, id?: string): Promise<TableInfo> {
  const { keep, keptShare, newShare, satAt, sealOf } = await shares();
  const share = (id && keptShare(id)) || newShare();
  if (id) keep(id, share);
  const info = await call<TableInfo>('POST', path, { ...form, seal: share.seed && sealOf(share.seed) });
  satAt(info, share);
  return takePart(info);
}
/** Seals my share, or lays it open, where it is time for that. */
async function takePart(info: TableInfo): Promise<TableInfo> {
  const next = (await shares()).nextStep(info);
  if (!next) return info;
  try {
    return await call<TableInfo>('POST', `tables/${at(info.id)}/${next.step}`, next.form);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return call<TableInfo>('GET', `tables/${at(info.id)}`); // it has gone on meanwhile
  }
}

/** Lays a table: one for those who sit at this device here, at once; one where others may come, watch or be rated on the server. */
async function open(form: Form<TableForm>): Promise<TableInfo> {
  if (!isForOne(form)) return sat('tables', form);
  try {
    return await here(solo.open(form, myName()));
  } catch (problem) {
    if (!isMissing(problem)) throw problem;
    return beSomebody().then(() => sat('tables', form)).catch((other: unknown) => {
      throw other instanceof Unreachable ? problem : other;
    });
  }
}
/** The rules are not in this page: they have not come yet, or not whole, or the browser is too old for them. */
export const isMissing = (problem: unknown): boolean => problem instanceof Refused && problem.refusal.key.startsWith('engine-');

/** A game of this device goes on at the server, or is kept there if it is over; bots keep their seats until a friend comes. */
async function bring(id: string): Promise<TableInfo> {
  const { seats, status } = await here(solo.table(id));
  const mine = seats.some((seat) => seat.mine) ? seats.map((seat) => seat.mine) : seats.map((_, seat) => seat === 0);
  const form: Omit<BringForm, 'salt' | 'seal'> = {
    record: await here(solo.record(id, await namesAt(id))),
    seats: seats.map((seat, i) => ({ kind: mine[i] ? 'open' : status === 'over' ? 'bot' : 'friend', level: seat.level ?? USUAL_LEVEL, mine: mine[i]!, name: mine[i] ? seat.name : null })),
  };
  return sat('bring', form);
}
/** Where a game is on the server: it is brought there if it is only on this device. */
async function there(id: string): Promise<string> {
  if (!isSolo(id)) return id;
  const known = await here(solo.shared(id));
  if (known && (await call<TableInfo>('GET', `tables/${at(known)}`).catch(() => null))) return known;
  return (await here(solo.shared(id, (await bring(id)).id)))!;
}
/** A running game of this device becomes one of the server's. */
async function openToFriends(id: string): Promise<TableInfo> {
  const table = await bring(id);
  await solo.remove(id);
  return table;
}

/** What comes of a move in an example, or why it may not be made: the rules in the page know, else the server. */
async function tryOut(form: Form<TryForm> & Pick<Trial, 'game' | 'options' | 'history' | 'move' | 'seat' | 'seen_by' | 'seed'>, record: string): Promise<Tried> {
  return (await solo.try({ ...form, record }).catch(() => null)) ?? call<Tried>('POST', 'try', form);
}

export const api = {
  me: () => call<Me>('GET', 'me'),
  comeIn: (form: GuestForm) => call<Me>('PUT', 'me', form),
  goOut: () => call<void>('POST', 'me/out'),
  moveLink: () => call<MoveLink>('POST', 'me/link'),
  claim: (code: string) => call<Me>('POST', 'me/claim', { code }),
  webhook: (url: string) => call<WebhookSet>('PUT', 'me/webhook', { url }),
  pushKey: () => call<PushKey>('GET', 'push'),
  device: (id: string) => call<RungDevice>('GET', `me/devices/${at(id)}`),
  ring: (form: DeviceForm) => call<RungDevice>('PUT', 'me/devices', form),
  home: () => call<Home>('GET', 'home'),
  open,
  openToFriends,
  /** The number of a table on the server that shows this game to whoever has its link. */
  there,
  table: (id: string) => (isSolo(id) ? here(solo.table(id)) : call<TableInfo>('GET', `tables/${at(id)}`)),
  sit: (id: string, form: Form<SitForm>) => sat(`tables/${at(id)}/sit`, form, id),
  takePart,
  seats: (id: string, invitation: string | null) => call<FreeSeats>('GET', `tables/${at(id)}/seats${invitation ? `?invitation=${at(invitation)}` : ''}`),
  meet: (form: Form<MeetForm>) => sat('meet', form),
  invite: (id: string, guest: string) => call<TableInfo>('POST', `tables/${at(id)}/invite`, { guest }),
  addresses: () => call<Addresses>('GET', 'addresses'),
  leave: (id: string) => call<TableInfo>('POST', `tables/${at(id)}/leave`, {}),
  remove: (id: string) => here(solo.remove(id)),
  /** The game that was removed last is there again. */
  putBack: () => here(solo.putBack()),
  seat: (id: string, form: SeatChangeForm) => call<TableInfo>('POST', `tables/${at(id)}/seat`, form),
  start: async (id: string, fill: boolean) => takePart(await call<TableInfo>('POST', `tables/${at(id)}/start`, { fill })),
  goOn: (id: string, form: Form<GoOnForm> & Pick<GoOnForm, 'ply' | 'seat'>) => (isSolo(id) ? here(solo.goOn(id, form.ply, form.seat, myName())) : sat(`tables/${at(id)}/go-on`, form)),
  rematch: (id: string) => (isSolo(id) ? here(solo.rematch(id)) : sat(`tables/${at(id)}/rematch`, {})),
  replay: async (id: string, seat: string) => (isSolo(id) ? here(solo.replay(id, seat, await namesAt(id))) : call<TableReplay>('GET', `tables/${at(id)}/replay?seat=${at(seat)}`)),
  record: async (id: string) => here(solo.record(id, await namesAt(id))),
  /** What a finished game was drawn from: its record, played once more by the rules in the page. */
  shuffles: async (id: string) => here(solo.shuffles(isSolo(id) ? await solo.record(id, await namesAt(id)) : await call<string>('GET', `tables/${at(id)}/record`))),
  /** The whole of a finished game, to be put behind the # of a link. */
  link: async (id: string) => here(solo.link(id, await namesAt(id))),
  /** What such a link carries, as a table to look at. */
  follow: (link: string) => here(solo.follow(link)),
  /** A record as a table of this device. */
  readRecord: (text: string) => here(solo.bring(text)),
  analyse: (id: string) => (isSolo(id) ? here(solo.analyse(id)) : call<AnalysisProgress>('POST', `tables/${at(id)}/analysis`)),
  analysis: (id: string) => (isSolo(id) ? here(solo.analysis(id)) : call<AnalysisProgress>('GET', `tables/${at(id)}/analysis`)),
  /** What I tend to get wrong in a game: alone on this device, and with others as far as it remembers. */
  tendencies: (game: string) => here(solo.tendencies(game, missedIn(game))),
  myBots: () => call<BotList>('GET', 'me/bots'),
  makeBot: (name: string) => call<NewBot>('POST', 'me/bots', { name }),
  endBot: (id: string) => call<BotList>('DELETE', `me/bots/${at(id)}`),
  /** Bots of people's own that may be invited just now; nobody's where nobody can tell. */
  bots: () => call<BotList>('GET', 'bots').then(({ bots }) => bots, () => []),
  blocked: () => call<Blocked>('GET', 'me/blocked'),
  block: (guest: string) => call<Blocked>('PUT', `me/blocked/${at(guest)}`),
  unblock: (guest: string) => call<Blocked>('DELETE', `me/blocked/${at(guest)}`),
  /** Tells the host about somebody. */
  report: (id: string, form: ReportForm) => call<void>('POST', `tables/${at(id)}/report`, form),
  daily: () => call<Daily>('GET', 'daily'),
  dayResults: (day: number, game: string) => call<DayResults>('GET', `daily/${day}/${at(game)}`),
  bringDay: async (id: string) => call<DayResults>('POST', 'daily', { record: await here(solo.record(id, await namesAt(id))) }),
  /** A game with the luck of a day; the same table for whoever comes back to it. */
  deal: (deal: Deal) => here(solo.deal(deal, myName())),
  byMaster: (deal: Deal) => here(solo.byMaster(deal)),
  player: (id: string) => call<PlayerPage>('GET', `players/${at(id)}`),
  /** Who is best; with `bots` the list apart of bots of people's own. */
  ladder: (game: string, bots = false) => call<Ladder>('GET', `ratings/${at(game)}${bots ? '?bots=true' : ''}`),
  rules: async (game: string, lang: string): Promise<RulebookPage> => (await book(game, lang)).rulebook,
  examples,
  lesson: async (game: string): Promise<Lesson> => (await book(game, language())).lesson,
  try: tryOut,
};
