// What else there is to see in Jackal & High: all its animals, a die to come, paws.
import { bird } from '../../art/bird';
import { INK, svg } from '../../art/core';
import { hyena, jackal } from './scene';

export const animal: Record<'jackal' | 'hyena' | 'lion', string> = {
  jackal,
  hyena,
  lion: svg('0 0 100 100', (() => { let p = ''; for (let i = 0; i < 14; i++) { const a = (i / 14) * Math.PI * 2; p += `<circle cx="${(50 + 36 * Math.cos(a)).toFixed(1)}" cy="${(52 + 36 * Math.sin(a)).toFixed(1)}" r="12" fill="${i % 2 ? '#A44A1B' : '#BE5A20'}"/>`; } return p; })() + `<circle cx="50" cy="52" r="38" fill="#B05220"/><circle cx="27" cy="28" r="9" fill="#F2B04C"/><circle cx="73" cy="28" r="9" fill="#F2B04C"/><path d="M22 48q6-24 28-24t28 24q0 16-12 26-8 8-16 8t-16-8Q22 64 22 48z" fill="#F2B04C"/><path d="M38 62q12-8 24 0 2 18-12 20-14-2-12-20z" fill="#FFF1D8"/><path d="M42 58h16l-8 10z" fill="${INK}"/><path d="M50 68v5M50 73q-5 4-8 0M50 73q5 4 8 0" stroke="${INK}" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="38" cy="49" r="4.5" fill="${INK}"/><circle cx="62" cy="49" r="4.5" fill="${INK}"/><circle cx="39.5" cy="47.4" r="1.5" fill="#fff"/><circle cx="63.5" cy="47.4" r="1.5" fill="#fff"/>`, 'animal'),
};

export const vulture = (flip = false, cls = 'vulture'): string => bird(flip, cls);

export const ghostDie = (face: number, cls = 'die ghost'): string => svg('0 0 48 48', `<path d="M24 3 42 13.5v21L24 45 6 34.5v-21z" fill="rgba(255,247,228,.86)" stroke="#8A5200" stroke-width="2.5" stroke-dasharray="4 3.5"/><text x="24" y="31.5" text-anchor="middle" font-family="Dela" font-size="19" fill="#5A3400">${face}</text>`, cls);

export const paw = (cls = 'paw') => svg('0 0 24 24', `<path d="M12 11c4 0 7 4 7 7.5 0 2.5-2 3.5-4 3-2-.6-4-.6-6 0-2 .5-4-.5-4-3C5 15 8 11 12 11z" fill="currentColor"/><ellipse cx="4.5" cy="10.5" rx="2.5" ry="3.4" fill="currentColor"/><ellipse cx="9.3" cy="5.5" rx="2.5" ry="3.6" fill="currentColor"/><ellipse cx="14.7" cy="5.5" rx="2.5" ry="3.6" fill="currentColor"/><ellipse cx="19.5" cy="10.5" rx="2.5" ry="3.4" fill="currentColor"/>`, cls);

export const luckySun = (cls = 'animal') => { let r = ''; for (let i = 0; i < 12; i++) r += `<path d="M50 4l7 16H43z" transform="rotate(${i * 30} 50 50)" fill="${i % 2 ? '#FFD978' : '#FFB938'}"/>`; return svg('0 0 100 100', r + `<circle cx="50" cy="50" r="32" fill="#FFB938"/><circle cx="50" cy="50" r="27" fill="#FFE29A"/><circle cx="41" cy="47" r="3.6" fill="${INK}"/><circle cx="59" cy="47" r="3.6" fill="${INK}"/><path d="M39 57q11 11 22 0" stroke="${INK}" stroke-width="3.2" fill="none" stroke-linecap="round"/><circle cx="34" cy="56" r="4" fill="#FF9A6B" opacity=".7"/><circle cx="66" cy="56" r="4" fill="#FF9A6B" opacity=".7"/>`, cls); };

export const back = svg('0 0 60 84', `<rect width="60" height="84" rx="8" fill="#A8501A"/><rect x="4" y="4" width="52" height="76" rx="5" fill="none" stroke="#FFD98A" stroke-width="1.5"/><g fill="#FFD98A" transform="translate(15 26) scale(1.25)"><path d="M12 11c4 0 7 4 7 7.5 0 2.5-2 3.5-4 3-2-.6-4-.6-6 0-2 .5-4-.5-4-3C5 15 8 11 12 11z"/><ellipse cx="4.5" cy="10.5" rx="2.5" ry="3.4"/><ellipse cx="9.3" cy="5.5" rx="2.5" ry="3.6"/><ellipse cx="14.7" cy="5.5" rx="2.5" ry="3.6"/><ellipse cx="19.5" cy="10.5" rx="2.5" ry="3.4"/></g>`, 'back', 'preserveAspectRatio="none"');
