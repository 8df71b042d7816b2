// node solo.mjs SOLO FOLDER < {kept, tried, doings} > the state's message after each, and why what was tried may not be done
import { readFileSync, writeFileSync } from 'node:fs';
const [, , solo, folder] = process.argv;
const { Engine, SoloTable } = await import(solo);
const { kept, tried, doings } = JSON.parse(readFileSync(0, 'utf8'));
const module = new WebAssembly.Module(readFileSync(`${folder}/${kept.game}.wasm`));
const facts = JSON.parse(readFileSync(`${folder}/${kept.game}.json`, 'utf8'));
const table = new SoloTable(new Engine(module, facts), kept);
table.goOn();
const refusals = [];
const ATTEMPTS = {
  why: (seat, text) => { table.checkMine(seat); table.whyNot(seat, text); },
  move: (seat, text) => { table.checkMine(seat); table.move(seat, text, table.ply); },
  late: (seat, text) => { table.checkMine(seat); table.move(seat, text, table.ply - 1); },
  back: (seat) => table.takeBack(seat),
};
function attempt({ what, seat, text }) {
  try {
    ATTEMPTS[what](seat, text);
    refusals.push(null);
  } catch ({ key, clause, details }) {
    refusals.push([key, clause, details]);
  }
}
const states = [table.state(0)];
tried.forEach(attempt);
for (const { seat, text, tried } of doings) {
  const since = table.length;
  if (text === 'take back') table.takeBack(seat);
  else table.move(seat, text, table.ply);
  states.push(table.state(since));
  tried.forEach(attempt);
}
// Whoever opens it again finds the same table.
const again = new SoloTable(new Engine(module, facts), structuredClone(table.kept));
const strip = ({ now, eyes, ...rest }) => JSON.stringify({ ...rest, eyes: eyes.map(({ steps, ...seen }) => seen) });
if (strip(again.state(0)) !== strip(table.state(0))) throw new Error('Opened again the table is another.');
writeFileSync(1, JSON.stringify({ states, refusals }));
