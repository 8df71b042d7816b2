// The world of My number, an exercise book in squares: what the lid of the box shows as well.
import { svg } from '../../art/core';
import type { Hue } from '../../art/shapes';

export const HUE: Record<Hue, string> = { o: '#E88300', p: '#FAB1D4', b: '#1F74D8', g: '#07664A', v: '#3F1D75' };

export const ON: Record<Hue, string> = { o: '#1B2145', p: '#1B2145', b: '#FFFFFF', g: '#FFFFFF', v: '#FFFFFF' };

function doodles(w: number, dark: boolean): string {
  const at = (x: number, y: number, s: number, r: number, b: string) => `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${b}</g>`;
  const xo = '<path d="M20 0v60M40 0v60M0 20h60M0 40h60M4 4l12 12M16 4 4 16M44 44l12 12M56 44 44 56"/><circle cx="30" cy="30" r="7"/><circle cx="10" cy="50" r="7"/>';
  const cat = '<path d="M8 60Q0 30 14 22L12 6l14 10q8-3 16 0L56 6l-2 16q14 8 6 38M24 32v3M44 32v3M34 40l-3-3h6zM34 40v4q-5 5-9 1M34 44q5 5 9 1M4 38l12 2M4 46l12-2M64 38l-12 2M64 46l-12-2"/>';
  const spiral = '<path d="M30 30q4-6 9 0t-4 14q-16 4-20-12t14-24q24-4 30 20-2 30-32 30Q-2 54 0 26"/>';
  const star = '<path d="M4 22h52L14 52 30 2l16 50z"/>'; const house = '<path d="M6 60V28L32 6l26 22v32zM24 60V42h14v18M2 32 32 6l30 26M46 14V4h8v18"/>';
  const g = w > 700 ? at(96, 470, 1.15, -6, xo) + at(210, 490, 1.1, 6, cat) + at(1000, 250, 1, 10, spiral) + at(1010, 400, 0.9, -10, star) + at(350, 290, 0.85, -8, house) : at(4, 268, 0.36, -8, star) + at(6, 330, 0.34, -8, spiral);
  const pencil = w > 700 ? `<g transform="translate(980 560) rotate(-52)"><rect x="0" y="0" width="150" height="18" fill="#E4574B"/><rect y="6" width="150" height="6" fill="#C63A27"/><path d="M150 0l26 9-26 9z" fill="#F7DDB4"/><path d="M167 6l9 3-9 3z" fill="#1B2145"/><rect x="-12" width="12" height="18" fill="#C9D3E0"/><rect x="-26" width="14" height="18" rx="4" fill="#F28DA0"/></g>` : '';
  return `<g fill="none" stroke="${dark ? '#7FA6E8' : '#3F6FC4'}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" opacity="${dark ? 0.5 : 0.42}">${g}</g>${pencil}`;
}

export function notebook(w: number, h: number, dark: boolean): string {
  const bg = dark ? '#17233F' : '#FBFCFF', ln = dark ? '#223358' : '#D3E3F5', cell = 24; let p = '';
  for (let x = 12; x < w; x += cell) p += `M${x} 0V${h}`; for (let y = 12; y < h; y += cell) p += `M0 ${y}H${w}`;
  return svg(`0 0 ${w} ${h}`, `<rect width="${w}" height="${h}" fill="${bg}"/><path d="${p}" stroke="${ln}" stroke-width="1.2"/><path d="M${w > 700 ? 60 : w - 25} 0V${h}" stroke="${dark ? '#A8455B' : '#F2889A'}" stroke-width="2"/>` + doodles(w, dark), 'scene', 'preserveAspectRatio="xMidYMin slice"');
}
