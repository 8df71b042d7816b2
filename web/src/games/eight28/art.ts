// The world of 8-28: gems under a night sky.
import { dots, star5, svg } from '../../art/core';

export const gemBody: Record<'blue' | 'red', string> = {
  blue: `<path d="M10 2h20l9 11-19 22L1 13z" fill="#2F7BF0"/><path d="M10 2h20l-4 11H14z" fill="#9CCBFF"/><path d="M10 2 1 13h13zM30 2l9 11H26z" fill="#5FA4FF"/><path d="M14 13h12l-6 22z" fill="#1F62D6"/><path d="M1 13h13l6 22z" fill="#3C86F5"/><path d="M39 13H26l-6 22z" fill="#164CAE"/><path d="M13 4.5h7l-3 5.5h-3.5z" fill="#fff" opacity=".75"/>`,
  red: `<path d="M12 1h16l11 11v12L28 36H12L1 24V12z" fill="#E23A3A"/><path d="M12 1h16l-4 9h-8z" fill="#FFB3A8"/><path d="M28 1l11 11-9 4-6-6zM12 1 1 12l9 4 6-6z" fill="#FF7B70"/><path d="M1 12v12l9-3v-5zM39 12v12l-9-3v-5z" fill="#D42C36"/><path d="M1 24l11 12 4-9-6-6zM39 24 28 36l-4-9 6-6z" fill="#A81C2C"/><path d="M12 36h16l-4-9h-8z" fill="#8C1425"/><path d="M16 10h8l6 6v5l-6 6h-8l-6-6v-5z" fill="#EF4A46"/>`,
};

export const gem = (c: 'blue' | 'red' = 'blue', cls = 'gem'): string => svg('0 0 40 37', gemBody[c] + (c === 'red' ? `<text x="20" y="24" text-anchor="middle" font-family="Dela" font-size="15" fill="#fff">2</text>` : ''), cls);

export const back = svg('0 0 60 84', `<rect width="60" height="84" rx="8" fill="#27307A"/><rect x="4" y="4" width="52" height="76" rx="5" fill="none" stroke="#FFD98A" stroke-width="1.5"/><path d="M37 26a15 15 0 1 0 6 27 18 18 0 0 1-6-27z" fill="#FFD98A"/>${star5(42, 30, 4, '#fff')}${star5(17, 18, 3, '#9CCBFF')}${star5(45, 64, 3, '#FF8A80')}${star5(16, 66, 2.5, '#fff')}`, 'back', 'preserveAspectRatio="none"');

export function sky(w: number, h: number, dark: boolean, horizon = 0.62): string {
  const id = 'sk' + w + (dark ? 'd' : 'l'), hz = h * horizon;
  const st = dark ? ['#0B0D2B', '#171A4C', '#2A2468'] : ['#1C2A7A', '#3B3F9F', '#7A4FA8', '#E58A86'];
  const grad = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${st.map((c, i) => `<stop offset="${(i / (st.length - 1)) * 0.86}" stop-color="${c}"/>`).join('')}</linearGradient>`;
  const hill = (y: number, a: number, c: string, s: number) => { let p = `M0 ${h}V${y}`; const k = Math.ceil(w / 160); for (let i = 0; i <= k; i++) p += `Q${i * 160 + 40} ${y - a * (0.4 + ((i * s) % 5) / 5)} ${i * 160 + 80} ${y - a * 0.15}T${i * 160 + 160} ${y}`; return `<path d="${p}V${h}z" fill="${c}"/>`; };
  return svg(`0 0 ${w} ${h}`, `<defs>${grad}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/>` + dots(Math.round(w / 9), w, hz, 7, (x, y, r) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.7 + r * 1.5).toFixed(1)}" fill="#fff" opacity="${(0.35 + r * 0.6).toFixed(2)}"/>`, h > 400 ? 72 : 0) + dots(Math.round(w / 130), w, hz * 0.8, 19, (x, y, r) => star5(x, y, 3 + r * 3, '#FFE7A8'), h > 400 ? 76 : 0) + hill(hz, 46, dark ? '#15163F' : '#4A3A8E', 3) + hill(hz + 34, 40, dark ? '#101136' : '#352C78', 2), 'scene', 'preserveAspectRatio="xMidYMin slice"');
}

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
