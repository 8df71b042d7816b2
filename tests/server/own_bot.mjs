// A bot of somebody's own: node own_bot.mjs http://host:port/ TOKEN. Written from docs/protocol.md alone, with nothing but
// what Node brings. It ends when a game of its is over and tells how that went.
const [house, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, 'X-Igroteka': '1', 'Content-Type': 'application/json' };
const post = (path, body = {}) => fetch(`${house}api/bot/tables/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

async function* lines() {
  const told = await fetch(`${house}api/bot/stream`, { headers });
  if (!told.ok) throw new Error(await told.text());
  let rest = '';
  for await (const part of told.body.pipeThrough(new TextDecoderStream())) {
    const all = (rest + part).split('\n');
    rest = all.pop();
    yield* all.filter(Boolean).map((line) => JSON.parse(line));
  }
}

let moves = 0;
for await (const line of lines()) {
  if (line.type === 'invited') await post(`${line.table.id}/accept`);
  if (line.type === 'turn') {
    const answer = await post(`${line.table}/move`, { move: line.legal[moves % line.legal.length], ply: line.ply });
    if (!answer.ok) throw new Error(await answer.text());
    moves += 1;
  }
  if (line.type === 'over') {
    console.log(JSON.stringify({ moves, winners: line.winners, scores: line.scores }));
    process.exit(0);
  }
}
