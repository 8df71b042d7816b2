import './world.css';
import type { GamePage } from '../../lib/games';
import type { TwelveDaysView } from './view';
import { cardsOf } from './notation';
import { picture } from './picture';
import { instrument } from './sounds';

const page: GamePage<TwelveDaysView> = {
  shelf: 2,
  picture,
  board: () => import('./Board.svelte'),
  spelt: { play: cardsOf },
  read: cardsOf,
  part: { of: (view) => view.deal, words: 'replay-deal' },
  stays: { dealt: 900, leads: 620, follows: 620, passes: 620, 'round-won': 1300, 'taken-back': 1300 },
  pictures: { 'T2.1': [1, 1], 'T3.3': [2, 2], 'T3.5': [0, 3], 'T3.7': [3, 2] },
  instrument,
  life: { picture: '<svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#fff"/></svg>', count: 6 },
};
export default page;
