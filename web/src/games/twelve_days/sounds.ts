// What it sounds like: joy on sleigh bells, and what lies on the table.
import { note, pitch, rustle } from '../../lib/sound';

export const instrument = (steps: number, at: number): void => (rustle(at, 0.09, 6200), note(pitch(1319, steps), at, 0.15, 'sine', 0.7));

export const sounds = { gift: (): void => (rustle(0, 0.18, 4200), note(2093, 0.1, 0.3)) };
