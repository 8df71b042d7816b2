export { Engine } from '../../web/src/engine/engine.ts';
export { SoloTable } from '../../web/src/solo/table.ts';
