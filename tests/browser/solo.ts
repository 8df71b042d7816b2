export { Engine } from '../../web/src/engine/engine.ts';
export { analysed } from '../../web/src/solo/analysis.ts';
export { chosenMove, hints } from '../../web/src/solo/bots.ts';
export { Host } from '../../web/src/solo/host.ts';
export { InMemory } from '../../web/src/solo/store.ts';
export { SoloTable } from '../../web/src/solo/table.ts';
