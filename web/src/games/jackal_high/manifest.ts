import './world.css';
import type { GamePage } from '../../lib/games';
import { lesson } from '../../lib/lessons';
import type { JackalHighView } from '../../lib/protocol';
import { picture } from './picture';
import { instrument } from './sounds';
import { words } from './words';

const page: GamePage<JackalHighView> = {
  shelf: 3,
  players: '2–5',
  minutes: 30,
  picture,
  board: () => import('./Board.svelte'),
  words,
  quiet: ['laid', 'take2-laid'],
  divides: ['round'],
  part: { of: (view) => view.round, words: 'replay-round' },
  stays: { placed: 520, 'placed-in-valley': 520, 'won-alone': 620, thrown: 1150, 'rolls-again': 200, 'contest-roll': 900, 'valley-roll': 900 },
  lessons: [lesson('J4.3', 0, 1), lesson('J4.2', 1, 0), lesson('J4.5', 0, 0), lesson('J5.1', 0, 2), lesson('J6.2', 3, 1), lesson('J6.3', 2, 1), lesson('J7.2', 0, 0)],
  instrument,
  life: { picture: '<svg viewBox="0 0 28 12"><path d="M1 9q7-8 13 0q6-8 13 0" stroke="#7A3B1A" stroke-width="3" fill="none" stroke-linecap="round"/></svg>', count: 3 },
};
export default page;
