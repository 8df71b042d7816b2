// The wallpaper behind the shelf.
import { inner } from './core';
import { shape, type Hue } from './shapes';

export const wall = (): string => {
  let o = '';
  const shapes: Hue[] = ['o', 'p', 'b', 'g', 'v'];
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 20; x++) {
      const k = (x * 2 + y * 3) % 7;
      const X = x * 76 + (y % 2) * 38;
      const Y = y * 76;
      o += k < 5 ? `<g transform="translate(${X} ${Y})" fill="var(--room-2)">${inner(shape(shapes[k]!, '', 'var(--room-2)'))}</g>` : `<text x="${X + 12}" y="${Y + 22}" text-anchor="middle" font-family="Dela" font-size="24" fill="var(--room-2)">${k === 5 ? 8 : 12}</text>`;
    }
  return `<svg class="wall" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${o}</svg>`;
};
