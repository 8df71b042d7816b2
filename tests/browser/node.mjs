// node node.mjs WITNESS FOLDER GAME < JOBS > ANSWERS
import { readFileSync, writeFileSync } from 'node:fs';
const [, , witness, folder, game] = process.argv;
const { answer } = await import(witness);
const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
const facts = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
writeFileSync(1, JSON.stringify(answer(module, facts, JSON.parse(readFileSync(0, 'utf8')))));
