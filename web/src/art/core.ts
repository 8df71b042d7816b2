// Original vector art: every drawing is a function that returns SVG text.
export const INK = '#1B2145';

export function rnd(seed: number): () => number { let s = seed >>> 0; return () => ((s = (s * 1664525 + 1013904223) >>> 0) / 4294967296); }

export const svg = (vb: string, body: string, cls = '', extra = ''): string => `<svg class="${cls}" viewBox="${vb}" aria-hidden="true" ${extra}>${body}</svg>`;


export const star5 = (x: number, y: number, r: number, f: string): string => { let p = ''; for (let i = 0; i < 10; i++) { const a = -Math.PI / 2 + (i * Math.PI) / 5, q = i % 2 ? r * 0.45 : r; p += `${i ? 'L' : 'M'}${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`; } return `<path d="${p}z" fill="${f}" stroke="${f}" stroke-width="${r * 0.12}" stroke-linejoin="round"/>`; };

export function d8(face: number | string, color = 'var(--p1)', cls = 'die', rot = 0, lit = false): string {
  const hex = 'M24 2 43 13v22L24 46 5 35V13z';
  return svg(lit ? '-4 -4 56 56' : '0 0 48 48', (lit ? `<g transform="rotate(${rot} 24 24)" fill="none" stroke-linejoin="round"><path d="${hex}" stroke="var(--lamp)" stroke-width="8"/><path d="${hex}" stroke="var(--lamp-edge)" stroke-width="3"/></g>` : '') + `<g transform="rotate(${rot} 24 24)"><path d="M24 2 43 13v22L24 46 5 35V13z" fill="${color}"/><path d="M24 2 43 13v22z" fill="#000" opacity=".22"/><path d="M24 2 5 13v22z" fill="#fff" opacity=".2"/><path d="M5 35h38L24 46z" fill="#000" opacity=".36"/><path d="M24 2 43 35H5z" fill="#fff" opacity=".1"/><text x="24" y="31.5" text-anchor="middle" font-family="Dela" font-size="19" fill="#fff">${face}</text></g>`, cls);
}

const I = (d: string, cls = 'ic') => svg('0 0 24 24', d, cls, 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"');

export const ic = {
  back: I('<path d="M15 5l-7 7 7 7"/>'), book: I('<path d="M4 5.5C7 4 10 4.5 12 6c2-1.5 5-2 8-.5V19c-3-1.5-6-1-8 .5C10 18 7 17.5 4 19z"/><path d="M12 6v13.5"/>'),
  menu: I('<path d="M5 7h14M5 12h14M5 17h14"/>'), sound: I('<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z"/><path d="M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12"/>'), mute: I('<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>'),
  chat: I('<path d="M4 5h16v11H11l-5 4v-4H4z"/>'), bulb: I('<path d="M9 17.5h6M10 21h4M12 3a6.5 6.5 0 0 0-3.5 12l.5 2.5h6l.5-2.5A6.5 6.5 0 0 0 12 3z"/>'),
  eye: I('<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>'), undo: I('<path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4"/>'),
  check: I('<path d="M4.5 12.5l5 5L19.5 7"/>'), print: I('<path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z"/>'), link: I('<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>'), down: I('<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>'),
  play: svg('0 0 24 24', '<path d="M7 4.5v15l13-7.5z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>', 'ic'), prev: I('<path d="M14 6l-6 6 6 6M19 6v12"/>'), next: I('<path d="M10 6l6 6-6 6M5 6v12"/>'), first: I('<path d="M17 6l-6 6 6 6M7 6v12"/>'), last: I('<path d="M7 6l6 6-6 6M17 6v12"/>'),
  people: I('<circle cx="9" cy="8.5" r="3.5"/><path d="M3 19.5c0-4 2.5-6 6-6s6 2 6 6M15.5 5.5a3.5 3.5 0 0 1 0 6.5M17.5 14c2.3.8 3.5 2.7 3.5 5.5"/>'), time: I('<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2.5h5"/>'), shield: I('<path d="M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z"/><path d="M8.5 12l2.5 2.5 4.5-5"/>'), moon: I('<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>'), sun: I('<circle cx="12" cy="12" r="4.5"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5"/>'), keys: I('<rect x="2.5" y="6" width="19" height="12" rx="2.5"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"/>'), send: I('<path d="M4 12l16-8-5 16-3.5-6.5z"/>'), hand: I('<rect x="4" y="7" width="9" height="13" rx="1.5" transform="rotate(-12 8 14)"/><rect x="11" y="6" width="9" height="13" rx="1.5" transform="rotate(10 15 12)"/>'), qr: I('<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2"/>'),
};

export const bot = (cls = 'botface') => svg('0 0 24 24', '<path d="M12 2v3" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="2.5" r="1.6" fill="#fff"/><rect x="4" y="6" width="16" height="13" rx="4.5" fill="#fff"/><circle cx="9" cy="12" r="2" fill="#1B2145"/><circle cx="15" cy="12" r="2" fill="#1B2145"/><path d="M9.5 16h5" stroke="#1B2145" stroke-width="1.6" stroke-linecap="round"/>', cls);

export const dots = (n: number, w: number, h: number, seed: number, f: (x: number, y: number, r: number, i: number) => string, y0 = 0): string => { const r = rnd(seed); let o = ''; for (let i = 0; i < n; i++) o += f(r() * w, y0 + r() * (h - y0), r(), i); return o; };

/** What is inside an svg, to be put into another one. */
export const inner = (s: string): string => s.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** A drawing at a place of another one. */
export const put = (x: number, y: number, scale: number, body: string, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

/** The picture on the lid of a box. */
export const lid = (body: string): string => `<svg class="art" viewBox="0 0 300 230" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${body}</svg>`;
