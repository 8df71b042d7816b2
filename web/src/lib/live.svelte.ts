// A live table: one socket that comes back by itself, a queue of steps, and what the person does.
import type { ClientMessage, Doing, Eyes, HintGiven, Refused, ServerMessage, StateChanged, TableInfo } from './protocol';
import { PROTOCOL } from './protocol';
import { tick } from 'svelte';
import { api } from './api';
import { pageOf } from './games';
import { NO_CHOICE, TableModel, type Choice, type Step } from './model.svelte';
import { loadsAnew, movedBefore, type UnderWay } from './older';
import { heard } from './reach.svelte';
import { refusalWords } from './refusals';
import { base } from './router.svelte';
import { linger, settings } from './settings.svelte';
import { proof, saw } from './shares';
import { haveSeen, lastRead, lastSeen } from './since';
import { isSolo, SoloSocket, type Pipe } from './solo';
import { play } from './sound';
import type { GameEvent, GameId } from './types';
import { sayOf, sitterOf } from './people';
import { language, openSentences, say } from './words.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'closing' | 'gone' | 'unknown' | 'old';
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;

/** How long a step stays that nobody has said anything about, in milliseconds. */
const USUAL = 260;
function dwell(game: GameId, step: Step): number {
  if (!step.events.length) return linger(60);
  const { stays } = pageOf(game);
  return linger(Math.max(USUAL, ...step.events.map((event) => stays[event.event] ?? 0)));
}

const RETOLD = 10_000; // milliseconds
const LONGEST_STEP = 1500;
const MOST_WATCHED = 30; // steps; who has missed more takes in the position

const choiceOf = ({ legal, asked, answers }: Eyes): Choice => ({ legal, asked, answers });

/** What happened, one view after the other; what a step without a view told belongs to the next one. */
function stepsOf(eyes: Eyes): Step[] {
  const steps: Step[] = [];
  let events: GameEvent[] = [];
  eyes.steps.forEach((step, i) => {
    const last = i === eyes.steps.length - 1;
    events.push(...step.events);
    const view = last ? eyes.view : step.view;
    if (!view) return;
    steps.push({ view, ...(last ? choiceOf(eyes) : NO_CHOICE), events, seat: step.seat, move: step.move });
    events = [];
  });
  return steps;
}

export class LiveTable extends TableModel {
  readonly kind = 'live';
  link: Link = $state('connecting');
  /** Seconds since the connection was lost, in milliseconds of the page's clock. */
  lostAt = $state(0);
  seats: readonly number[] = $state.raw([]);
  /** Of several seats on this device: behind the curtain until its person says so. */
  curtain: number | null = $state(null);
  reactions: readonly { id: number; seat: number | null; name: string; reaction: string }[] = $state.raw([]);
  state: StateChanged | null = $state.raw(null);
  /** What happened at a slow table since I was here is being told. */
  retelling = $state(false);
  winners: readonly number[] | null = $state.raw(null);

  #socket: Pipe | undefined;
  #me: string | null = null; // as whom the server knows me here
  #seq = 0;
  #told = 0; // milliseconds that each step of it stays
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #stopped = false;
  #queue: { step: Step; last: boolean }[] = [];
  #playing = false;
  #pending: UnderWay | null;
  #hurried = false; // the bots know, until a person is asked
  #movedOn = false; // something has been shown since my move was sent
  #advised: HintGiven | null = null; // the last hint
  #asked: string | null = null; // what I last wanted to know the reason of
  #ids = 0;
  #reactionIds = 0;

  constructor(readonly id: string) {
    super();
    this.#seq = lastSeen(id);
    this.#pending = movedBefore(id);
    this.#connect();
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
  }

  get givesHints(): boolean { return this.info?.hints === true && this.seat !== null && !this.over; }
  get canHint(): boolean { return this.givesHints && this.myTurn; }
  get canUndo(): boolean { return this.info?.take_back === true && this.seat !== null && !this.over && (this.state?.ply ?? 0) > 0 && !this.takeBack; }
  get canChat(): boolean { return !isSolo(this.id); }
  get hot(): boolean { return this.seats.length > 1; }

  // --- the socket ----------------------------------------------------------------------------

  #again = (): void => {
    if (this.link === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    const address = new URL(`${base}api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.search = `?protocol=${PROTOCOL}&lang=${language()}${this.#seq ? `&after=${this.#seq}` : ''}`;
    const socket: Pipe = isSolo(this.id) ? new SoloSocket(this.id) : (new WebSocket(address) as Pipe);
    this.#socket?.close();
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
    socket.onopen = () => {
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#send({ type: 'ping', n: ++this.#ids }), PING_EVERY);
    };
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    if (this.#stopped || this.link === 'gone' || this.link === 'unknown' || this.link === 'old') return;
    if (code === 4404) this.link = 'unknown';
    else if (code === 4426) this.#old();
    else {
      if (this.link !== 'closing') this.link = 'lost';
      this.lostAt ||= Date.now();
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    }
  }

  #old(): void {
    if (!loadsAnew(this.id, this.#pending)) this.link = 'old';
    this.close();
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Comes again as whom I have become: a socket keeps the guest that opened it. */
  renew(): void {
    this.#seq = 0;
    this.#connect();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) { this.#old(); return; }
        this.link = 'open';
        heard(true);
        this.lostAt = 0;
        this.#wait = FIRST_WAIT;
        this.skew = message.now - Date.now() / 1000;
        this.seats = message.seats;
        this.#hurried = false;
        this.#me = message.guest;
        this.chat = message.chat;
        this.unread = message.chat.filter(({ n, guest }) => n > lastRead(this.id) && guest !== message.guest).length;
        this.#setInfo(message.table);
        for (const guest of this.muted) this.#send({ type: 'mute', guest, on: true });
        if (this.#pending) this.#send({ type: 'move', ...this.#pending });
        break;
      case 'table': this.#setInfo(message.table); break;
      case 'state': this.#stand(message); break;
      case 'ack': this.#acknowledged(message.id); break;
      case 'refused': void this.#refused(message); break;
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-200);
        if (message.line.guest !== this.#me) this.unread += 1;
        break;
      case 'reaction': this.#react(message.seat, message.name, message.reaction); break;
      case 'hint': this.#advise(message); break;
      case 'closing': this.link = 'closing'; this.lostAt ||= Date.now(); break;
      case 'gone': this.link = 'gone'; break;
      case 'pong': this.skew = message.now - Date.now() / 1000; break;
    }
  }

  #setInfo(info: TableInfo): void {
    this.info = info;
    this.game = info.game;
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    this.seats = mine;
    if (this.seat === null || !mine.includes(this.seat)) this.seat = mine[0] ?? null;
    this.people = info.seats.map((seat) => sitterOf(seat, info.seats));
    if (info.status === 'waiting') void api.takePart(info).catch(() => undefined); // what is lost is asked for again
  }

  #react(seat: number | null, name: string, reaction: string): void {
    const id = ++this.#reactionIds;
    this.reactions = [...this.reactions, { id, seat, name, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), 3000);
  }

  /** Advice holds for as long as I stand before the same decision, whatever others do meanwhile. */
  #advise(hint: HintGiven): void {
    this.hinting = false;
    this.#advised = hint;
    if (!this.#stillAdvised()) return;
    this.hint = hint.moves;
    this.measure = hint.measure;
  }
  #stillAdvised(): boolean {
    return this.#advised?.ply === this.state?.ply && this.#advised?.seat === this.seat;
  }

  #acknowledged(id: string | null): void {
    if (id !== this.#pending?.id) return;
    this.#pending = null;
    if (this.#movedOn) this.sending = null;
  }

  async #refused(refused: Refused): Promise<void> {
    const { id, clause } = refused;
    const asked = id !== null && id === this.#asked;
    if (id !== null && !asked && id !== this.#pending?.id) return;
    if (!asked) {
      this.#pending = null;
      this.sending = null;
      this.hinting = false;
    }
    const { ply } = this.state ?? {};
    await openSentences();
    if (this.state?.ply !== ply) return; // it came too late to be told
    this.refusal = { sentence: refusalWords(refused, this.names), clause };
    play('no');
  }

  // --- what happens ----------------------------------------------------------------------------

  #stand(state: StateChanged): void {
    if (state.since && state.since !== this.#seq) {
      if (state.seq > this.#seq) this.#send({ type: 'resync', after: this.#seq });
      return;
    }
    const fresh = !state.since;
    if (this.info?.clock.kind === 'days' && this.seat !== null) haveSeen(this.id, state.seq);
    const wentOn = state.seq !== this.#seq || fresh;
    this.#seq = state.seq;
    this.skew = state.now - Date.now() / 1000;
    const opening = this.state === null;
    this.state = state;
    this.votes = state.votes;
    this.takeBack = state.take_back;
    saw(this.id, state);
    if (!this.#onlyBots) this.#hurried = false;
    else if (settings.pace === 'brisk' || this.pacing.hurried) this.#hurryBots();
    if (fresh) { this.forget(); this.#queue = []; }
    for (const doing of state.doings) this.#did(doing);
    const eyes = this.#eyesFor(state);
    if (!eyes) return;
    const first = eyes.steps[0]?.ply ?? state.ply; // what was taken back is told no more
    this.story = [...(fresh ? [] : this.story.filter((told) => told.ply <= first)), ...eyes.steps.flatMap((step) => step.events.map((event) => ({ ply: step.ply + 1, event })))];
    const steps = stepsOf(eyes);
    if (opening && !fresh) this.#retell(steps.length);
    if (fresh || steps.length > MOST_WATCHED || document.visibilityState === 'hidden') {
      this.#queue = [];
      this.settled = true;
      this.tell(steps.flatMap((step) => step.events));
      this.#show({ view: eyes.view, ...choiceOf(eyes), events: [], seat: null, move: null }, true);
      this.before = null;
    } else {
      // Where nothing happened on the table (somebody has chosen, or votes), what still plays is not cut short; of several
      // such states only the last is shown: while one follows another, nobody is asked, and a card in hand would be dropped.
      if (!steps.length) {
        if (!this.#queue.at(-1)?.step.events.length) this.#queue.pop();
        steps.push({ view: eyes.view, ...choiceOf(eyes), events: [], seat: null, move: null });
      }
      this.#queue.push(...steps.map((step, i) => ({ step, last: i === steps.length - 1 })));
      this.#run();
    }
    if (wentOn) this.refusal = null;
  }

  /** Whose eyes: on a device with several people, those of whoever is asked. */
  #eyesFor(state: StateChanged): Eyes | undefined {
    if (state.eyes.length > 1) {
      const asked = state.eyes.find((eyes) => eyes.seat !== null && state.acting.includes(eyes.seat) && !state.decided.includes(eyes.seat));
      if (asked && asked.seat !== this.seat) {
        // Where all see the same there is nothing to hide.
        const hides = state.eyes.some((eyes) => JSON.stringify(eyes.view) !== JSON.stringify(asked.view));
        if (this.seat !== null && hides) this.curtain = asked.seat;
        this.seat = asked.seat;
      }
    }
    return state.eyes.find((eyes) => eyes.seat === this.seat) ?? state.eyes[0];
  }

  #did(doing: Doing): void {
    if (doing.what === 'taken-back') this.#queue = [];
    const [key, details] = [`doing-${doing.what}`, { reason: doing.reason ?? 'none', level: doing.level ? say(`level-${doing.level}`) : '' }];
    const person = doing.seat === null ? null : this.people[doing.seat];
    this.note(() => (person ? sayOf(key, person, details) : say(key, details)));
  }

  /** Who comes back to a slow table sees in about ten seconds what he has missed. */
  #retell(steps: number): void {
    this.retelling = steps > 0 && steps <= MOST_WATCHED && document.visibilityState === 'visible';
    this.#told = Math.min(LONGEST_STEP, RETOLD / Math.max(1, steps));
    if (!this.retelling) this.endTelling(true);
  }
  /** Then, or when he has seen enough, the table stands as it is now, with its whole story. */
  endTelling(anyway = false): void {
    if (!this.retelling && !anyway) return;
    this.retelling = false;
    this.#queue = [];
    this.#send({ type: 'resync', after: 0 });
  }

  #run(): void {
    if (this.#playing) return;
    const next = this.#queue.shift();
    this.settled = !next;
    if (!next) return this.endTelling();
    this.#playing = true;
    this.tell(next.step.events);
    this.#show(next.step, next.last && !this.#queue.length);
    const done = (): void => {
      this.#playing = false;
      this.#run();
    };
    // What falls behind is shown in less time; what a board holds to be seen whole is not.
    const stay = this.retelling ? this.#told : this.#queue.length > MOST_WATCHED ? 20 : dwell(this.game, next.step);
    this.pacing.wait(next.step.events.length ? stay : 0, () => this.whenSeen(done));
  }

  #show(step: Step, last: boolean): void {
    const waited = this.#waitsForMe();
    this.before = this.view;
    this.view = step.view;
    this.events = step.events;
    this.offer(last ? step : NO_CHOICE);
    // What others do meanwhile does not open my buttons again: a move on its way is not made twice.
    if (!this.#pending) this.sending = null;
    this.#movedOn = true;
    if (!this.#stillAdvised()) this.hint = null;
    const state = this.state;
    if (last && state) {
      this.acting = state.acting;
      this.decided = state.decided;
      this.over = state.over;
      this.winners = state.winners;
      const mine = state.eyes.find((eyes) => eyes.seat === this.seat);
      this.chosen = mine?.chosen ?? null;
      this.orders = mine?.orders ?? [];
      this.order = mine?.order ?? null;
      this.deadlines = Object.fromEntries(state.deadlines.map((deadline) => [deadline.seat, deadline.until]));
      if (!waited) this.#callMe();
    } else this.acting = typeof step.view.actor === 'number' ? [step.view.actor] : [];
  }

  /** When everything has been seen that led to it, and the boards know by then what they want to be seen. */
  #callMe(): void {
    const call = (): void => {
      if (this.#waitsForMe()) this.#yourTurn();
    };
    void tick().then(() => this.whenSeen(() => void tick().then(call)));
  }
  #waitsForMe(): boolean {
    return this.myTurn && this.chosen === null;
  }
  #yourTurn(): void {
    play('turn');
    if (settings.notify && document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted') {
      const [title, more] = [say('your-turn'), { body: say(`game-${this.game}`), tag: this.id }];
      try {
        new Notification(title, more);
      } catch { // phones want it from the service worker
        void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, more));
      }
    }
  }

  // --- what the person does ----------------------------------------------------------------------

  move(text: string): void {
    if (this.seat === null || !this.state || this.sending || !this.legal.includes(text)) return;
    this.refusal = null;
    this.hint = null;
    this.sending = text;
    this.#movedOn = false;
    this.#pending = { id: this.#newId(), seat: this.seat, ply: this.state.ply, move: text };
    this.#send({ type: 'move', ...this.#pending });
  }
  #newId(): string {
    return `${Date.now().toString(36)}-${(++this.#ids).toString(36)}`;
  }
  override why(text: string): void {
    if (this.seat === null || this.sending) return;
    this.#asked = this.#newId();
    this.#send({ type: 'why', id: this.#asked, seat: this.seat, move: text });
  }
  askHint(): void {
    if (this.seat === null) return;
    this.hinting = this.#send({ type: 'hint', seat: this.seat });
  }
  askUndo(): void { if (this.seat !== null) this.#send({ type: 'take_back', seat: this.seat, token: proof(this.id, (this.state?.pleas ?? 0) + 1) }); }
  answerUndo(yes: boolean): void { this.#send({ type: 'answer', yes, token: yes ? proof(this.id, this.takeBack?.number ?? 0) : '' }); }
  override giveOrder(name: string | null): void {
    if (this.seat !== null && this.#send({ type: 'order', seat: this.seat, order: name })) this.order = name;
  }
  vote(seat: number, yes: boolean): void { this.#send({ type: 'vote', seat, yes }); }
  back(): void { this.#send({ type: 'back' }); }
  override hurry(on: boolean): void {
    super.hurry(on);
    if (on) this.#hurryBots();
  }
  /** Bots at a server's table take their time; they need not for me. At my own they take none. */
  #hurryBots(): void {
    if (this.#onlyBots && !this.#hurried && this.seats.length && !isSolo(this.id)) this.#hurried = this.#send({ type: 'hurry' });
  }
  /** Nobody is asked but bots: theirs, or those that play for who is away. */
  get #onlyBots(): boolean {
    const asked = this.state?.acting.filter((seat) => !this.state?.decided.includes(seat)) ?? [];
    const isBot = (seat: number): boolean => this.info?.seats.some((one) => one.seat === seat && (one.level !== null || one.away !== null)) ?? false;
    return asked.length > 0 && asked.every(isBot);
  }
  speak(text: string): void { if (text.trim()) this.#send({ type: 'chat', text: text.trim() }); }
  react(reaction: string): void { this.#send({ type: 'react', reaction } as ClientMessage); }
  mute(guest: string, on: boolean): void {
    this.muted = new Set(on ? [...this.muted, guest] : [...this.muted].filter((one) => one !== guest));
    this.#send({ type: 'mute', guest, on });
  }
}
