// Lays solo tables and keeps them: what a server does for tables of many, for one person in a page.
// It speaks the server's protocol; igroteka/server is the model.
import type { Engine } from '../engine/engine';
import { commitment, newSalt, newSecret } from '../lib/luck';
import type { AnalysisProgress, ClientMessage, Colour, Findings, Level, TableReplay, ServerMessage, TableInfo } from '../lib/protocol';
import { SoloAnalysis, tendencies, type Tendency } from './analysis';
import { chosenMove, hints } from './bots';
import { byMaster, dealt, isByMaster, levelAt, MASTER, me, playedOut, type Deal } from './deals';
import { asLaid, newId, type Laying } from './laying';
import { packed, unpacked } from './link';
import { decisionAt, ME, replayed, summary } from './looking';
import { mistakes } from './loss';
import { posed, refusedThere, type LaidPuzzle, type Posed } from './posing';
import { readGame, record, whoCan, written, type Written } from './record';
import { made, type Looker, type Room } from './room';
import { shuffles, type Shuffles } from './shuffles';
import { Overtaken, type Store } from './store';
import { Refusal, type Action, type Kept, type Missed } from './table';
import { tried, type Trial } from './trying';

/** Where the games come from, and what a page knows of colours. */
export interface Supplies {
  engine(game: string): Promise<Engine>;
  colours: readonly Colour[];
  protocol: number;
}
/** Why something is not kept: this browser keeps nothing, there is no room left, or it was cleared away. */
export type Trouble = 'storage' | 'full' | 'cleared';

export class Host {
  #rooms = new Map<string, Promise<Room>>();
  #thinkers = new Map<string, Promise<Engine>>();
  #listed: Promise<Map<string, TableInfo>> | null = null;
  #analyses = new Map<string, SoloAnalysis>();
  #troubled = false;
  #removed: Kept | null = null;
  /** Told once when nothing can be kept any more. */
  ontrouble: (problem: Trouble) => void = () => {};
  /** Told when a table has changed that other pages of this browser may look at. */
  onkept: (id: string) => void = () => {};

  constructor(readonly supplies: Supplies, readonly store: Store) {}

  // --- as over HTTP --------------------------------------------------------------------------------

  async open(form: Laying): Promise<TableInfo> {
    return this.#lay(asLaid(form, (await this.supplies.engine(form.game)).facts));
  }

  /** Lays a deal, or comes back to it: it is there once. */
  async deal(deal: Deal, myName: string): Promise<TableInfo> {
    return (await this.table(deal.id).catch(() => null)) ?? this.#lay(dealt(deal, (await this.supplies.engine(deal.game)).facts, me(myName)));
  }
  /** The same deal played to its end by a master in my place. */
  async byMaster(mine: Deal): Promise<TableInfo> {
    const deal = byMaster(mine);
    const known = await this.table(deal.id).catch(() => null);
    if (known) return known;
    const engine = await this.supplies.engine(deal.game);
    const room = made(dealt(deal, engine.facts, MASTER), engine, null);
    await playedOut(room.table, await this.supplies.engine(deal.game));
    this.#rooms.set(deal.id, Promise.resolve(room));
    await this.#keep(room);
    return this.#info(room);
  }

  /** All tables of mine, the latest first: as they were kept, without asking the rules. */
  async tables(): Promise<TableInfo[]> {
    return [...(await this.#list()).values()].filter(({ id }) => !isByMaster(id)).sort((a, b) => b.opened - a.opened);
  }
  async table(id: string): Promise<TableInfo> { return this.#info(await this.#room(id)); }

  async remove(id: string): Promise<void> {
    this.#removed = await this.store.get(id);
    const room = await this.#rooms.get(id)?.catch(() => null);
    if (room) await this.#after(room, async () => this.#letGo(room)); // what was being kept is kept, and nothing after it
    this.#rooms.delete(id);
    (await this.#list()).delete(id);
    await this.store.remove(id);
    this.onkept(id);
  }
  #letGo(room: Room): void {
    const { id } = room.table.kept;
    room.gone = true;
    this.#analyses.get(id)?.stop();
    this.#analyses.delete(id);
  }
  /** The table that was removed last is there again. */
  async putBack(): Promise<TableInfo> {
    if (!this.#removed) throw new Refusal('table-unknown');
    const { id, log } = this.#removed;
    await this.store.put(this.#removed, log.length);
    this.#removed = null;
    this.#listed = null;
    return this.table(id);
  }

  /** The same game once more; who asks again comes to the same table. */
  async rematch(id: string): Promise<TableInfo> {
    const room = await this.#room(id);
    const { game, options, seats, terms, rematch } = room.table.kept;
    const known = rematch && (await this.table(rematch).catch(() => null));
    if (known) return known;
    const next = await this.open({ game, options, ...terms, seats: seats.map(({ mine, name, level }) => ({ mine, name, level: level as Level, kind: mine ? 'open' : 'bot' })) });
    await this.#change(room, { rematch: next.id });
    return next;
  }

  /** A table of my own that goes on from a position of a finished game, against bots. */
  async goOn(id: string, ply: number, seat: number, myName: string): Promise<TableInfo> {
    const room = await this.#room(id);
    const { table } = room;
    const { game, version, options, seats } = table.kept;
    const here = decisionAt(table, await this.supplies.engine(game), ply);
    if (room.saved === null) await this.#keep(room); // what is gone on from can be looked at again
    const places = seats.map(({ level }, i) => (i === seat ? { mine: true, name: myName, level, salt: newSalt() } : { mine: false, name: '', level, salt: '' }));
    const kept: Kept = { id: newId(), game, version, options, seats: places, opened: Date.now() / 1000, secret: newSecret(), log: [], rematch: null, origin: { table: id, ply: here } };
    return this.#lay(kept, table.actions.slice(0, here));
  }

  async replay(id: string, eyes: string, names: string[]): Promise<TableReplay> {
    const { table } = await this.#room(id);
    return replayed(table, await this.supplies.engine(table.kept.game), eyes, names);
  }
  /** What a finished game was drawn from, as its record tells it, wherever it was played. */
  async shuffles(text: string): Promise<Shuffles> {
    const told = written(text);
    return shuffles(told, await this.#engineFor(told.lines.game));
  }

  /** Looks back at a finished game; how far that is. Who asks again is told how far it has come. */
  async analyse(id: string): Promise<AnalysisProgress> {
    const room = await this.#room(id);
    const { table } = room;
    if (!table.over) throw new Refusal('analysis-not-yet');
    const { game, options, seats } = table.kept;
    if (!this.#analyses.has(id) && !(await this.store.findings(id))) {
      const engine = await this.supplies.engine(game);
      const learn = async (found: Findings): Promise<void> => {
        await this.#change(room, { mistakes: mistakes(found, table.mine) });
        await this.#after(room, async () => {
          if (room.saved !== null && !room.gone) await this.store.putFindings(id, found).catch((problem: unknown) => this.#trouble(problem));
        });
      };
      this.#analyses.set(id, new SoloAnalysis(engine, { options, players: seats.length, deeds: table.actions }, learn));
    }
    return this.analysis(id);
  }
  /** What I tend to get wrong in a game, over all that were looked back at on this device; `elsewhere` were played with others. */
  async tendencies(game: string, elsewhere: readonly Missed[] = []): Promise<Tendency[]> {
    const known = (await this.store.all()).filter((kept) => kept.game === game);
    return tendencies([...known.flatMap(({ id, mistakes: made }) => (made ? [{ id, mistakes: made }] : [])), ...elsewhere]);
  }
  /** My clear mistakes in these games, where they have been looked back at: the dearest first. */
  async mistakes(ids: readonly string[]): Promise<{ id: string; ply: number; loss: number }[]> {
    const found = await Promise.all(ids.map(async (id) => (await this.store.get(id))?.mistakes?.map(({ ply, loss }) => ({ id, ply, loss })) ?? []));
    return found.flat().sort((a, b) => b.loss - a.loss);
  }
  async analysis(id: string): Promise<AnalysisProgress> {
    const here = this.#analyses.get(id)?.progress;
    if (here) return here;
    const result = await this.store.findings(id);
    return { status: result ? 'done' : 'none', progress: 0, result, refusal: null };
  }

  async record(id: string, names: readonly string[]): Promise<string> {
    const room = await this.#room(id).catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.key === 'table-other-rules') return null;
      throw problem;
    });
    if (room) return record(room.table.kept, names, room.commit, room.table);
    const kept = (await this.store.get(id))!;
    return record(kept, names, commitment(kept.secret), null);
  }
  /** Where the game is kept on a server, if it is; and that it is now. */
  async shared(id: string, there?: string): Promise<string | null> {
    const room = await this.#room(id);
    if (there) await this.#change(room, { shared: there });
    return room.table.kept.shared ?? null;
  }

  // --- games that come from elsewhere --------------------------------------------------------------

  /** The whole of a finished game in a few characters. */
  async link(id: string, names: readonly string[]): Promise<string> {
    const { table } = await this.#room(id);
    const engine = await this.supplies.engine(table.kept.game);
    engine.begin(table.kept.options);
    return packed(written(await this.record(id, names)), engine);
  }
  /** What a link carries, as a table to look at; it is kept when somebody goes on from there. */
  async follow(link: string): Promise<TableInfo> {
    const told = await unpacked(link, async (lines) => {
      const engine = await this.#engineFor(lines.game);
      engine.begin(readGame({ lines, moves: [] }, engine).options);
      return engine;
    });
    return this.#info(await this.#told(told, false));
  }
  /** A record as a table of this device: looked at if it is over, else played on, with luck of its own. */
  async bring(text: string): Promise<TableInfo> {
    const told = written(text);
    const { table } = told.lines;
    const isThis = ({ id, header, origin, texts }: Kept): boolean => [id, header?.table, origin?.table].includes(table) && String(texts?.slice(0, told.moves.length)) === String(told.moves);
    const known = (await this.store.all()).find(isThis); // nobody needs it twice
    if (known) return this.table(known.id);
    const room = await this.#told(told, true);
    if (!room.table.over) room.table.goOn();
    await this.#keep(room);
    return this.#info(room);
  }

  async #engineFor(game: string | undefined): Promise<Engine> {
    if (!game || !/^[a-z0-9-]+$/.test(game)) throw new Refusal('record-unreadable');
    return this.supplies.engine(game);
  }

  async #told(told: Written, mine: boolean): Promise<Room> {
    const engine = await this.#engineFor(told.lines.game);
    const read = readGame(told, engine);
    engine.begin(read.options);
    const actions = told.moves.map((text) => {
      const seat = whoCan(engine, text);
      if (!engine.play(text, seat ?? 'chance')) throw new Refusal('record-move', { move: text });
      return { seat, text };
    });
    const kept: Kept = { ...read, id: newId(), secret: newSecret() };
    const people = kept.seats.filter(({ name }) => name);
    if (mine && (engine.actor !== null || people.length === 1)) for (const seat of people) Object.assign(seat, { mine: true, salt: newSalt() });
    if (engine.actor !== null) { // it is gone on with here, and what comes is drawn here
      kept.origin = { table: read.header?.table ?? '', ply: actions.length };
      delete kept.header;
    }
    const room = made(kept, engine, null);
    room.table.give(actions);
    this.#rooms.set(kept.id, Promise.resolve(room));
    return room;
  }

  /** What comes of a move in an example of the rulebook; null: the rules do not allow it. */
  async try(trial: Trial): Promise<ReturnType<typeof tried>> {
    return tried(await this.supplies.engine(trial.game), trial);
  }

  /** A puzzle, as whoever solves it sees it. */
  async puzzle(puzzle: LaidPuzzle): Promise<Posed> { return posed(await this.supplies.engine(puzzle.game), puzzle); }
  /** Why it is not solved so: that is no move there. */
  async whyNot(puzzle: LaidPuzzle, move: string): Promise<ReturnType<typeof refusedThere>> { return refusedThere(await this.supplies.engine(puzzle.game), puzzle, move); }

  // --- as over a socket ----------------------------------------------------------------------------

  async enter(id: string, looker: Looker): Promise<void> {
    const room = await this.#room(id);
    room.lookers.add(looker);
    this.#greet(room, looker);
    this.#letBotsPlay(room);
  }
  #greet(room: Room, looker: Looker): void {
    looker.tell({
      type: 'hello', protocol: this.supplies.protocol, version: '', table: this.#info(room),
      seats: room.table.mine, guest: ME, chat: [], now: Date.now() / 1000,
    });
    looker.tell(room.table.state(0));
    if (room.old && !room.table.over) looker.tell(refused(null, new Refusal('table-other-rules')));
  }
  async exit(id: string, looker: Looker): Promise<void> { (await this.#room(id)).lookers.delete(looker); }

  async hear(id: string, message: ClientMessage, looker: Looker): Promise<void> {
    const room = await this.#room(id);
    try {
      await this.#obey(room, message, looker);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      looker.tell(refused(message.type === 'move' || message.type === 'why' ? message.id : null, problem));
    }
  }
  async #obey(room: Room, message: ClientMessage, looker: Looker): Promise<void> {
    const { table } = room;
    switch (message.type) {
      case 'move':
        table.checkMine(message.seat);
        await this.#do(room, () => table.move(message.seat, message.move, message.ply), () => looker.tell({ type: 'ack', id: message.id, seq: table.length, again: false }));
        break;
      case 'take_back': return this.#do(room, () => table.takeBack(message.seat));
      case 'order': return this.#do(room, () => table.order(message.seat, message.order));
      case 'why':
        table.checkMine(message.seat);
        return table.whyNot(message.seat, message.move);
      case 'hint': return this.#hint(room, message.seat, looker);
      case 'resync': return looker.tell(table.state(0));
      case 'ping': return looker.tell({ type: 'pong', n: message.n ?? 0, now: Date.now() / 1000 });
      default: // chat, votes, reactions: nobody else is here
    }
  }

  /** Let something happen: kept, then told to all pages that look; to whoever did it first. */
  async #do(room: Room, act: () => void, done: () => void = () => {}): Promise<void> {
    try {
      await this.#after(room, async () => {
        const since = room.table.length;
        if (room.old) throw new Refusal('table-other-rules');
        act();
        await this.#keep(room);
        done();
        this.#tell(room, since);
      });
    } finally {
      this.#letBotsPlay(room);
    }
  }

  #after(room: Room, act: () => Promise<void>): Promise<void> {
    room.busy = room.busy.then(act, act);
    return room.busy;
  }

  #tell(room: Room, since: number): void {
    const state = room.table.state(since);
    const table: ServerMessage = { type: 'table', table: this.#info(room) };
    for (const looker of room.lookers) {
      if (state.over) looker.tell(table);
      looker.tell(state);
    }
  }

  async #hint(room: Room, seat: number, looker: Looker): Promise<void> {
    const { table } = room;
    const ply = table.ply;
    table.checkHint(seat);
    const found = await hints(await this.supplies.engine(table.kept.game), table.engine.snapshot(), seat, () => table.ply !== ply);
    if (!found) return;
    looker.tell({ type: 'hint', seat, ply, ...found });
  }

  // --- bots ----------------------------------------------------------------------------------------

  #letBotsPlay(room: Room): void {
    if (room.bots || room.old || !room.lookers.size) return; // they wait for whoever plays with them
    room.bots = true;
    void this.#playBots(room).finally(() => (room.bots = false));
  }

  async #playBots(room: Room): Promise<void> {
    const { table } = room;
    for (let seat = table.botsToMove[0]; seat !== undefined && room.lookers.size; seat = table.botsToMove[0]) {
      const [ply, epoch, bot] = [table.ply, table.epoch, seat];
      const changed = (): boolean => table.ply !== ply || table.epoch !== epoch || !room.lookers.size;
      const move = await chosenMove(await this.#thinker(table.kept.game), table.engine.snapshot(), seat, levelAt(table, seat), table.botSeed(seat), changed);
      await this.#after(room, async () => {
        if (move === null || changed() || !table.botsToMove.includes(bot)) return;
        const since = table.length;
        table.move(bot, move, ply);
        await this.#keep(room).then(() => this.#tell(room, since), (problem: unknown) => {
          if (!(problem instanceof Refusal)) throw problem; // another page has gone on: its pages look there
        });
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

  #info(room: Room): TableInfo { return summary(room.table, room.commit, this.supplies.colours); }

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
    const { length } = kept.log;
    try {
      return made(kept, engine, length);
    } catch (problem) { // what was possible by other rules is not by these
      if (kept.version !== engine.facts.version) throw new Refusal('table-other-rules');
      throw problem;
    }
  }

  async #lay(kept: Kept, given: readonly Pick<Action, 'seat' | 'text'>[] = []): Promise<TableInfo> {
    const room = made(kept, await this.supplies.engine(kept.game), null);
    room.table.give(given);
    room.table.goOn();
    this.#rooms.set(kept.id, Promise.resolve(room));
    void this.#after(room, () => this.#keep(room)); // before anything happens there; nobody need wait for the disk to see it
    return this.#info(room);
  }

  /** Something about a table that is no part of its game. */
  async #change(room: Room, news: Partial<Pick<Kept, 'rematch' | 'shared' | 'mistakes'>>): Promise<void> {
    await this.#after(room, async () => {
      Object.assign(room.table.kept, news);
      if (room.saved !== null) await this.#keep(room);
      const table: ServerMessage = { type: 'table', table: this.#info(room) };
      for (const looker of room.lookers) looker.tell(table);
    });
  }

  async #keep(room: Room): Promise<void> {
    if (room.gone) return;
    const { kept } = room.table;
    kept.texts = room.table.actions.map(({ text }) => text);
    kept.summary = this.#info(room);
    (await this.#list()).set(kept.id, kept.summary);
    try {
      await this.store.put(kept, room.saved ?? kept.log.length);
    } catch (problem) {
      if (problem instanceof Overtaken) {
        await this.#moveTo(kept.id, room.lookers);
        throw new Refusal('move-stale');
      }
      return this.#trouble(problem);
    }
    room.saved = kept.log.length;
    this.#troubled = false;
    this.onkept(kept.id);
  }

  /** Something could not be kept: that is said once, and play goes on. */
  #trouble(problem: unknown): void {
    if (!this.#troubled) this.ontrouble((problem as Error).name === 'QuotaExceededError' ? 'full' : 'storage');
    this.#troubled = true;
  }
  /** The browser has cleared away all that was kept; tables in use are kept anew as they go on. */
  cleared(): void {
    this.#listed = null;
    this.ontrouble('cleared');
  }

  /** Another page of this browser has gone on at a table, or removed it: who looks at it here sees what is kept. */
  async elsewhere(id: string): Promise<void> {
    this.#listed = null;
    const room = await this.#rooms.get(id)?.catch(() => null);
    const kept = room && (await this.store.get(id));
    if (!room) return;
    if (!kept) {
      this.#letGo(room);
      if (!room.lookers.size) this.#rooms.delete(id);
      return;
    }
    if (room.gone || kept.log.length !== room.table.kept.log.length) await this.#moveTo(id, room.lookers);
  }
  async #moveTo(id: string, lookers: Set<Looker>): Promise<void> {
    this.#rooms.delete(id);
    const room = await this.#room(id);
    for (const looker of lookers) {
      room.lookers.add(looker);
      this.#greet(room, looker);
    }
    lookers.clear(); // nobody looks on there, and its bots stop
    this.#letBotsPlay(room);
  }

  #list(): Promise<Map<string, TableInfo>> {
    this.#listed ??= this.store.all().then(async (all) => {
      const found = await Promise.all(all.map(async (kept) => kept.summary ?? this.table(kept.id).catch(() => null)));
      return new Map(found.flatMap((info) => (info ? [[info.id, info]] : [])));
    }, () => new Map());
    return this.#listed;
  }
}

/** The page has the sentences: its catalogues are those of the rules. */
const refused = (id: string | null, { key, clause, details }: Refusal): ServerMessage => ({ type: 'refused', id, key, sentence: '', clause, details });
