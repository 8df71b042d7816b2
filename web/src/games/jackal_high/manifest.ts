import './world.css';
import type { GamePage } from '../../lib/games';
import type { JackalHighView } from './view';
import { picture } from './picture';
import { instrument } from './sounds';

const page: GamePage<JackalHighView> = {
  shelf: 3,
  picture,
  board: () => import('./Board.svelte'),
  part: { of: (view) => view.round, words: 'replay-round' },
  stays: { placed: 520, 'placed-in-valley': 520, 'won-alone': 620, thrown: 1150, 'rolls-again': 200, 'contest-roll': 900, 'valley-roll': 900 },
  pictures: { 'J3.1': [2, 0], 'J4.3': [0, 1], 'J5.1': [0, 0], 'J6.2': [0, 0] },
  instrument,
  life: { picture: '<svg viewBox="0 0 28 12"><path d="M1 9q7-8 13 0q6-8 13 0" stroke="#7A3B1A" stroke-width="3" fill="none" stroke-linecap="round"/></svg>', count: 3 },
};
export default page;
