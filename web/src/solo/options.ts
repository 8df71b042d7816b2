// What can be chosen in a game, read as igroteka/engine/options.py reads it: nothing is played with that is not checked.
import type { Option } from '../engine/engine';
import { Refusal } from './table';

export type { Option as GameOption };

type Value = boolean | number | string;
export type Options = Record<string, Value>;

const WHOLE = /^\s*-?[0-9]{1,9}\s*$/;
const ON: readonly string[] = ['true', 'yes', 'on', '1'];
const OFF: readonly string[] = ['false', 'no', 'off', '0'];

/** All options of a game: those given, checked, and the others' defaults. */
export function chosenOf(game: string, options: readonly Option[], given: Readonly<Record<string, unknown>>): Options {
  const unknown = Object.keys(given).find((name) => !options.some((option) => option.name === name));
  if (unknown !== undefined) throw new Refusal('option-unknown', { option: unknown, game, options: options.map(({ name }) => name).join(', ') });
  const values = Object.fromEntries(options.map((option) => [option.name, read(option, given[option.name] ?? option.default)]));
  for (const option of options) if (option.kind === 'seat' && Number(values[option.name]) >= Number(values.players)) throw notWhole(option, values[option.name], Number(values.players) - 1);
  return values;
}

function read(option: Option, value: unknown): Value {
  if (option.kind === 'choice') {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (option.choices.includes(word)) return word;
    throw new Refusal('option-choice', { option: option.name, value: String(value), choices: option.choices.join(', ') }, option.clause);
  }
  if (option.kind === 'switch') {
    if (typeof value === 'boolean') return value;
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if ([...ON, ...OFF].includes(word)) return ON.includes(word);
    throw new Refusal('option-switch', { option: option.name, value: String(value) }, option.clause);
  }
  const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  if (!Number.isInteger(number) || Number(number) < option.low || Number(number) > option.high) throw notWhole(option, value, option.high);
  return Number(number);
}
const notWhole = (option: Extract<Option, { low: number }>, value: unknown, high: number): Refusal =>
  new Refusal('option-whole', { option: option.name, value: String(value), low: option.low, high }, option.clause);
