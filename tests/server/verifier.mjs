// Checks the shuffles of games, one `Fairness` as JSON in each line of the input, and answers with a line for each:
// `fair`, or what is wrong with it. Written from docs/fairness.md alone.
import { createHash, createHmac } from 'node:crypto';
import { createInterface } from 'node:readline';

const MOST = 64;
const SPACE = 1n << 256n;
const VALUES = { A: 11, T2: 0, L8: 8 };
const h = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const times = (n, text) => { for (; n > 0; n--) text = h(text); return text; };

function numberBelow(secret, message, total) {
  for (let attempt = 0; ; attempt++) {
    const x = BigInt('0x' + createHmac('sha256', secret).update(`${message}|${attempt}`).digest('hex'));
    if (x < SPACE - (SPACE % BigInt(total))) return Number(x % BigInt(total));
  }
}

function drawnSeats(secret, root, players) {
  const order = [...Array(players).keys()];
  for (let last = players - 1; last > 0; last--) {
    const other = numberBelow(secret, `${root}|seat ${last}`, last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

const values = (outcome) => outcome.split(' ').slice(1).map((word) => VALUES[word] ?? Number(word));
function ascending(a, b) {
  const [one, two] = [values(a), values(b)];
  const at = one.findIndex((value, i) => value !== two[i]);
  return at >= 0 && one[at] < two[at];
}

function outcomeOf(secret, message, ways) {
  let way = numberBelow(secret, message, ways.reduce((sum, [, weight]) => sum + weight, 0));
  return ways.find(([, weight]) => (way -= weight) < 0)[0];
}

function pledgeLines(told) {
  const lines = Object.fromEntries(told.pledge.split('\n').slice(1).map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
  return told.pledge.startsWith('igroteka fairness 2\n')
    && lines.commit === told.commit
    && lines.seals === told.seals.join(',')
    && lines.seats === (told.drawn ? 'drawn' : 'kept')
    && Number(lines.from ?? 0) === told.first;
}

/** Is every move of chance here among the draws, in turn and as it was made? */
function isWhole(told) {
  const made = told.moves.flatMap((move, ply) => (told.by[ply] === null && ply >= told.first ? [`${ply} ${move}`] : []));
  return told.moves.length === told.by.length && made.join() === told.draws.map(({ ply, move }) => `${ply} ${move}`).join()
    && (told.first > 0 || told.by[0] === null);
}

function isProven(back, told, last) {
  const given = back.tokens.flatMap((token, place) => (token ? [place] : []));
  return last < back.number && back.number <= MOST && back.kept >= told.first
    && given.every((place) => told.salts[place] && times(back.number, back.tokens[place]) === told.salts[place])
    && (given.length > 0 || told.salts.every((salt) => !salt));
}

export function verdict(told) {
  const secret = Buffer.from(told.secret, 'hex');
  const wrong = [];
  if (createHash('sha256').update(secret).digest('hex') !== told.commit) wrong.push('commit');
  if (told.salts.some((salt, place) => salt && h(salt) !== told.seals[place])) wrong.push('share');
  if (!pledgeLines(told)) wrong.push('pledge');
  let root = h(`${h(told.pledge)},${told.salts.join(',')}`);
  const order = told.drawn ? drawnSeats(secret, root, told.seals.length) : told.seals.map((_, place) => place);
  if (order.join() !== told.order.join()) wrong.push('seats');
  if (!isWhole(told)) wrong.push('draw');
  const roots = [{ kept: 0, root }];
  let last = 0;
  for (const back of told.take_backs) {
    if (!isProven(back, told, last)) wrong.push('take-back');
    root = h(`${root},${back.number},${back.tokens.join(',')}`);
    roots.push({ kept: back.kept, root });
    last = back.number;
  }
  for (const { ply, ways, move } of told.draws) {
    const from = roots.findLast(({ kept }) => kept <= ply).root;
    const ordered = ways.every(([outcome], i) => i === 0 || ascending(ways[i - 1][0], outcome));
    if (!ordered || outcomeOf(secret, `${from}|${ply}`, ways) !== move) {
      wrong.push('draw');
      break;
    }
  }
  return wrong.length ? [...new Set(wrong)].join(' ') : 'fair';
}

for await (const line of createInterface({ input: process.stdin })) console.log(verdict(JSON.parse(line)));
