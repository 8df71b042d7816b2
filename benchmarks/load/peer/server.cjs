// boardgame.io's server, in memory, with the smallest game there is.
const { Server, Origins } = require("boardgame.io/server");

const count = {
  name: "count",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ n: G.n + 1 }) },
};

const server = Server({ games: [count], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
