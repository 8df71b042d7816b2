// What else there is to see in 8-28: cards, moons, rays.
import { star5, svg } from '../../art/core';
import { gemBody } from './scene';

export const gem = (c: 'blue' | 'red' = 'blue', cls = 'gem'): string => svg('0 0 40 37', gemBody[c] + (c === 'red' ? `<text x="20" y="24" text-anchor="middle" font-family="Dela" font-size="15" fill="#fff">2</text>` : ''), cls);

export const back = svg('0 0 60 84', `<rect width="60" height="84" rx="8" fill="#27307A"/><rect x="4" y="4" width="52" height="76" rx="5" fill="none" stroke="#FFD98A" stroke-width="1.5"/><path d="M37 26a15 15 0 1 0 6 27 18 18 0 0 1-6-27z" fill="#FFD98A"/>${star5(42, 30, 4, '#fff')}${star5(17, 18, 3, '#9CCBFF')}${star5(45, 64, 3, '#FF8A80')}${star5(16, 66, 2.5, '#fff')}`, 'back', 'preserveAspectRatio="none"');

/** A gem without a number on it, for heaps. */
export const svgGem = (c: 'blue' | 'red'): string => svg('0 0 40 37', gemBody[c], 'gem');

export const moon = (n: number, cls = 'moon'): string =>
  svg('0 0 120 120', `<circle cx="60" cy="60" r="58" fill="#FFE7A8" opacity=".28"/><circle cx="60" cy="60" r="50" fill="#FFE7A8"/><circle cx="32" cy="38" r="6" fill="#E9C56B"/><circle cx="90" cy="80" r="7" fill="#E9C56B"/><circle cx="38" cy="90" r="5" fill="#E9C56B"/><text x="60" y="${n > 9 ? 76 : 79}" text-anchor="middle" font-family="Dela" font-size="${n > 9 ? 42 : 52}" fill="#1B2145">${n}</text>`, cls);

export const rays = (): string => {
  let o = '';
  for (let i = 0; i < 18; i++) {
    const at = (d: number): string => `${(750 + 750 * Math.cos(((i * 20 + d) * Math.PI) / 180)).toFixed(1)} ${(750 + 750 * Math.sin(((i * 20 + d) * Math.PI) / 180)).toFixed(1)}`;
    o += `<path d="M750 750L${at(-5)}L${at(5)}z" fill="url(#ry)"/>`;
  }
  return svg('0 0 1500 1500', `<defs><radialGradient id="ry" gradientUnits="userSpaceOnUse" cx="750" cy="750" r="700"><stop offset="0" stop-color="#FFE7A8" stop-opacity=".6"/><stop offset=".85" stop-color="#FFE7A8" stop-opacity="0"/></radialGradient></defs>${o}`, 'rays');
};
