import './world.css';
import type { GamePage } from '../../lib/games';
import type { Eight28View } from './view';
import { picture } from './picture';
import { instrument } from './sounds';

const page: GamePage<Eight28View> = {
  shelf: 1,
  picture,
  board: () => import('./Board.svelte'),
  read: (written) => (written === 'A' ? '1/11' : written),
  part: { of: (view) => view.round, words: 'replay-round' },
  stays: { takes: 620, drew: 620, passes: 620 },
  pictures: { 'E1.3': [0, 0], 'E3.2': [1, 0], 'E4.4': [2, 0], 'E4.6': [1, 0] },
  instrument,
  life: { picture: '<svg viewBox="0 0 20 20"><path d="M10 0l2 8 8 2-8 2-2 8-2-8-8-2 8-2z" fill="#FFF6DC"/></svg>', count: 6 },
};
export default page;
