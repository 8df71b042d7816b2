// The deal of the day: one a day for each game, the same luck for everybody (docs/daily.md). A day's secret is a link of
// a chain of hashes: from today's follow all earlier ones, and none that is to come.
import type { Deal } from '../solo/deals';
import { api, Refused, Unreachable } from './api';
import { beSomebody } from './me.svelte';
import { recallAs, remember } from './memory';
import type { Daily, DayResults, TableInfo } from './protocol';
import { hasServer } from './reach.svelte';
import { base } from './router.svelte';
import { bytes, hex, hmac, sha256 } from './sha256';
import { solo } from './solo';

const DAY = 86_400_000; // milliseconds
const KNOWN = 'igroteka-daily'; // what was last told of the days
const MINE = 'igroteka-days'; // how I fared on them

function hashed(secret: string, times: number): string {
  let link = bytes(secret);
  for (let i = 0; i < times; i++) link = sha256(link);
  return hex(link);
}

/** What this device knows of the days. */
export interface Days {
  told: Daily;
  today: number;
  /** The host tells other days than it did before: luck may have been chosen. */
  exchanged: boolean;
}

export const dayAt = (first: string, moment: number): number => Math.floor((moment - Date.parse(`${first}T00:00:00Z`)) / DAY);
export const dateOf = ({ told }: Days, day: number): Date => new Date(Date.parse(`${told.first}T00:00:00Z`) + day * DAY);

/** The secret of a day; null: nobody knows it yet, or this device was not told. */
export function secretOf({ days, day, secret, root }: Daily, wanted: number): string | null {
  if (wanted < 0 || wanted >= days) return null;
  if (root) return hashed(root, days - 1 - wanted);
  return secret !== null && day !== null && wanted <= day ? hashed(secret, day - wanted) : null;
}
/** Whether what is told now and what was told before are links of the same chain. */
export function follows(now: Daily, before: Daily | null): boolean {
  if (!before || before.anchor !== now.anchor) return !before;
  if (now.root || before.root || now.day === null || before.day === null) return true;
  return now.day < before.day || secretOf(now, before.day) === before.secret;
}

async function told(): Promise<Daily> {
  if (hasServer) return api.daily();
  const answer = await fetch(`${base}api/daily.json`);
  return (await answer.json()) as Daily;
}

/** The days as the server tells them, or as this device remembers them; null: it has never heard of them. */
export async function fetchDays(): Promise<Days | null> {
  const before = recallAs<Daily>(KNOWN);
  const now = await told().catch(() => null);
  if (now && follows(now, before)) remember(KNOWN, JSON.stringify(now));
  const known = now ?? before;
  if (!known) return null;
  const here = dayAt(known.first, Date.now());
  return { told: known, today: now?.day ?? here, exchanged: now !== null && !follows(now, before) };
}

const idOf = (day: number, game: string): string => `~day-${day}-${game}`;
/** The day and the game of a table, if it is a deal of a day. */
export function dealOf(table: string): { day: number; game: string } | null {
  const found = /^~day-(\d+)-(.+)$/.exec(table);
  return found ? { day: Number(found[1]), game: found[2]! } : null;
}

/** What is needed to lay a deal; null: its day's secret is not known here. */
export function dealFor({ told }: Days, day: number, game: string): Deal | null {
  const secret = secretOf(told, day);
  return secret === null ? null : { id: idOf(day, game), game, luck: hex(hmac(bytes(secret), new TextEncoder().encode(game))), company: told.company };
}

// --- how I fared ---------------------------------------------------------------------------------

/** How I fared at a deal; `sent`: the server has counted it, or will not. */
export interface Score { place: number; points: number; players: number; sent: boolean }
export type Scores = Record<string, Score>;

export const scores = (): Scores => recallAs<Scores>(MINE) ?? {};
export const scoreOf = (all: Scores, day: number, game: string): Score | undefined => all[`${day}-${game}`];

/** My place, which the winners' clause decides where points do not, as igroteka/server/daily.py has it. */
export function scoreIn({ scores: points, winners }: Pick<TableInfo, 'scores' | 'winners'>, seat = 0): Omit<Score, 'sent'> {
  const mine = points![seat]!;
  const ahead = points!.filter((one) => one > mine).length;
  return { place: winners!.includes(seat) ? 1 : Math.max(2, ahead + 1), points: mine, players: points!.length };
}

/** Notes how the finished deals of this device ended: they are remembered when the tables are tidied away. */
export async function noteScores(): Promise<{ scores: Scores; running: TableInfo[] }> {
  const all = scores();
  const tables = (await solo.tables().catch(() => [])).filter((table) => dealOf(table.id));
  for (const table of tables) {
    const { day, game } = dealOf(table.id)!;
    if (table.status === 'over') all[`${day}-${game}`] ??= { ...scoreIn(table), sent: false };
  }
  remember(MINE, JSON.stringify(all));
  return { scores: all, running: tables.filter((table) => table.status !== 'over') };
}

/** Brings the server what it has not counted yet. Where there is no connection, another time. */
export async function sendScores({ told, today }: Days): Promise<void> {
  if (!hasServer) return;
  const all = scores();
  for (const [key, score] of Object.entries(all)) {
    const [, day, game] = /^(\d+)-(.+)$/.exec(key)!;
    if (score.sent || today - Number(day) > told.late) continue;
    try {
      await beSomebody();
      await api.bringDay(idOf(Number(day), game!));
    } catch (problem) {
      if (problem instanceof Unreachable) return;
      if (!(problem instanceof Refused)) throw problem;
      if (problem.status === 429 || problem.status >= 500) return; // another time
    }
    remember(MINE, JSON.stringify({ ...scores(), [key]: { ...score, sent: true } }));
  }
}

/** How all fared at a deal; null: no server knows, or none can be asked. */
export const resultsOf = (day: number, game: string): Promise<DayResults | null> => (hasServer ? api.dayResults(day, game).catch(() => null) : Promise.resolve(null));
