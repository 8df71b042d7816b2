// A game's compiled rules, called as the page calls them: how much is played in a while. For Node and for browsers.
export async function begun(wasm, facts) {
  const { places } = facts;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(places.tree / 65536) + 512 });
  const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, places.story);
  const module = await WebAssembly.compile(wasm);
  const { exports } = new WebAssembly.Instance(module, { env: { __linear_memory: memory, __stack_pointer: stack, exp: Math.exp } });
  const options = new BigInt64Array(memory.buffer, places.options, facts.options.length);
  facts.options.forEach((option, i) => {
    options[i] = BigInt(option.kind === 'choice' ? option.choices.indexOf(option.default) : Number(option.default));
  });
  const record = new Uint8Array(memory.buffer, places.record, facts.record);
  const seed = new BigUint64Array(memory.buffer, places.seed, 1);
  const counts = new Int32Array(memory.buffer, places.counts, 2);
  const begin = () => {
    record.fill(0);
    exports.begin();
  };
  begin();
  exports.show_view(-2);
  return {
    /** Whole random games; how many steps they had. */
    steps(games) {
      begin();
      let steps = 0;
      seed[0] = 1n;
      for (let game = 0; game < games; game++) {
        exports.play_out(game);
        steps += counts[0];
      }
      return steps;
    },
    /** Searches in positions from all over random games. */
    playouts(positions, each) {
      const room = 2 ** (32 - Math.clz32(2 * each + 2));
      for (const { bytes, actor } of positions) {
        record.set(bytes);
        seed[0] = 1n;
        exports.ponder(room);
        exports.think_on(actor, each, room, room * 4 + facts.mostMoves);
      }
      return positions.length * each;
    },
  };
}
