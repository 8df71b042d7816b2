// A table for who plays alone, in the page: a fold over its log, and what may be added to it. It tells what happens in
// the messages of the protocol, as a server would, so that nothing that shows a table knows where it comes from.
// igroteka/table is the model: the same log makes the same table.
import type { Engine, Order, ToldRow } from '../engine/engine';
import { Luck } from '../lib/luck';
import { ordered, possible, standing, type Given } from './orders';
import type { Doing, Eyes, Origin, StateChanged, ActionTold, TableInfo, View } from '../lib/protocol';

/** What is kept of a table: everything follows from it. */
export interface Kept {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  seats: Seat[];
  opened: number;
  secret: string;
  log: Entry[];
  rematch: string | null;
  /** What is allowed here; nothing said: all of it. */
  terms?: { hints: boolean; take_back: boolean };
  /** The game that this one goes on from, and after how many of its actions. */
  origin?: Origin | null;
  /** Of a game that was played elsewhere: what its record says beside the game's own lines. */
  header?: Record<string, string>;
  /** Its number where it is kept on a server, too. */
  shared?: string;
  /** My clear mistakes, once the bots have looked at the game. */
  mistakes?: Mistake[];
  /** What follows from the rest, for who has no rules to let it follow: all actions, and how it stands in lists. */
  texts?: string[];
  summary?: TableInfo;
  /** What was answered ahead, by seat. */
  orders?: Record<number, Given>;
}
/** A decision that cost something: what it was about (a reason of the game's advice for the best move), and how much. */
export interface Mistake { ply: number; theme: string; loss: number }
/** What was missed in a game. */
export interface Missed { id: string; mistakes: Mistake[] }
/** Whose a seat is: mine, a bot's (it has no name) or, in a game that was played elsewhere, somebody's. */
export interface Seat { mine: boolean; name: string; level: string; salt: string }
/** One line of the log: an action, a choice that the others do not see yet, a take-back; or what was played elsewhere. */
export interface Entry { kind: 'move' | 'choice' | 'chance' | 'back' | 'given'; seat: number | null; text: string }

export interface Action { seat: number | null; text: string; number: number; group: number; epoch: number; before: Uint8Array; told: ToldRow[]; /** How it stood then, where there was something to see. */ views: string[] | null }

export class Refusal extends Error {
  constructor(readonly key: string, readonly details: Record<string, string | number> = {}, readonly clause: string | null = null) { super(key); }
}

export class SoloTable {
  readonly actions: Action[] = [];
  readonly mine: number[];
  #opening: ToldRow[] = [];
  #choices = new Map<number, string>();
  #doings: { number: number; what: Doing['what']; seat: number | null }[] = [];
  #group = 0;
  #epoch = 0;
  #luck: Luck;

  constructor(readonly engine: Engine, readonly kept: Kept) {
    this.mine = kept.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
    this.#luck = new Luck(kept.secret, kept.seats.map(({ salt }) => salt));
    const log = kept.log.splice(0);
    this.#begin();
    log.forEach((entry) => this.#follow(entry, false));
  }

  #begin(): void {
    this.#opening = this.engine.begin(this.kept.options);
    this.actions.length = 0;
  }

  get ply(): number { return this.actions.length; }
  get length(): number { return this.kept.log.length + 1; } // the first entry is the start
  /** How many actions were played elsewhere, before this table's own. */
  get given(): number {
    const own = this.kept.log.findIndex(({ kind }) => kind !== 'given');
    return own < 0 ? this.kept.log.length : own;
  }
  get epoch(): number { return this.#epoch; }
  get over(): boolean { return this.engine.actor === null; }
  /** The seats that are asked now, those included that have chosen. */
  get acting(): number[] { return this.engine.actor === 'chance' ? [] : this.engine.actors; }
  get botsToMove(): number[] { return this.acting.filter((seat) => !this.kept.seats[seat]!.mine && !this.#choices.has(seat)); }
  get choices(): ReadonlyMap<number, string> { return this.#choices; }
  botSeed(seat: number): bigint { return this.#luck.seed(this.#epoch, this.ply, seat); }

  // --- the fold ------------------------------------------------------------------------------------

  #follow(entry: Entry, looking = true): void {
    const number = this.kept.log.length + 1;
    this.kept.log.push(entry);
    if (entry.kind === 'back') return this.#takeBack(entry.seat!, number);
    if (entry.kind === 'chance') return this.#act(entry.seat, entry.text, number, looking);
    if (entry.kind === 'move' || entry.kind === 'given') {
      this.#group = number;
      return this.#act(entry.seat, entry.text, number, looking);
    }
    const all = this.acting.length;
    this.#choices.set(entry.seat!, entry.text);
    if (this.#choices.size < all) return;
    const chosen = [...this.#choices].sort(([a], [b]) => a - b);
    this.#choices.clear();
    this.#group = number;
    for (const [seat, text] of chosen) this.#act(seat, text, number, looking);
  }

  #act(seat: number | null, text: string, number: number, looking: boolean): void {
    const before = this.engine.snapshot();
    const told = this.engine.play(text, seat ?? 'chance');
    if (!told) throw new Refusal('move-refused');
    const views = looking && this.engine.worthALook(told) ? this.#eyes.map((eyes) => this.engine.view(eyes ?? -1)) : null;
    this.actions.push({ seat, text, number, group: this.#group, epoch: this.#epoch, before, told, views });
  }

  #takeBack(seat: number, number: number): void {
    const group = this.actions.findLast((action) => action.seat === seat)!.group;
    const left = this.actions.filter((action) => action.group < group);
    this.#begin();
    this.#choices.clear();
    for (const action of left) this.#act(action.seat, action.text, action.number, false);
    left.forEach((action, i) => Object.assign(this.actions[i]!, { group: action.group, epoch: action.epoch }));
    this.#epoch += 1;
    this.#doings.push({ number, what: 'taken-back', seat });
  }

  // --- what may be added to the log ----------------------------------------------------------------

  /** Chance goes on until somebody has to decide. */
  goOn(): void {
    while (this.engine.actor === 'chance') {
      const text = this.#luck.drawn(this.#epoch, this.ply, [...this.engine.chance()]);
      this.#follow({ kind: 'chance', seat: null, text });
    }
  }

  /** What was played elsewhere and is gone on with here. */
  give(actions: readonly Pick<Action, 'seat' | 'text'>[]): void {
    for (const { seat, text } of actions) this.#follow({ kind: 'given', seat, text }, false);
  }

  /** Whoever is at this device acts for seats of his own alone. */
  checkMine(seat: number): void {
    if (!this.mine.includes(seat)) throw new Refusal('seat-not-yours', { seat: seat + 1 });
  }

  /** A move of whoever sits there, with all that chance brings then. */
  move(seat: number, text: string, ply: number): void {
    if (ply !== this.ply && !this.over) throw new Refusal('move-stale', { move: text });
    this.whyNot(seat, text);
    this.#follow({ kind: this.acting.length > 1 ? 'choice' : 'move', seat, text: this.engine.canonical(text) });
    this.goOn();
    this.#obey();
  }

  /** Refuses what may not be played, and says why; changes nothing. */
  whyNot(seat: number, text: string): void {
    if (this.acting.includes(seat) && this.engine.legal(seat).includes(this.engine.canonical(text))) return;
    const { key, clause, details } = this.engine.refusal(text, seat);
    const plain = Object.entries(details).map(([name, value]) => [name, typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value)] as const);
    throw new Refusal(key, Object.fromEntries(plain), clause);
  }

  takeBack(seat: number): void {
    if (this.over) throw new Refusal('table-over');
    if (this.kept.terms?.take_back === false) throw new Refusal('take-back-never');
    this.checkMine(seat);
    if (!this.actions.slice(this.given).some((action) => action.seat === seat)) throw new Refusal('take-back-nothing');
    this.#follow({ kind: 'back', seat, text: '' });
  }

  /** Who has nothing to decide gets no hint, and nobody does where none are given. */
  checkHint(seat: number): void {
    if (this.kept.terms?.hints === false) throw new Refusal('hint-never');
    this.checkMine(seat);
    if (!this.acting.includes(seat)) throw new Refusal('hint-turn', { seat: seat + 1 });
    if (!this.engine.thinks) throw new Refusal('hint-none');
  }

  // --- looking at it -------------------------------------------------------------------------------

  get #eyes(): (number | null)[] { return this.mine.length ? this.mine : [null]; }

  /** How the game stands since an entry of the log, as a server would tell it; since 0: all of it. */
  state(since: number): StateChanged {
    const { engine } = this;
    const acting = this.acting;
    const fresh = since === 0;
    return {
      type: 'state', seq: this.length, since, ply: this.ply,
      eyes: this.#eyes.map((seat, i) => this.#seen(seat, i, since, acting)),
      acting, decided: [...this.#choices.keys()].sort((a, b) => a - b),
      doings: this.#doings.filter(({ number }) => !fresh && number >= since).map(({ what, seat }) => ({ what, seat, reason: null, level: null })),
      deadlines: [], votes: [], take_back: null,
      over: this.over, scores: engine.scores, winners: engine.winners, now: Date.now() / 1000, pleas: 0, taken_back: [],
    };
  }

  #seen(seat: number | null, index: number, since: number, acting: readonly number[]): Eyes {
    const news = this.actions.map((action, ply) => ({ action, ply })).filter(({ action }) => action.number >= since);
    const steps = news.map(({ action, ply }, i): ActionTold => ({
      ply, seat: action.seat, move: this.engine.shown(action.text, action.seat ?? 'chance', action.before, seat ?? -1),
      events: this.engine.events(ply === 0 && since === 0 ? [...this.#opening, ...action.told] : action.told, seat ?? -1),
      view: since > 0 && i < news.length - 1 && action.views ? (JSON.parse(action.views[index]!) as View) : null,
    }));
    const chosen = seat === null ? undefined : this.#choices.get(seat);
    const asked = seat !== null && acting.includes(seat);
    return {
      seat, chosen: chosen ?? null, steps,
      legal: asked ? this.engine.legal(seat) : [], answers: asked ? this.engine.asked(seat).answers : [],
      ...this.#orders(seat),
      ...this.#afterChoice(seat, chosen, () => ({ view: JSON.parse(this.engine.view(seat ?? -1)) as View, asked: asked ? this.engine.asked(seat).asked : null })),
    };
  }

  // --- standing orders -----------------------------------------------------------------------------

  /** A seat answers ahead, or takes that back. */
  order(seat: number, name: string | null): void {
    this.checkMine(seat);
    const given = { ...this.kept.orders };
    delete given[seat];
    const made = name === null ? null : ordered(this.engine.facts.orders, this.#view(seat), seat, name);
    if (name !== null && !made) throw new Refusal('order-not-now');
    this.kept.orders = made ? { ...given, [seat]: made } : given;
    this.#obey();
  }
  /** Who has answered ahead moves as soon as he is asked; nobody else is here who waits or wonders. */
  #obey(): void {
    for (let seat = this.#asksOrdered(); seat !== undefined; seat = this.#asksOrdered()) {
      this.#follow({ kind: this.acting.length > 1 ? 'choice' : 'move', seat, text: this.#order(seat)!.move });
      this.goOn();
    }
  }
  #asksOrdered(): number | undefined {
    return this.acting.find((seat) => !this.#choices.has(seat) && this.engine.legal(seat).includes(this.#order(seat)?.move ?? ''));
  }
  #order(seat: number): Order | null {
    const given = this.kept.orders?.[seat];
    return given ? standing(this.engine.facts.orders, this.#view(seat), seat, given) : null;
  }
  #view(seat: number): View { return JSON.parse(this.engine.view(seat)) as View; }
  #orders(seat: number | null): Pick<Eyes, 'orders' | 'order'> {
    const { orders } = this.engine.facts;
    if (seat === null || !orders.length || this.over) return { orders: [], order: null };
    const view = this.#view(seat);
    return { orders: possible(orders, view, seat).map(({ name }) => name), order: this.#order(seat)?.name ?? null };
  }

  /** What is to be seen by a seat's eyes; its own choice, which the others cannot see yet, is seen as made. */
  #afterChoice<T>(seat: number | null, choice: string | undefined, look: () => T): T {
    if (seat === null || choice === undefined) return look();
    const before = this.engine.snapshot();
    this.engine.play(choice, seat);
    const seen = look();
    this.engine.restore(before);
    return seen;
  }
}
