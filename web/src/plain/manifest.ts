// How a game is shown that has no folder of its own among the games: plainly, but it can be played.
import { inner, lid } from '../art/core';
import { shape } from '../art/shapes';
import type { GamePage } from '../lib/games';
import { note, pitch } from '../lib/sound';

const picture = (dark: boolean): string =>
  lid(
    `<rect width="300" height="230" fill="${dark ? '#151d3b' : '#3d4f92'}"/>` +
      (['o', 'p', 'b', 'g', 'v'] as const).map((hue, i) => `<g transform="translate(${22 + i * 54} ${100 - (i % 2) * 22}) scale(1.7)" fill="#FFE7A8">${inner(shape(hue, '', '#FFE7A8'))}</g>`).join(''),
  );

const page: GamePage = {
  shelf: Infinity,
  picture,
  board: () => import('./PlainBoard.svelte'),
  part: null,
  stays: {},
  pictures: {},
  instrument: (steps, at) => note(pitch(784, steps), at, 0.16, 'triangle'),
  life: null,
};
export default page;
