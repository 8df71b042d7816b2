import './world.css';
import type { GamePage } from '../../lib/games';
import type { MyNumberView } from './view';
import { picture } from './picture';
import { instrument } from './sounds';

const page: GamePage<MyNumberView> = {
  shelf: 4,
  picture,
  board: () => import('./Board.svelte'),
  part: { of: (view) => view.round, words: 'replay-round' },
  stays: { dealt: 600, drew: 620, takes: 620 },
  pictures: { 'M3.2': [0, 0], 'M3.3': [0, 0], 'M4.2': [0, 0] },
  instrument,
  life: { picture: '<svg viewBox="0 0 44 26"><path d="M1 13L43 1 26 25l-6-9z" fill="#fff" stroke="#3F6FC4" stroke-width="2" stroke-linejoin="round"/><path d="M20 16L43 1" stroke="#3F6FC4" stroke-width="2"/></svg>', count: 1 },
};
export default page;
