// The pictures on the four boxes.
import { d8, inner, star5 } from './core';
import { gemBody, sky } from './night';
import { HUE, notebook, ON, shape, type Hue } from './notebook';
import { animal, savanna, vultureBody } from './savanna';
import { firBody, giftBody, motif, snow } from './winter';
import type { GameId } from '../lib/types';

const put = (x: number, y: number, scale: number, body: string, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
const wrap = (body: string): string => `<svg class="art" viewBox="0 0 300 230" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${body}</svg>`;

const eight28 = (dark: boolean): string =>
  wrap(
    inner(sky(300, 230, dark, 0.86)) +
      '<circle cx="206" cy="86" r="66" fill="#FFE7A8" opacity=".16"/><circle cx="206" cy="86" r="54" fill="#FFE7A8"/><circle cx="178" cy="58" r="7" fill="#E9C56B"/><circle cx="238" cy="70" r="5" fill="#E9C56B"/><circle cx="230" cy="116" r="8" fill="#E9C56B"/><text x="206" y="103" text-anchor="middle" font-family="Dela" font-size="44" fill="#1B2145">28</text><circle cx="78" cy="76" r="46" fill="#FFE7A8" opacity=".16"/><circle cx="78" cy="76" r="37" fill="#FFE7A8"/><path d="M90 41a37 37 0 0 1 0 70a44 44 0 0 0 0-70z" fill="#E9C56B"/><circle cx="58" cy="98" r="5" fill="#E9C56B"/><text x="76" y="90" text-anchor="middle" font-family="Dela" font-size="38" fill="#1B2145">8</text>' +
      put(62, 150, 1.5, gemBody.blue, -8) + put(112, 160, 1.5, gemBody.blue, 4) + put(212, 152, 1.45, gemBody.red, 6) + put(160, 148, 1.6, gemBody.blue),
  );
const twelve = (dark: boolean): string =>
  wrap(
    inner(snow(300, 230, dark, 0.62)) +
      put(40, 20, 1.32, firBody() + star5(60, 10, 12, '#FFC247') + '<circle cx="48" cy="44" r="4" fill="#E23A3A"/><circle cx="70" cy="56" r="4" fill="#FFC247"/><circle cx="42" cy="76" r="4.5" fill="#FFC247"/><circle cx="78" cy="84" r="4.5" fill="#E23A3A"/><circle cx="34" cy="112" r="5" fill="#E23A3A"/><circle cx="62" cy="104" r="5" fill="#FFC247"/><circle cx="88" cy="114" r="5" fill="#8FD3FF"/>') +
      put(150, 156, 1.3, giftBody(0)) + put(206, 166, 1.1, giftBody(3)) + put(34, 168, 1.05, giftBody(2)) +
      put(186, 44, 1, `<rect width="76" height="104" rx="12" fill="#FFFEFA" stroke="#D9D0BE" stroke-width="2"/><text x="38" y="40" text-anchor="middle" font-family="Dela" font-size="32" fill="#1B2145">12</text><g transform="translate(14 50)">${inner(motif(12))}</g>`, 8),
  );
const jackal = (dark: boolean): string =>
  wrap(inner(savanna(300, 230, dark, 0.66)) + put(34, 78, 1.28, inner(animal.jackal)) + put(150, 84, 1.24, inner(animal.hyena)) + put(244, 24, 0.62, vultureBody) + put(112, 150, 1.45, inner(d8(8, '#C63A27')), -8));
const FAN: [Hue, number, number, number, number][] = [['g', 12, -16, 22, 0], ['v', 54, 16, 22, 4], ['p', 27, -8, 5, 1], ['o', 46, 8, 5, 3], ['b', 33, 0, 0, 2]];
const number = (dark: boolean): string =>
  wrap(
    inner(notebook(300, 230, dark)) +
      FAN.map(([k, n, turn, y, i]) => `<g transform="translate(${150 + (i - 2) * 53} ${122 + y}) rotate(${turn})"><rect x="-34" y="-52" width="68" height="100" rx="11" fill="${HUE[k]}" stroke="#fff" stroke-width="3"/><g transform="translate(-27 -45) scale(.8)" fill="${ON[k]}" color="${ON[k]}">${inner(shape(k, '', ON[k]))}</g><text x="${(i - 2) * 2.5}" y="14" text-anchor="middle" font-family="Dela" font-size="31" letter-spacing="-1" fill="${ON[k]}">${n}</text></g>`).join(''),
  );

export const boxPicture: Record<GameId, (dark: boolean) => string> = { eight28, 'twelve-days': twelve, 'jackal-high': jackal, 'my-number': number };

/** The wallpaper behind the shelf. */
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
