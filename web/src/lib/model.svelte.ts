// A table as the page shows it, wherever it comes from: a live game, a replay, an example of the rulebook.
import type { Told } from './finale';
import { pageOf } from './games';
import type { ChatLine, HintLine, Measure, Phrase, Refusal, TableInfo, TakeBackAsked, VoteOpen } from './protocol';
import { Pacing } from './pacing';
import type { GameEvent, GameId, Person, View } from './types';
import { sayOf } from './people';
import { phrased } from './moves';
import { say, type Details } from './words.svelte';

export type Line =
  | { id: number; kind: 'event'; event: GameEvent }
  | { id: number; kind: 'note'; text: () => string };

/** What somebody may do: the moves, the question, and what each of the moves is called. */
export interface Choice {
  legal: readonly string[];
  asked: Phrase | null;
  answers: readonly Phrase[];
}
export const NO_CHOICE: Choice = { legal: [], asked: null, answers: [] };

/** One thing that happens on the table: the view after it and the events that tell it. */
export interface Step extends Choice {
  view: View;
  events: readonly GameEvent[];
  seat: number | null;
  move: string | null;
}

export abstract class TableModel {
  game: GameId = $state('');
  seat: number | null = $state(null);
  people: readonly Person[] = $state.raw([]);
  view: View | null = $state.raw(null);
  /** How it stood before `events`; null where what lies between has not been seen: then there is nothing to play. */
  before: View | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  acting: readonly number[] = $state.raw([]);
  decided: readonly number[] = $state.raw([]);
  chosen: string | null = $state(null);
  /** Nothing plays any more: all that has happened has been shown. */
  settled = $state(true);
  /** All that was told of the game so far, each with the position that it led to. */
  story: readonly Told[] = $state.raw([]);

  sending: string | null = $state(null);
  refusal: Pick<Refusal, 'sentence' | 'clause'> | null = $state(null);
  hint: readonly HintLine[] | null = $state(null);
  /** What the hint's moves differ in. */
  measure: Measure = $state('chance');
  hinting = $state(false);
  /** The move that the hint rings; where it makes no difference, none. */
  get best(): string | undefined { return this.measure === 'nothing' ? undefined : this.hint?.[0]?.move; }
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** Guests whose words I do not want to read. */
  muted: ReadonlySet<string> = $state.raw(new Set());
  info: TableInfo | null = $state.raw(null);
  deadlines: Readonly<Record<number, number>> = $state.raw({});
  skew = $state(0);
  votes: readonly VoteOpen[] = $state.raw([]);
  takeBack: TakeBackAsked | null = $state.raw(null);
  /** What can be answered ahead now, by name, and what has been. */
  orders: readonly string[] = $state.raw([]);
  order: string | null = $state(null);
  readonly pacing = new Pacing();

  abstract readonly kind: 'live' | 'replay' | 'example';
  /** Hints can be had at this table, if not now. */
  get givesHints(): boolean { return false; }
  get canHint(): boolean { return false; }
  get canUndo(): boolean { return false; }
  get canChat(): boolean { return false; }
  /** Several people share this device. */
  get hot(): boolean { return false; }

  abstract move(text: string): void;
  /** Asks the rules why this move may not be made; the answer is a refusal, and nothing changes. */
  why(_text: string): void {}
  askHint(): void {}
  askUndo(): void {}
  answerUndo(_yes: boolean): void {}
  /** Answers ahead, as long as the same is asked; null: no longer. */
  giveOrder(_name: string | null): void {}
  vote(_seat: number, _yes: boolean): void {}
  back(): void {}
  /** Somebody has seen enough: what is shown ends, and all that is not up to him goes faster; or he lets go. */
  hurry(on: boolean): void { this.pacing.hurry(on); }
  speak(_text: string): void {}
  react(_reaction: string): void {}
  mute(_guest: string, _on: boolean): void {}

  /** What is not lit can be tapped as well, and the rules say why it is not: at a table where I play. */
  get explains(): boolean { return this.kind !== 'replay' && this.seat !== null && !this.over; }
  get myTurn(): boolean { return this.legal.length > 0; }
  get names(): string[] { return this.people.map((person) => person.name); }

  // --- what is shown whole -------------------------------------------------------------------

  #open: Choice = $state.raw(NO_CHOICE);
  #ended = $state(false);
  #told: readonly Line[] = $state.raw([]);
  #holds = $state(0);
  #hushed: readonly GameEvent[] = $state.raw([]);
  #waiting: (() => void)[] = [];

  /** What I may do: nothing, while something is still being shown. */
  get legal(): readonly string[] { return this.held ? NO_CHOICE.legal : this.#open.legal; }
  offer({ legal, asked, answers }: Choice): void { this.#open = { legal, asked, answers }; }
  /** What I am asked; `more` is what only the board knows, such as the die in hand. */
  question(more: Details = {}): string { return this.#open.asked ? phrased(this.#open.asked, null, more) : ''; }
  /** What a move of mine is called. */
  answer(move: string): Phrase | null { return this.#open.answers[this.#open.legal.indexOf(move)] ?? null; }
  /** The same on a button. */
  button(move: string): string {
    const called = this.answer(move);
    return called ? phrased(called, 'button') : move;
  }
  get over(): boolean { return this.#ended && !this.held; }
  set over(ended: boolean) { this.#ended = ended; }
  /** What has been told; what is about to be seen is told afterwards. */
  get lines(): readonly Line[] {
    const heard = this.#hushed.length ? this.#told.findIndex((line) => line.kind === 'event' && this.#hushed.includes(line.event)) : -1;
    return heard < 0 ? this.#told : this.#told.slice(0, heard);
  }

  get held(): boolean { return this.#holds > 0; }
  /** Something is shown that must be seen whole: nothing else happens until what comes back is called. */
  hold(): () => void {
    this.#holds += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      if (!this.#holds) for (const go of this.#waiting.splice(0)) go();
    };
  }
  /** These events are not told before what comes back is called. */
  hush(events: readonly GameEvent[]): () => void {
    this.#hushed = events;
    return () => { this.#hushed = []; };
  }
  protected whenSeen(go: () => void): void {
    if (this.held) this.#waiting.push(go);
    else go();
  }

  #lineIds = 0;
  protected tell(events: readonly GameEvent[]): void {
    const { quiet } = pageOf(this.game);
    const told = events.filter((event) => !quiet.includes(event.event)).map((event): Line => ({ id: ++this.#lineIds, kind: 'event', event }));
    this.#told = [...this.#told.slice(-400 + Math.min(told.length, 400)), ...told];
  }
  /** Whether the line divides the log: a round begins, a deal. */
  divides(event: GameEvent): boolean { return pageOf(this.game).divides.includes(event.event); }
  protected note(text: () => string): void {
    this.#told = [...this.#told, { id: ++this.#lineIds, kind: 'note', text }];
  }
  protected forget(): void {
    this.#told = [];
  }

  words(line: Line): string {
    return line.kind === 'note' ? line.text() : eventWords(this.game, line.event, this.people);
  }
}

/** An event in words, from the game's own catalogue. */
export function eventWords(game: string, event: GameEvent, people: readonly Pick<Person, 'name' | 'you'>[]): string {
  const details: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'event' || key === 'clause' || key === 'seat') continue;
    details[key] = value === null ? 'hidden' : Array.isArray(value) ? value.join(', ') : typeof value === 'number' ? value : String(value);
  }
  for (const [key, spell] of Object.entries(pageOf(game).spelt ?? {})) if (typeof details[key] === 'string') details[key] = spell(details[key]);
  const key = `event-${game}-${event.event}`;
  return event.seat === null || event.seat === undefined ? say(key, details) : sayOf(key, people[event.seat], details);
}

/** A table that shows given steps: replays, examples, lessons. */
export class ShownTable extends TableModel {
  readonly kind: 'replay' | 'example';
  onmove: (text: string) => void = () => {};
  onwhy: (text: string) => void = () => {};
  constructor(kind: 'replay' | 'example', game: GameId, people: readonly Person[]) {
    super();
    this.kind = kind;
    this.game = game;
    this.people = people;
  }
  /** `forward`: the step is made now, and what it brings is seen; else the table stands as it stood after it, at once. */
  show(step: Step, history: readonly GameEvent[] = [], forward = true): void {
    this.forget();
    this.tell(history);
    this.tell(step.events);
    this.before = forward ? this.view : null;
    this.view = step.view;
    this.offer(step);
    this.events = forward ? step.events : [];
    this.over = step.view.winners !== null;
    this.acting = typeof step.view.actor === 'number' ? [step.view.actor] : [];
    this.refusal = null;
    this.sending = null;
  }
  move(text: string): void {
    this.onmove(text);
  }
  override why(text: string): void {
    this.onwhy(text);
  }
}
