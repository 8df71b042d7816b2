// Plays one game with bots at a server: node player.mjs http://host:port/ GAME SEED. Written from docs/protocol.md and
// docs/fairness.md alone. It says goodbye now and then in the middle, and comes back as the document has it.
import { createHash, randomBytes } from 'node:crypto';

const [house, game, seed] = process.argv.slice(2);
const h = (text) => createHash('sha256').update(text).digest('hex');
const token = (from, number) => { for (let i = number; i < 64; i++) from = h(from); return from; };
let random = Number(seed) + 1;
const below = (n) => (random = (random * 48271) % 2147483647) % n;

let cookie = '';
async function ask(method, path, body) {
  const answer = await fetch(house + path, {
    method, body: body && JSON.stringify(body),
    headers: { 'X-Igroteka': '1', 'Accept-Language': 'en', ...(body && { 'Content-Type': 'application/json' }), ...(cookie && { Cookie: cookie }) },
  });
  const set = answer.headers.get('set-cookie');
  if (set) cookie = set.split(';')[0];
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return answer.headers.get('content-type').includes('json') ? JSON.parse(text) : text;
}

const share = randomBytes(32).toString('hex');
const seal = h(token(share, 0));
await ask('PUT', 'api/me', { name: 'Node', language: 'en' });
const first = await ask('POST', 'api/tables', { game, seal, start: true, level: 'novice' });
let pledge = '';
const open = async (table) => {
  if (pledge || !table.pledge) return;
  if (!table.pledge.includes(`commit: ${first.commit}\n`) || !table.pledge.includes(seal)) throw new Error('another pledge');
  pledge = table.pledge;
  await ask('POST', `api/tables/${first.id}/reveal`, { salt: token(share, 0) });
};

let seq = 0;
let moves = 0;
let pending = null; // a move whose answer has not come
let asked = false; // for a take-back, once
const acks = new Map();

function connect(done, failed) {
  const address = `${house.replace('http', 'ws')}api/tables/${first.id}/socket?protocol=1&lang=en&after=${seq}`;
  const socket = new WebSocket(address, { headers: { Cookie: cookie } });
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  let left = false;
  socket.onclose = ({ code }) => {
    if ([1008, 1009, 4404, 4426].includes(code)) failed(new Error(`closed: ${code}`));
    else if (!done.over) setTimeout(() => connect(done, failed), 50);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hello' || message.type === 'table') {
      open(message.table).catch(failed);
      if (message.type === 'hello') {
        if (!pledge || !message.seats.length) send({ type: 'resync', after: 0 });
        if (pending) send(pending);
      }
    } else if (message.type === 'ack') {
      if (acks.has(message.id) && acks.get(message.id) !== message.seq) failed(new Error('two acks differ'));
      if (!message.again && message.seq > seq) failed(new Error('ack before state'));
      if (!acks.has(message.id) && pending?.id === message.id && moves % 5 === 0) send(pending); // the same once more: acknowledged, not played
      acks.set(message.id, message.seq);
      if (pending?.id === message.id) pending = null;
    } else if (message.type === 'refused') {
      if (message.key !== 'move-stale') failed(new Error(message.sentence));
      pending = null;
      send({ type: 'resync', after: 0 });
    } else if (message.type === 'state') {
      if (message.since > seq) return send({ type: 'resync', after: seq });
      if (message.since && message.seq < seq) return;
      seq = message.seq;
      if (message.over) { done.over = true; socket.close(); return done(message); }
      const eyes = message.eyes.find((one) => one.legal.length && message.acting.includes(one.seat) && !message.decided.includes(one.seat));
      if (!eyes || left || pending?.ply === message.ply) return;
      if (moves === 3 && !asked) { asked = true; return send({ type: 'take_back', seat: eyes.seat, token: token(share, message.pleas + 1) }); }
      pending = { type: 'move', id: `n${++moves}`, seat: eyes.seat, ply: message.ply, move: eyes.legal[below(eyes.legal.length)] };
      send(pending);
      if (moves % 4 === 0) { left = true; socket.close(); } // gone before the answer
    }
  };
}

await open(first);
const end = await new Promise(connect);
const fairness = await ask('GET', `api/tables/${first.id}/fairness`);
const mine = fairness.pledge === pledge && fairness.salts.includes(token(share, 0));
console.log(JSON.stringify({ table: first.id, moves, scores: end.scores, mine, taken_back: fairness.take_backs.length, asked }));
process.exit(0);
