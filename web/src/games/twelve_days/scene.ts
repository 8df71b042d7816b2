// The world of 12 Days, a fir wood in the snow: what the lid of the box shows as well.
import { dots, rnd, svg } from '../../art/core';

export const drum = `<path d="M6 18v20q4 7 18 7t18-7V18z" fill="#C8352B"/><path d="M6 20l9 23 9-20 9 20 9-23" stroke="#FFE29A" stroke-width="2.4" fill="none"/><ellipse cx="24" cy="18" rx="18" ry="7" fill="#FFF1D8" stroke="#E8A51C" stroke-width="3"/><path d="M6 38q4 7 18 7t18-7" stroke="#E8A51C" stroke-width="3" fill="none"/><path d="M14 15L4 3M32 15L44 3" stroke="#8A5420" stroke-width="3" stroke-linecap="round"/><circle cx="15" cy="16" r="2.6" fill="#8A5420"/><circle cx="31" cy="16" r="2.6" fill="#8A5420"/>`;

const giftCol = [['#D63A2F', '#A82820', '#FFCF6B'], ['#1F7A4D', '#145A38', '#FFCF6B'], ['#2A66C8', '#1D4A96', '#FFD36B'], ['#E8A51C', '#B87C0C', '#C8352B'], ['#7A4DC0', '#5A3596', '#FF9CC8'], ['#0E8A7D', '#086057', '#FFB3C9']];

export const giftBody = (k = 0) => { const [a, b, r] = giftCol[k % 6] as string[]; return `<path d="M6 18h36v26H6z" fill="${a}"/><path d="M28 18h14v26H28z" fill="${b}" opacity=".55"/><path d="M3 12h42v8H3z" fill="${a}"/><path d="M3 18h42v2.5H3z" fill="#000" opacity=".18"/><path d="M20 12h8v32h-8z" fill="${r}"/><path d="M24 12C16 12 9 9 11 4.5 13.5 0 22 4 24 12c2-8 10.5-12 13-7.5C39 9 32 12 24 12z" fill="none" stroke="${r}" stroke-width="3.6"/>`; };

export function firBody(c1 = '#1E7A52', c2 = '#14583B', snow = true) {
  const t = (y: number, w: number, h: number) => `<path d="M60 ${y} L${60 + w} ${y + h} Q${60 + w * 0.75} ${y + h + 7} ${60 + w * 0.5} ${y + h} Q${60 + w * 0.25} ${y + h + 8} 60 ${y + h} Q${60 - w * 0.25} ${y + h + 8} ${60 - w * 0.5} ${y + h} Q${60 - w * 0.75} ${y + h + 7} ${60 - w} ${y + h} Z" fill="${c1}"/><path d="M60 ${y} L${60 + w} ${y + h} Q${60 + w * 0.75} ${y + h + 7} ${60 + w * 0.5} ${y + h} Q${60 + w * 0.25} ${y + h + 8} 60 ${y + h} Z" fill="${c2}"/>`;
  return `<rect x="53" y="126" width="14" height="18" fill="#6B4226"/>` + t(66, 54, 62) + t(38, 42, 50) + t(10, 30, 42) + (snow ? `<path d="M60 10l11 15q-5 4-11-1-5 5-11 1z" fill="#fff"/><path d="M34 74l-14 11q8 4 14-3zM86 74l14 11q-8 4-14-3zM30 112l-16 12q10 4 16-4zM90 112l16 12q-10 4-16-4z" fill="#fff" opacity=".9"/>` : '');
}

export function snow(w: number, h: number, dark: boolean, ground = 0.42): string {
  const g = h * ground, sk = dark ? '#122A45' : '#BFE3F2', sk2 = dark ? '#1E4566' : '#E6F5FA', gr = dark ? '#2B4B66' : '#FFFFFF', gr2 = dark ? '#234058' : '#EAF4F9';
  const id = 'sn' + w + (dark ? 'd' : 'l'); const r = rnd(5); let trees = '';
  const n = Math.ceil(w / 54); for (let i = 0; i <= n; i++) { const s = 0.55 + r() * 0.6, x = i * 54 - 60 + r() * 30; trees += `<g transform="translate(${x.toFixed(0)} ${(g - 128 * s + 8).toFixed(0)}) scale(${s.toFixed(2)})">${firBody(dark ? '#14523F' : '#2F8A66', dark ? '#0E3F31' : '#1F6B4E', r() > 0.4)}</g>`; }
  return svg(`0 0 ${w} ${h}`, `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sk}"/><stop offset="1" stop-color="${sk2}"/></linearGradient></defs><rect width="${w}" height="${g + 20}" fill="url(#${id})"/><path d="M0 ${g - 10}Q${w * 0.25} ${g - 70} ${w * 0.5} ${g - 20}T${w} ${g - 40}V${g + 40}H0z" fill="${dark ? '#1B3D5A' : '#D5ECF5'}"/>${trees}<path d="M0 ${g}Q${w * 0.22} ${g - 26} ${w * 0.5} ${g}T${w} ${g - 8}V${h}H0z" fill="${gr2}"/><path d="M0 ${g + 40}Q${w * 0.3} ${g + 4} ${w * 0.62} ${g + 34}T${w} ${g + 30}V${h}H0z" fill="${gr}"/>` + dots(Math.round((w * h) / 9000), w, h, 11, (x, y, q) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.2 + q * 2.4).toFixed(1)}" fill="#fff" opacity="${(0.5 + q * 0.5).toFixed(2)}"/>`), 'scene', 'preserveAspectRatio="xMidYMid slice"');
}
