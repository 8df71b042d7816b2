// A game's compiled rules in the page: the same functions that a server calls, on one desk in the module's memory.
// Nothing here knows a game: what there is to know lies beside the module (igroteka/browser/building.py).
import { reader } from '../lib/notation';
import { MOST_SEATS, type GameEvent, type LikelyStep, type Phrase } from '../lib/protocol';

/** What the search thinks for, as igroteka/bots/search.py has them: the chances of a hint or an analysis, or a bot's move. */
export const MEASURES = 0;
export const PLAYS = 2;

/** What a told number means: its name, and the value for each number from -1 on; none: the number itself. */
interface Meaning { name: string; values: readonly unknown[] | null }
interface Tale { name: string; clause: string; x: Meaning | null; y: Meaning | null; private: boolean }

export type Option =
  | { kind: 'whole'; name: string; default: number; low: number; high: number; clause: string }
  | { kind: 'seat'; name: string; default: number; low: number; high: number; clause: string }
  | { kind: 'switch'; name: string; default: boolean; clause: string }
  | { kind: 'choice'; name: string; default: string; choices: readonly string[]; clause: string };

/** What is written beside a module. */
export interface Facts {
  id: string;
  version: number;
  fingerprint: string;
  options: readonly Option[];
  texts: readonly string[];
  /** The first so many actions are the players'. */
  choices: number;
  /** What a move can look like, by name, as regular expressions: igroteka/engine/move_forms.py. */
  forms: Readonly<Record<string, string>>;
  /** The signs between two numbers of a move, with room around them. */
  signs: string;
  /** The actions that somebody may not know, and what stands for them then. */
  secrets: readonly number[];
  hidden: readonly string[];
  tales: Readonly<Record<string, Tale>>;
  orders: readonly Order[];
  /** What is told without being worth a look of its own. */
  passing: readonly number[];
  reasons: Readonly<Record<string, string>>;
  /** Where things lie in memory, in bytes. */
  places: Readonly<Record<`found_${keyof typeof FOUND | 'best' | 'steps' | 'line'}` | 'sums' | 'story' | 'options' | 'seed' | 'menu' | 'ways' | 'points' | 'counts' | 'moves' | 'visits' | 'values' | 'record' | 'scratch' | 'end' | 'text' | 'tree', number>>;
  record: number;
  node: number;
  edge: number;
  mostMoves: number;
  levels: Readonly<Record<string, Strength>>;
  hints: HintMeasures;
}
/** What somebody can answer ahead: see igroteka/engine/orders.py. */
export interface Order { name: string; move: string; phases: readonly string[]; same: readonly string[]; unless: readonly string[] }
/** How long a hint is thought about, how many moves it names, and what counts as a difference: igroteka/bots/hints.py. */
export type HintMeasures = Readonly<Record<'playouts' | 'most' | 'longShot' | 'sure', number>>;
/** How long a level thinks, and how far it errs: see igroteka/bots/players.py. */
export interface Strength { playouts: number; error: number; limit: number }

/** What the rules told: a number of `tales`, a seat, two numbers more. */
export type ToldRow = readonly [number, number, number, number];
/** What is known of a move: see igroteka/bots/judge.py. */
export interface Heard { move: string; chance: number; loss: number; error: number; points: number; spread: number; playouts: number }
/** Why a move may not be made. */
export interface Forbidden extends Phrase { clause: string }
export interface Thought { move: string; chance: number; playouts: number }

interface Entries {
  begin(): number;
  sit(): number;
  actor(): number;
  seats(): number;
  list_moves(seat: number): number;
  list_chance(): number;
  count_ways(): number;
  play(seat: number, action: number): number;
  show_view(seat: number): number;
  ask(seat: number): number;
  call(seat: number, action: number): number;
  refuse(by: number, form: number, x: number, y: number): number;
  hide(by: number, action: number, seat: number): number;
  count_points(): number;
  imagine_for(seat: number): number;
  play_out(game: number): number;
  ponder(places: number): number;
  think_on(seat: number, playouts: number, purpose: number, places: number, room: number): number;
  list_thoughts(seat: number, places: number, room: number): number;
  advised(seat: number): number;
  reason_for(seat: number, action: number): number;
  detail_for(seat: number, action: number): number;
  begin_hearing(): number;
  hear_on(seat: number, played: number, playouts: number, places: number, room: number): number;
  go_to(seat: number, steps: number): number;
  keep_before(): number;
  weigh_on(first: number, playouts: number): number;
  part(): number;
  opens(): number;
}

const CHANCE = -1;
const NO_MOVE = -1;
/** What is found out about each move of a decision, and how it is written down. */
const FOUND = { actions: Int16Array, chances: Float64Array, losses: Float64Array, errors: Float64Array, points: Float64Array, spreads: Float64Array, heard: Int32Array } as const;
const NOBODY = 13; // in place of a seat: one that no table has
const NONE = -1;
const OVER = -2;
const ALL_SEEING = -2;
const PAGE = 1 << 16;
const LEAST_PLACES = 1 << 8;

export type Actor = number | 'chance' | null;

export class Engine {
  #entries: Entries;
  #memory: WebAssembly.Memory;
  #actions: Map<string, number>;
  #reader = new TextDecoder();
  #read: ReturnType<typeof reader>;
  #forms: readonly string[];
  #signs: RegExp;
  #thinking = { seat: -1, purpose: MEASURES, places: 0, room: 0, visits: [] as readonly number[] };

  constructor(module: WebAssembly.Module, readonly facts: Facts) {
    const { places } = facts;
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(places.tree / PAGE) });
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, places.story); // it grows down, towards the module's data
    const instance = new WebAssembly.Instance(module, { env: { __linear_memory: this.#memory, __stack_pointer: stack, exp: Math.exp } });
    this.#entries = instance.exports as unknown as Entries;
    this.#read = reader(facts.forms);
    this.#forms = Object.keys(facts.forms);
    this.#signs = new RegExp(facts.signs, 'g');
    this.#actions = new Map(facts.texts.flatMap((text, action) => [[text, action], [text.toLowerCase(), action]]));
  }

  // --- a game ------------------------------------------------------------------------------------

  /** A game before its first action, which is chance's; what the rules tell of it. */
  begin(chosen: Readonly<Record<string, unknown>>): ToldRow[] {
    const { options, places, record } = this.facts;
    this.#bytes(places.record, record).fill(0);
    const given = new BigInt64Array(this.#memory.buffer, places.options, options.length);
    options.forEach((option, i) => { given[i] = BigInt(encoded(option, chosen[option.name] ?? option.default)); });
    this.#entries.begin();
    return this.#told();
  }

  /** The seat to act, chance, or null when the game is over. */
  get actor(): Actor {
    const actor = this.#entries.actor();
    return actor === CHANCE ? 'chance' : actor === OVER ? null : actor;
  }
  /** The seats that may act now: several while all choose at once. */
  get actors(): number[] { return seatsIn(this.#entries.seats()); }

  /** The moves of a seat that may act. */
  legal(seat: number): string[] { return this.#menu(this.#entries.list_moves(seat)); }

  /** What chance can bring, in order, and how many ways lead to each of it. */
  chance(): Map<string, number> {
    const count = this.#entries.list_chance();
    const ways = new BigInt64Array(this.#memory.buffer, this.facts.places.ways, count);
    return new Map(this.#menu(count).map((text, i) => [text, Number(ways[i])]));
  }
  /** How many equally likely ways chance has to go on. */
  get ways(): number { return this.#entries.count_ways(); }

  /** The move happens: what the rules tell of it; null: it may not be made, and nothing has changed. */
  play(text: string, seat: number | 'chance'): ToldRow[] | null {
    const action = this.#actions.get(text) ?? this.#actions.get(this.#asWritten(text));
    if (action === undefined || !this.#entries.play(seat === 'chance' ? CHANCE : seat, action)) return null;
    return this.#told();
  }

  /** The position as plain data, in JSON: all of it, or what one seat may know. */
  view(seat: number | null): string {
    return this.#written(0, this.#entries.show_view(seat ?? ALL_SEEING));
  }

  /** What a seat is asked, and what each of its moves is called, in their order. */
  asked(seat: number): { asked: Phrase; answers: Phrase[] } {
    const length = this.#entries.ask(seat);
    const end = Number(new BigInt64Array(this.#memory.buffer, this.facts.places.end, 1)[0]);
    return { asked: JSON.parse(this.#written(0, end)) as Phrase, answers: JSON.parse(this.#written(end, length)) as Phrase[] };
  }
  /** A move as the rules write it, however it was written; one that there is not stays as it is. */
  canonical(text: string): string {
    const action = this.#actions.get(text) ?? this.#actions.get(this.#asWritten(text));
    return action === undefined ? text : this.facts.texts[action]!;
  }
  /** What a move of a seat is called here, open or not; null: it is no player's move at all. */
  called(seat: number, text: string): Phrase | null {
    const action = this.#actions.get(this.#asWritten(text)) ?? this.facts.choices;
    return action < this.facts.choices ? (JSON.parse(this.#written(0, this.#entries.call(seat, action))) as Phrase[])[0]! : null;
  }

  /** Why a move may not be made by a seat, by chance, or, once all is over, by anybody. */
  refusal(text: string, by: Actor): Forbidden {
    const move = this.#asWritten(text);
    const { form, x, y, named } = this.#read(move) ?? { form: '', x: NONE, y: NONE, named: {} };
    const seat = by === 'chance' ? CHANCE : by === null ? OVER : by < this.#players ? by : NOBODY;
    const said = JSON.parse(this.#written(0, this.#entries.refuse(seat, this.#forms.indexOf(form), x, y))) as Forbidden;
    return { ...said, details: { move, ...named, ...said.details } };
  }

  /** An action, taken in the position of that snapshot, as one pair of eyes may know it now. */
  shown(text: string, by: number | 'chance', then: Uint8Array, eyes: number): string {
    const action = this.#actions.get(text)!;
    if (!this.facts.secrets.includes(action)) return text;
    this.#bytes(this.facts.places.scratch, this.facts.record).set(then);
    return this.facts.hidden[this.#entries.hide(by === 'chance' ? CHANCE : by, action, eyes)] ?? text;
  }

  get scores(): number[] {
    this.#entries.count_points();
    return this.#points;
  }
  /** Who has won; null until the game is over. */
  get winners(): number[] | null { return this.actor === null ? seatsIn(this.#entries.count_points()) : null; }

  /** The position, to be come back to. */
  snapshot(): Uint8Array { return this.#bytes(this.facts.places.record, this.facts.record).slice(); }
  restore(snapshot: Uint8Array): void {
    this.#bytes(this.facts.places.record, this.facts.record).set(snapshot);
    this.#entries.sit();
  }

  /** What was told, as events that one pair of eyes may know; null sees all. */
  events(told: readonly ToldRow[], eyes: number | null): GameEvent[] {
    return told.map(([number, seat, x, y]) => {
      const tale = this.facts.tales[number]!;
      const event: GameEvent = { event: tale.name, clause: tale.clause, seat: seat >= 0 ? seat : null };
      if (tale.x) event[tale.x.name] = tale.private && eyes !== null && eyes !== seat ? null : meant(tale.x, x);
      if (tale.y) event[tale.y.name] = meant(tale.y, y);
      return event;
    });
  }

  /** Whether there was something to see, where this was told. */
  worthALook(told: readonly ToldRow[]): boolean { return told.some(([number]) => !this.facts.passing.includes(number)); }

  /** Whether the game has advice, which its bots and hints come from. */
  get thinks(): boolean { return 'ponder' in this.#entries; }

  // --- bots --------------------------------------------------------------------------------------

  /** Draw anew what a seat cannot know: whoever thinks for it is handed nothing else. */
  imagine(seat: number, seed: bigint): void {
    this.#seed(seed);
    this.#entries.imagine_for(seat);
  }

  /** Begin to think about the position for a seat whose turn it is: to measure chances, or to play. */
  ponder(seat: number, seed: bigint, expected: number, purpose: number): void {
    const { places: at, node, edge, mostMoves } = this.facts;
    const places = Math.max(LEAST_PLACES, 2 ** (32 - Math.clz32(2 * expected + 2)));
    this.#thinking = { seat, purpose, places, room: places * 4 + mostMoves, visits: [] };
    const missing = at.tree + places * node + this.#thinking.room * edge - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    this.#seed(seed);
    this.#entries.ponder(places);
  }
  /** Add so many playouts; it can go on for as long as one likes. */
  think(playouts: number): void {
    const { seat, purpose, places, room } = this.#thinking;
    this.#entries.think_on(seat, playouts, purpose, places, room);
  }
  /** What came of it, the most tried move first. */
  thoughts(): Thought[] {
    const { seat, places, room } = this.#thinking;
    const count = this.#entries.list_thoughts(seat, places, room);
    const visits = new Int32Array(this.#memory.buffer, this.facts.places.visits, count);
    const values = new Float64Array(this.#memory.buffer, this.facts.places.values, count);
    return this.#menu(count, 'moves')
      .map((move, i) => ({ move, chance: values[i]! / Math.max(1, visits[i]!), playouts: visits[i]! }))
      .sort((a, b) => b.playouts - a.playouts || b.chance - a.chance);
  }
  /** After thinking: nothing is heard yet. */
  beginHearing(): void { this.#entries.begin_hearing(); }
  /** Hear the next move of the decision that was thought about for so many playouts; how many are left. */
  hearOn(played: string | null, playouts: number): number {
    const { seat, places, room } = this.#thinking;
    return this.#entries.hear_on(seat, played === null ? NO_MOVE : this.action(played), playouts, places, room);
  }
  /** What was heard of each move: the best first, the others by their chance. */
  heard(): Heard[] {
    const { buffer } = this.#memory;
    const { places, mostMoves, texts } = this.facts;
    const column = (name: keyof typeof FOUND): ArrayLike<number> => new FOUND[name](buffer, places[`found_${name}`], mostMoves);
    const [actions, chances, losses, errors, points, spreads, heard] = [column('actions'), column('chances'), column('losses'), column('errors'), column('points'), column('spreads'), column('heard')];
    const best = Number(new BigInt64Array(buffer, places.found_best, 1)[0]);
    const count = Array.from(heard).filter((times) => times > 0).length;
    const moves = Array.from({ length: count }, (_, i): Heard => ({ move: texts[actions[i]!]!, chance: chances[i]!, loss: losses[i]!, error: errors[i]!, points: points[i]!, spread: spreads[i]!, playouts: heard[i]! }));
    return [moves[best]!, ...moves.filter((_, i) => i !== best).sort((a, b) => b.chance - a.chance)];
  }

  /** What most often follows the best move that was heard, each step named in a world in which it happens; the position is lost. */
  likely(): LikelyStep[] {
    const { places, texts } = this.facts;
    const steps = Number(new BigInt64Array(this.#memory.buffer, places.found_steps, 1)[0]);
    return Array.from({ length: steps }, (_, step) => {
      const seat = this.#entries.go_to(this.#thinking.seat, step);
      const move = texts[Number(new BigInt64Array(this.#memory.buffer, places.found_line, steps)[step])]!;
      return { seat, move, called: this.called(seat, move)! };
    });
  }

  /** Which deal or round this is. */
  get part(): number { return this.#entries.part(); }
  /** Does the decision open what is counted within a deal or round? */
  get opens(): boolean { return this.#entries.opens() === 1; }
  /** The number of an action. */
  action(text: string): number { return this.#actions.get(text)!; }
  /** The position is the one before luck, which is weighed with this seed. */
  keepBefore(seed: bigint): void {
    this.#seed(seed);
    this.#entries.keep_before();
  }
  /** Weigh the luck that led to the position now in some more pairs of playouts, from number `first` on. */
  weighOn(first: number, playouts: number): void { this.#entries.weigh_on(first, playouts); }
  /** What so many pairs say: by how much luck changed each seat's chance, and how sure that is. */
  luck(players: number, pairs: number): { changes: number[]; errors: number[] } {
    const sums = new Float64Array(this.#memory.buffer, this.facts.places.sums, 2 * MOST_SEATS);
    const changes = Array.from(sums.slice(0, players), (sum) => sum / pairs);
    const errors = changes.map((mean, seat) => Math.sqrt(Math.max(sums[MOST_SEATS + seat]! / pairs - mean ** 2, 0) / pairs));
    return { changes, errors };
  }

  /** What the game's own advice would play. */
  advised(seat: number): string { return this.facts.texts[this.#entries.advised(seat)]!; }
  /** What speaks for a move: a word of the catalogues, and the number in its sentence. */
  reason(seat: number, move: string): { word: string; number: number } {
    const action = this.#actions.get(move)!;
    return { word: this.facts.reasons[this.#entries.reason_for(seat, action)]!, number: this.#entries.detail_for(seat, action) };
  }

  /** One of many random games from here, of the run that the seed names: points, winners, steps and decisions. */
  playOut(seed: bigint, game: number): { scores: number[]; winners: number; steps: number; decisions: number } {
    this.#seed(seed);
    const winners = this.#entries.play_out(game);
    const [steps, decisions] = new Int32Array(this.#memory.buffer, this.facts.places.counts, 2);
    return { scores: this.#points, winners, steps: steps!, decisions: decisions! };
  }

  // --- the desk ----------------------------------------------------------------------------------

  get #points(): number[] { return Array.from(new BigInt64Array(this.#memory.buffer, this.facts.places.points, this.#players), Number); }
  get #players(): number { return Number(new BigInt64Array(this.#memory.buffer, this.facts.places.options, 1)[0]); }

  /** What was written on paper, from one place to another. */
  #written(start: number, end: number): string { return this.#reader.decode(this.#bytes(this.facts.places.text + start, end - start)); }

  /** A move as notation has it, however generously it is spaced and capitalised. */
  #asWritten(text: string): string { return text.toLowerCase().trim().split(/\s+/).join(' ').replace(this.#signs, '$1'); }

  #bytes(at: number, length: number): Uint8Array { return new Uint8Array(this.#memory.buffer, at, length); }

  #seed(seed: bigint): void { new BigUint64Array(this.#memory.buffer, this.facts.places.seed, 1)[0] = BigInt.asUintN(64, seed); }

  #menu(count: number, place: 'menu' | 'moves' = 'menu'): string[] {
    const actions = new Int16Array(this.#memory.buffer, this.facts.places[place], count);
    return Array.from(actions, (action) => this.facts.texts[action]!);
  }

  #told(): ToldRow[] {
    const at = this.facts.places.story;
    const count = new Int32Array(this.#memory.buffer, at, 1)[0]!;
    const rows = new Int32Array(this.#memory.buffer, at + 4, 4 * count);
    return Array.from({ length: count }, (_, i): ToldRow => [rows[4 * i]!, rows[4 * i + 1]!, rows[4 * i + 2]!, rows[4 * i + 3]!]);
  }
}


function encoded(option: Option, value: unknown): number {
  if (option.kind === 'choice') return option.choices.indexOf(String(value));
  return Number(value);
}

function meant({ values }: Meaning, x: number): unknown {
  return values === null ? x : values[Math.min(x + 1, values.length - 1)];
}

function seatsIn(mask: number): number[] {
  return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (mask >>> seat) & 1);
}
