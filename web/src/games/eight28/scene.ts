// The world of 8-28, gems under a night sky: what the lid of the box shows as well.
import { dots, star5, svg } from '../../art/core';

export const gemBody: Record<'blue' | 'red', string> = {
  blue: `<path d="M10 2h20l9 11-19 22L1 13z" fill="#2F7BF0"/><path d="M10 2h20l-4 11H14z" fill="#9CCBFF"/><path d="M10 2 1 13h13zM30 2l9 11H26z" fill="#5FA4FF"/><path d="M14 13h12l-6 22z" fill="#1F62D6"/><path d="M1 13h13l6 22z" fill="#3C86F5"/><path d="M39 13H26l-6 22z" fill="#164CAE"/><path d="M13 4.5h7l-3 5.5h-3.5z" fill="#fff" opacity=".75"/>`,
  red: `<path d="M12 1h16l11 11v12L28 36H12L1 24V12z" fill="#E23A3A"/><path d="M12 1h16l-4 9h-8z" fill="#FFB3A8"/><path d="M28 1l11 11-9 4-6-6zM12 1 1 12l9 4 6-6z" fill="#FF7B70"/><path d="M1 12v12l9-3v-5zM39 12v12l-9-3v-5z" fill="#D42C36"/><path d="M1 24l11 12 4-9-6-6zM39 24 28 36l-4-9 6-6z" fill="#A81C2C"/><path d="M12 36h16l-4-9h-8z" fill="#8C1425"/><path d="M16 10h8l6 6v5l-6 6h-8l-6-6v-5z" fill="#EF4A46"/>`,
};

export function sky(w: number, h: number, dark: boolean, horizon = 0.62): string {
  const id = 'sk' + w + (dark ? 'd' : 'l'), hz = h * horizon;
  const st = dark ? ['#0B0D2B', '#171A4C', '#2A2468'] : ['#1C2A7A', '#3B3F9F', '#7A4FA8', '#E58A86'];
  const grad = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${st.map((c, i) => `<stop offset="${(i / (st.length - 1)) * 0.86}" stop-color="${c}"/>`).join('')}</linearGradient>`;
  const hill = (y: number, a: number, c: string, s: number) => { let p = `M0 ${h}V${y}`; const k = Math.ceil(w / 160); for (let i = 0; i <= k; i++) p += `Q${i * 160 + 40} ${y - a * (0.4 + ((i * s) % 5) / 5)} ${i * 160 + 80} ${y - a * 0.15}T${i * 160 + 160} ${y}`; return `<path d="${p}V${h}z" fill="${c}"/>`; };
  return svg(`0 0 ${w} ${h}`, `<defs>${grad}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/>` + dots(Math.round(w / 9), w, hz, 7, (x, y, r) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.7 + r * 1.5).toFixed(1)}" fill="#fff" opacity="${(0.35 + r * 0.6).toFixed(2)}"/>`, h > 400 ? 72 : 0) + dots(Math.round(w / 130), w, hz * 0.8, 19, (x, y, r) => star5(x, y, 3 + r * 3, '#FFE7A8'), h > 400 ? 76 : 0) + hill(hz, 46, dark ? '#15163F' : '#4A3A8E', 3) + hill(hz + 34, 40, dark ? '#101136' : '#352C78', 2), 'scene', 'preserveAspectRatio="xMidYMin slice"');
}
