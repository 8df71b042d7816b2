// Lays solo tables and keeps them: what a server does for tables of many, for one person in a page.
// It speaks the server's protocol; igroteka/server is the model.
import type { Engine, Event } from '../engine/engine';
import type { ClientMessage, Colour, Draw, Fairness, Frame, TableReplay, SeatForm, ServerMessage, TableForm, TableInfo, View } from '../lib/protocol';
import { chosenMove, hints } from './bots';
import { commitment, newSalt, newSecret } from './luck';
import { record } from './record';
import type { Store } from './store';
import { Refusal, SoloTable, type Kept } from './table';

/** A table in the page has an address that no server gives. */
const MARK = '~';
const ME = 'me'; // the guest of every seat that is somebody's

/** Where the games come from, and what a page knows of colours. */
export interface Supplies {
  engine(game: string): Promise<Engine>;
  colours: readonly Colour[];
  protocol: number;
}
/** One page that looks at a table. */
export interface Looker { tell(message: ServerMessage): void }

/** A table to be laid; `myName` stands at seats of mine that are given no other. */
export type Laying = Pick<TableForm, 'game'> & Partial<TableForm> & { myName?: string };

interface Room {
  table: SoloTable;
  commit: string;
  lookers: Set<Looker>;
  busy: Promise<void>; // one thing after the other
  bots: boolean;
}

export class Host {
  #rooms = new Map<string, Promise<Room>>();
  #thinkers = new Map<string, Promise<Engine>>();
  /** Told once when nothing can be kept any more. */
  ontrouble: (problem: 'storage') => void = () => {};

  constructor(readonly supplies: Supplies, readonly store: Store) {}

  // --- as over HTTP --------------------------------------------------------------------------------

  async open(form: Laying): Promise<TableInfo> {
    const engine = await this.supplies.engine(form.game);
    const options = Object.fromEntries(engine.facts.options.map((option) => [option.name, form.options?.[option.name] ?? option.default]));
    const asked = form.seats ?? Array.from({ length: Number(options.players) }, (_, i): SeatForm => ({ mine: i === 0, level: form.level }));
    const seats = asked.map((seat) => ({ mine: seat.mine ?? false, name: seat.name ?? (seat.mine ? (form.myName ?? '') : ''), level: seat.level ?? 'casual', salt: seat.mine ? newSalt() : '' }));
    if (form.shuffle_seats) shuffle(seats);
    const kept: Kept = {
      id: `${MARK}${newSalt().slice(0, 10)}`, game: form.game, version: engine.facts.version, options, seats,
      opened: Date.now() / 1000, secret: newSecret(), log: [], rematch: null,
    };
    const room = await this.#lay(kept, engine);
    await room.table.goOn();
    await this.#keep(room);
    this.#letBotsPlay(room);
    return info(room, this.supplies.colours);
  }

  /** All tables, the latest first; those of a version that is not known any more are left out. */
  async tables(): Promise<TableInfo[]> {
    const all = (await this.store.all()).sort((a, b) => b.opened - a.opened);
    const rooms = await Promise.all(all.map((kept) => this.#room(kept.id).catch(() => null)));
    return rooms.flatMap((room) => (room ? [info(room, this.supplies.colours)] : []));
  }
  async table(id: string): Promise<TableInfo> { return info(await this.#room(id), this.supplies.colours); }

  async remove(id: string): Promise<void> {
    this.#rooms.delete(id);
    await this.store.remove(id);
  }

  async rematch(id: string): Promise<TableInfo> {
    const { table } = await this.#room(id);
    const { game, options, seats } = table.kept;
    return this.open({ game, options, seats: seats.map(({ mine, name, level }) => ({ mine, name, level: level as never, kind: mine ? 'open' : 'bot' })) });
  }

  async replay(id: string, eyes: string, names: string[]): Promise<TableReplay> {
    const { table } = await this.#room(id);
    const { kept } = table;
    const seat = eyes === 'open' ? null : eyes === 'all' ? -1 : Number(eyes);
    if (seat === null && !table.over) throw new Refusal('replay-not-yet');
    const engine = await this.supplies.engine(kept.game);
    const frames: Frame[] = [];
    const look = (by: number | null, move: string | null, events: Event[]): void => {
      const acting = engine.actor === 'chance' ? [] : engine.actors;
      const known = seat !== null && seat >= 0;
      frames.push({
        ply: frames.length, seat: by, move, view: JSON.parse(engine.view(seat)) as View, events: events as Frame['events'], acting,
        scores: engine.scores, legal: known ? (acting.includes(seat) ? engine.legal(seat) : []) : seat === null && acting.length ? engine.legal(acting[0]!) : [], refused: null,
      });
    };
    look(null, null, engine.events(engine.begin(kept.options), seat));
    for (const action of table.actions) look(action.seat, action.text, engine.events(engine.play(action.text, action.seat ?? 'chance')!, seat));
    return { table: id, game: kept.game, options: kept.options, names, over: table.over, frames };
  }

  async fairness(id: string): Promise<Fairness> {
    const { table, commit } = await this.#room(id);
    if (!table.over) throw new Refusal('fairness-not-yet');
    const { kept } = table;
    const salts = kept.seats.map(({ salt }) => salt);
    const engine = await this.supplies.engine(kept.game);
    engine.begin(kept.options);
    const draws: Draw[] = [];
    table.actions.forEach(({ seat, text, epoch }, ply) => {
      if (seat === null) draws.push({ ply, message: `${salts.join(',')}|${epoch}|${ply}|0`, ways: [...engine.chance()], move: text });
      engine.play(text, seat ?? 'chance');
    });
    return { commit, secret: kept.secret, salts, draws, version: 1, pledge: '', seals: [], drawn: false, order: [], take_backs: [], first: 0, names: [] };
  }

  async record(id: string, names: readonly string[]): Promise<string> {
    const { table, commit } = await this.#room(id);
    return record(table, names, commit);
  }

  // --- as over a socket ----------------------------------------------------------------------------

  async enter(id: string, looker: Looker): Promise<void> {
    const room = await this.#room(id);
    room.lookers.add(looker);
    looker.tell({
      type: 'hello', protocol: this.supplies.protocol, version: '', table: info(room, this.supplies.colours),
      seats: room.table.mine, guest: ME, chat: [], now: Date.now() / 1000,
    });
    looker.tell(room.table.state(0));
    this.#letBotsPlay(room);
  }
  async exit(id: string, looker: Looker): Promise<void> { (await this.#room(id)).lookers.delete(looker); }

  async hear(id: string, message: ClientMessage, looker: Looker): Promise<void> {
    const room = await this.#room(id);
    const { table } = room;
    switch (message.type) {
      case 'move':
        return this.#do(room, looker, message.id, async () => table.move(message.seat, message.move, message.ply));
      case 'take_back':
        return this.#do(room, looker, null, async () => table.takeBack(message.seat));
      case 'hint': return this.#hint(room, message.seat, looker);
      case 'resync': return looker.tell(table.state(0));
      case 'ping': return looker.tell({ type: 'pong', n: message.n ?? 0, now: Date.now() / 1000 });
      default: // chat, votes, reactions: nobody else is here
    }
  }

  /** Let something happen: kept, then told to all pages that look. */
  async #do(room: Room, looker: Looker, id: string | null, act: () => Promise<void>): Promise<void> {
    await this.#after(room, async () => {
      const since = room.table.length;
      try {
        await act();
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        looker.tell({ type: 'refused', id, key: problem.key, sentence: '', clause: null, details: {} });
        return;
      }
      await this.#keep(room);
      if (id !== null) looker.tell({ type: 'ack', id, seq: room.table.length, again: false });
      this.#tell(room, since);
    });
    this.#letBotsPlay(room);
  }

  #after(room: Room, act: () => Promise<void>): Promise<void> {
    room.busy = room.busy.then(act, act);
    return room.busy;
  }

  #tell(room: Room, since: number): void {
    const state = room.table.state(since);
    const summary: ServerMessage = { type: 'table', table: info(room, this.supplies.colours) };
    for (const looker of room.lookers) {
      if (state.over) looker.tell(summary);
      looker.tell(state);
    }
  }

  async #hint(room: Room, seat: number, looker: Looker): Promise<void> {
    const { table } = room;
    const ply = table.ply;
    if (!table.acting.includes(seat)) return looker.tell({ type: 'refused', id: null, key: 'hint-turn', sentence: '', clause: null, details: {} });
    const found = await hints(await this.supplies.engine(table.kept.game), table.engine.snapshot(), seat, () => table.ply !== ply);
    if (!found) return;
    const moves = found.moves.map(({ move, chance, word, number }) => ({ move, chance, points: 0, reason: `advice-${table.kept.game}-${word}`, details: { move, number } }));
    looker.tell({ type: 'hint', seat, ply, moves, measure: found.differ ? 'chance' : 'nothing' });
  }

  // --- bots ----------------------------------------------------------------------------------------

  #letBotsPlay(room: Room): void {
    if (room.bots || !room.lookers.size) return; // they wait for whoever plays with them
    room.bots = true;
    void this.#playBots(room).finally(() => (room.bots = false));
  }

  async #playBots(room: Room): Promise<void> {
    const { table } = room;
    for (let seat = table.botsToMove[0]; seat !== undefined && room.lookers.size; seat = table.botsToMove[0]) {
      const [ply, epoch, bot] = [table.ply, table.epoch, seat];
      const level = table.engine.facts.levels[table.kept.seats[seat]!.level]!;
      const changed = (): boolean => table.ply !== ply || table.epoch !== epoch || !room.lookers.size;
      const move = await chosenMove(await this.#thinker(table.kept.game), table.engine.snapshot(), seat, level, await table.botSeed(seat), changed);
      await this.#after(room, async () => {
        if (move === null || changed() || !table.botsToMove.includes(bot)) return;
        const since = table.length;
        await table.move(bot, move, ply);
        await this.#keep(room);
        this.#tell(room, since);
      });
    }
  }

  /** Bots of one game think one after the other, each in a room of their own. */
  #thinker(game: string): Promise<Engine> {
    const found = this.#thinkers.get(game) ?? this.supplies.engine(game);
    this.#thinkers.set(game, found);
    return found;
  }

  // --- rooms ---------------------------------------------------------------------------------------

  #room(id: string): Promise<Room> {
    const found = this.#rooms.get(id) ?? this.#found(id);
    this.#rooms.set(id, found);
    found.catch(() => this.#rooms.delete(id));
    return found;
  }

  async #found(id: string): Promise<Room> {
    const kept = await this.store.get(id);
    if (!kept) throw new Refusal('table-unknown');
    const engine = await this.supplies.engine(kept.game);
    if (kept.version !== engine.facts.version) throw new Refusal('table-other-rules');
    return made(kept, engine);
  }

  async #lay(kept: Kept, engine: Engine): Promise<Room> {
    const room = made(kept, engine);
    this.#rooms.set(kept.id, room);
    return room;
  }

  async #keep(room: Room): Promise<void> {
    try {
      await this.store.put(room.table.kept);
    } catch { // the disk is full, or the browser has taken its storage away: play goes on
      this.ontrouble('storage');
    }
  }
}

async function made(kept: Kept, engine: Engine): Promise<Room> {
  const table = new SoloTable(engine, kept);
  return { table, commit: await commitment(kept.secret), lookers: new Set(), busy: Promise.resolve(), bots: false };
}

function shuffle(things: unknown[]): void {
  for (let i = things.length - 1; i > 0; i--) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
    [things[i], things[j]] = [things[j], things[i]];
  }
}

/** The table's summary, as a server would give it to its only guest. */
function info({ table, commit }: Room, colours: readonly Colour[]): TableInfo {
  const { kept, engine, acting } = table;
  const waiting = acting.filter((seat) => !table.choices.has(seat));
  return {
    id: kept.id, game: kept.game, options: kept.options, status: table.over ? 'over' : 'playing', host: ME, mine: true,
    seats: kept.seats.map(({ mine, name, level }, seat) => ({
      seat, kind: mine ? 'open' : 'bot', name: name || null, colour: colours[seat % colours.length]!,
      guest: mine ? ME : null, level: mine ? null : (level as never), away: null, online: true, mine, share: 'none', vote_from: null,
    })),
    listed: false, clock: { kind: 'none', days: 0 }, hints: true, take_back: true, rated: false, shuffle_seats: false, level: 'casual',
    watch_delay: 0, opened: kept.opened, ply: table.ply, acting: waiting, my_turn: waiting.some((seat) => kept.seats[seat]!.mine), watchers: 0,
    commit, fairness: 1, pledge: null, invitations: [], whoever: false, begins: null, origin: null, scores: table.over ? engine.scores : null, winners: engine.winners, rematch: kept.rematch,
  };
}
