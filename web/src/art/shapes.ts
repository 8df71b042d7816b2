// Five plain shapes: on the wallpaper, and on cards that must be told apart without their colour.
import { svg } from './core';

export type Hue = 'o' | 'p' | 'b' | 'g' | 'v';

export const shapeBody: Record<Hue, string> = {
  o: '<circle cx="12" cy="12" r="9.5"/>',
  p: '<path d="M12 21.5C4 15.5 2 11.5 2 8.3 2 5.2 4.3 3 7 3c2.2 0 4 1.2 5 3.2C13 4.2 14.8 3 17 3c2.7 0 5 2.2 5 5.3 0 3.2-2 7.2-10 13.2z"/>',
  b: '<path d="M12 1.5 21.5 12 12 22.5 2.5 12z"/>',
  g: '<path d="M12 2.5 22.5 21h-21z" stroke-linejoin="round" stroke="currentColor" stroke-width="1.5"/>',
  v: '<path d="M12 1.5l3.100 6.900 7.4.8-5.6 5 1.6 7.4L12 17.900l-6.5 3.7 1.6-7.4-5.6-5 7.4-.8z"/>',
};

export const shape = (k: Hue, cls = 'shape', col = 'currentColor'): string => svg('0 0 24 24', shapeBody[k].replaceAll('currentColor', col), cls, `color="${col}" fill="${col}"`);
