// node host.mjs SOLO FOLDER < jobs > what a page's host makes of each
import { readFileSync, writeFileSync } from 'node:fs';
const [, , solo, folder] = process.argv;
const { Engine, Host, InMemory, analysed, chosenMove, hints } = await import(solo);
const facts = async (game) => JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
const modules = new Map();
async function engine(game) {
  if (!modules.has(game)) modules.set(game, new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)));
  return new Engine(modules.get(game), await facts(game));
}
const newHost = (store = new InMemory()) => new Host({ engine, colours: ['teal', 'red'], protocol: 1 }, store);
/** A game before one of its decisions. */
async function replayed({ game, options, steps }) {
  const desk = await engine(game);
  desk.begin(options);
  for (const [by, text] of steps) desk.play(text, by);
  return desk;
}
/** Who sits there plays at random to the end, and takes so many moves back; bots play as they do. */
async function playOn(host, id, backs = 0) {
  let [roll, moves, over] = [7, 0, () => {}];
  const move = (seat, legal, ply) => ({ type: 'move', id: `${moves}`, seat, move: legal[(roll = (roll * 48271) % 2147483647) % legal.length], ply });
  const end = new Promise((done) => (over = done));
  const looker = {
    tell(message) {
      if (message.type !== 'state') return;
      if (message.over) return over();
      const asked = message.eyes.find(({ legal, chosen }) => legal.length && chosen === null);
      if (!asked) return;
      const takesBack = (moves += 1) % 5 === 0 && asked.seat === message.eyes[0].seat && backs-- > 0;
      void host.hear(id, takesBack ? { type: 'take_back', seat: asked.seat } : move(asked.seat, asked.legal, message.ply), looker);
    },
  };
  await host.enter(id, looker);
  await end;
}
/** What a link carries of a game: its record, read by another device. */
async function carried(host, id, names) {
  const there = newHost();
  const { id: seen } = await there.follow(await host.link(id, names));
  return there.record(seen, names);
}
const refusal = (problem) => ({ refused: problem.key ?? String(problem), details: problem.details ?? {} });

const JOBS = {
  /** A record, put into a link here and read out of it there. */
  async link({ record, names }) {
    const here = newHost();
    const { id } = await here.bring(record);
    const link = await here.link(id, names);
    const there = newHost();
    const info = await there.follow(link);
    const read = await there.record(info.id, names);
    return { link, record: read, draws: (await there.shuffles(read)).draws.length, listed: (await there.tables()).length };
  },
  async follow({ link }) { return newHost().follow(link); },
  async open({ game, options }) { return (await newHost().open({ game, options })).options; },
  async bring({ record, names }) {
    const host = newHost();
    const { id } = await host.bring(record);
    return { info: await host.table(id), record: await host.record(id, names), again: (await host.bring(await host.record(id, names))).id === id };
  },
  async goOn({ record, names, ply, seat }) {
    const host = newHost();
    const { id } = await host.bring(record);
    const info = await host.goOn(id, ply, seat, 'I');
    return { info, from: id, record: await host.record(info.id, names) };
  },
  /** What is refused at a table where the first seat is mine and nothing is allowed, and by which key. */
  async forbidden({ game, options }) {
    const host = newHost();
    const { id } = await host.open({ game, options, hints: false, take_back: false });
    const told = [];
    const looker = { tell: (message) => told.push(message) };
    await host.enter(id, looker);
    const { ply, eyes } = told.find(({ type }) => type === 'state');
    const [may] = eyes[0].legal;
    const asked = [
      { type: 'move', id: '1', seat: 1, move: may, ply }, { type: 'why', id: '2', seat: 1, move: may }, { type: 'hint', seat: 0 },
      { type: 'take_back', seat: 0 }, { type: 'order', seat: 1, order: null }, { type: 'move', id: '3', seat: 0, move: may, ply: ply - 1 },
      { type: 'why', id: '4', seat: 0, move: may },
    ];
    const keys = [];
    for (const message of asked) {
      told.length = 0;
      await host.hear(id, message, looker);
      keys.push([message.type, told.find(({ type }) => type === 'refused')?.key ?? null]);
    }
    return keys;
  },
  async rematch({ record }) {
    const host = newHost();
    const { id } = await host.bring(record);
    const [first, second] = [await host.rematch(id), await host.rematch(id)];
    return [first.id === second.id, (await host.table(id)).rematch === first.id];
  },
  /** A game that was kept by rules which these are not any more. */
  async old({ record, names }) {
    const store = new InMemory();
    const { id } = await newHost(store).bring(record);
    const kept = await store.get(id);
    kept.version -= 1;
    await store.put(kept);
    const looked = await newHost(store).replay(id, 'open', names);
    kept.log[3].text = 'a move of yore';
    kept.texts[3] = 'a move of yore';
    await store.put(kept);
    const host = newHost(store);
    const answer = await host.table(id).catch(refusal);
    return { frames: looked.frames.length, ...answer, listed: (await host.tables()).length, record: await host.record(id, names) };
  },
  async analyse({ game, options, players, deeds, playouts }) {
    const heard = [];
    const found = await analysed(await engine(game), { options, players, deeds }, playouts, (part) => heard.push(part), () => false);
    return { found, heard };
  },
  async soloAnalysis({ record }) {
    const host = newHost();
    const info = await host.bring(record);
    const { id } = info;
    const [before, begun] = [await host.analysis(id), await host.analyse(id)];
    let first = null;
    for (let now = begun; now.status === 'running'; now = await host.analysis(id)) {
      first ??= now.result;
      await new Promise((go) => setTimeout(go, 5));
    }
    return { before: before.status, first: first.playouts, done: await host.analyse(id), tends: await host.tendencies(info.game) };
  },
  /** A table that is removed, in this page or in another one, while its game is being looked back at. */
  async removedMeanwhile({ record, elsewhere }) {
    const store = new InMemory();
    const [host, other] = [newHost(store), newHost(store)];
    other.onkept = (id) => host.elsewhere(id);
    const { id } = await host.bring(record);
    await host.analyse(id);
    await (elsewhere ? other : host).remove(id);
    while ((await host.analysis(id)).status === 'running') await new Promise((go) => setTimeout(go, 5));
    await new Promise((go) => setTimeout(go)); // whoever waited for it has been told
    const left = [(await host.tables()).length, (await store.all()).length];
    await (elsewhere ? other : host).putBack();
    return { left, back: (await store.all()).map(({ id: one }) => one === id), status: (await host.analyse(id)).status };
  },
  async hints(job) {
    const desk = await replayed(job);
    return hints(desk, desk.snapshot(), job.seat, () => false);
  },
  async chosen({ level, seed, ...job }) {
    const desk = await replayed(job);
    return chosenMove(desk, desk.snapshot(), job.seat, desk.facts.levels[level], BigInt(seed), () => false);
  },
  async try({ trial }) { return newHost().try(trial); },
  /** A whole game of people at one device, with take-backs. */
  async takenBack({ game, options, names }) {
    const host = newHost();
    const { id } = await host.open({ game, options, seats: names.map((name) => ({ mine: true, name })) });
    await playOn(host, id, 3);
    return [await host.record(id, names), await carried(host, id, names)];
  },
  /** A finished game, gone on with from a position of it, against bots. */
  async goneOn({ record, names, ply, seat }) {
    const host = newHost();
    const { id } = await host.bring(record);
    const { id: next } = await host.goOn(id, ply, seat, 'I');
    await playOn(host, next);
    return [await host.record(next, names), await carried(host, next, names)];
  },
};
const answers = [];
for (const job of JSON.parse(readFileSync(0, 'utf8'))) answers.push(await JOBS[job.what](job).catch(refusal));
writeFileSync(1, JSON.stringify(answers));
