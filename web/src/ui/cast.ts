// The bots' faces: eight heads, one a seat, and for every level the look of somebody who plays like that.
import type { Level } from '../lib/protocol';
import { LEVELS } from '../lib/protocol';
import { INK, svg } from '../art/core';

const ink = (d: string, width = 1.5): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const white = (d: string, width = 1.8): string => `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What is on the head, and the head; the face is always at the same place. */
const HEADS: readonly string[] = [
  `${white('M12 3.5V1.9')}${dot(12, 1.7, 1.3, '#fff')}<rect x="4" y="4" width="16" height="14" rx="4.6" fill="#fff"/>`,
  `${dot(3.4, 11.5, 2.2, '#fff')}${dot(20.6, 11.5, 2.2, '#fff')}${dot(12, 11, 8.2, '#fff')}`,
  `${white('M4.6 9.5V2.6l4.6 3.2M19.4 9.5V2.6l-4.6 3.2')}<rect x="4" y="4.6" width="16" height="13.6" rx="5.6" fill="#fff"/>`,
  `${white('M9.5 4.5 6.6 1.4M14.5 4.5l2.9-3.1')}<rect x="2.8" y="4" width="18.4" height="14" rx="3.4" fill="#fff"/>`,
  '<path d="M12 .8c1.4 2.8 8.4 5 8.4 10.8 0 4.2-3.6 6.8-8.4 6.8s-8.4-2.6-8.4-6.8C3.6 5.8 10.6 3.6 12 .8z" fill="#fff"/>',
  white('M12 2.6l8 4.4v7.4l-8 3.6-8-3.6V7z', 2.2),
  `${white('M4 13V10a8 7.6 0 0 1 16 0v6.4a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 16.4z', .6)}${white('M2.6 11v3.4M21.4 11v3.4', 2)}`,
  `${white('M12 4c-.2-1.8 1.6-2.8 3.2-2.2')}<ellipse cx="12" cy="11" rx="7.4" ry="7.8" fill="#fff"/>`,
];
const SMILES: readonly string[] = ['M8.8 14.4q3.2 2.6 6.4 0', 'M9.2 14.8q2.8 1.6 5.6-.8', 'M9.2 14q2.8 1.6 5.6.8', 'M8.4 14.2q3.6 3.2 7.2 0'];

function features(level: Level, seat: number): string {
  const smile = SMILES[seat % SMILES.length]!;
  switch (level) {
    case 'novice': // all eyes
      return `${dot(8.6, 10.4, 2.7)}${dot(15.4, 10.4, 2.7)}${dot(9.5, 9.5, .95, '#fff')}${dot(16.3, 9.5, .95, '#fff')}${dot(6.4, 14, 1.3, '#F79AA8')}${dot(17.6, 14, 1.3, '#F79AA8')}${seat % 2 ? `<ellipse cx="12" cy="15" rx="1.5" ry="1.3" fill="${INK}"/>` : ink('M10.4 14.6q1.6 1.4 3.2 0')}`;
    case 'casual': // at ease
      return `${dot(8.8, 10.6, 1.6)}${seat % 3 === 1 ? ink('M13.6 10.8q1.6-1.4 3.2 0') : dot(15.2, 10.6, 1.6)}${ink(smile)}`;
    case 'strong': // on the lookout
      return `${ink('M6.6 8.2l3.8 1M17.4 8.2l-3.8 1', 1.7)}${dot(9, 11.2, 1.5)}${dot(15, 11.2, 1.5)}${ink(seat % 2 ? 'M9.6 15h4.8' : 'M9.4 15.2q2.8.4 5.2-1')}`;
    case 'master': // has seen it all: spectacles, and a crown of laurel
      return `<path d="M5.2 7.2C6.6 4.6 9 3.4 12 3.4s5.4 1.2 6.8 3.8" fill="none" stroke="#E3A21A" stroke-width="1.9" stroke-linecap="round" stroke-dasharray="1.8 1.5"/>${dot(8.5, 10.8, 1.1)}${dot(15.5, 10.8, 1.1)}<g fill="none" stroke="${INK}" stroke-width="1.3"><circle cx="8.5" cy="10.8" r="2.9"/><circle cx="15.5" cy="10.8" r="2.9"/><path d="M11.4 10.6q.6-.5 1.2 0"/></g>${ink(seat % 2 ? 'M9.6 15.6q2.4 1 4.8 0' : 'M8.4 15.2q1.8-1.6 3.6-.2 1.8-1.4 3.6.2', 1.5)}`;
  }
}

/** Somebody's face, and under it how strong he is: one to four dots. */
export function portrait(level: Level, seat: number): string {
  const filled = LEVELS.indexOf(level) + 1;
  const dots = LEVELS.map((_, i) => `<circle cx="${7.5 + 3 * i}" cy="22" r="1.25" fill="#fff" opacity="${i < filled ? 1 : .32}"/>`).join('');
  return svg('0 0 24 24', HEADS[seat % HEADS.length]! + features(level, seat) + dots, 'botface');
}
