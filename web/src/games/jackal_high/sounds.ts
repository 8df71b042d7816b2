// What it sounds like: joy on a kalimba.
import { note, pitch } from '../../lib/sound';

export const instrument = (steps: number, at: number): void => (note(pitch(440, steps), at, 0.18, 'triangle'), note(pitch(1760, steps), at, 0.05, 'sine', 0.4));
