// What it sounds like: joy on a music box.
import { note, pitch } from '../../lib/sound';

export const instrument = (steps: number, at: number): void => (note(pitch(1568, steps), at, 0.14), note(pitch(1576, steps), at, 0.14, 'sine', 0.5));
