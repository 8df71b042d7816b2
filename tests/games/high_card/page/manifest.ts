import type { GamePage } from '../../lib/games';
import { note, pitch } from '../../lib/sound';
import type { TallCardView } from './view';

const page: GamePage<TallCardView> = {
  shelf: 5,
  picture: () => '<svg viewBox="0 0 300 230"><rect width="300" height="230" fill="#36a"/></svg>',
  board: () => import('./Board.svelte'),
  part: null,
  stays: { changed: 200 },
  pictures: {},
  instrument: (steps, at) => note(pitch(440, steps), at, 0.1, 'sine'),
  life: null,
};
export default page;
