// node solo.mjs SOLO FOLDER < {kept, doings} > the state's message after each
import { readFileSync, writeFileSync } from 'node:fs';
const [, , solo, folder] = process.argv;
const { Engine, SoloTable } = await import(solo);
const { kept, doings } = JSON.parse(readFileSync(0, 'utf8'));
const module = new WebAssembly.Module(readFileSync(`${folder}/${kept.game}.wasm`));
const facts = JSON.parse(readFileSync(`${folder}/${kept.game}.json`, 'utf8'));
const table = new SoloTable(new Engine(module, facts), kept);
table.goOn();
const states = [table.state(0)];
for (const { seat, text } of doings) {
  const since = table.length;
  if (text === 'take back') table.takeBack(seat);
  else table.move(seat, text, table.ply);
  states.push(table.state(since));
}
// Whoever opens it again finds the same table.
const again = new SoloTable(new Engine(module, facts), structuredClone(table.kept));
const strip = ({ now, eyes, ...rest }) => JSON.stringify({ ...rest, eyes: eyes.map(({ steps, ...seen }) => seen) });
if (strip(again.state(0)) !== strip(table.state(0))) throw new Error('Opened again the table is another.');
writeFileSync(1, JSON.stringify(states));
