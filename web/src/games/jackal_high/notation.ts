// How moves are written (5>2, 7>V, stop, reroll, pile 6), read for the eye.
import { reader } from '../../lib/notation';
import { FORMS } from './view';

export interface Placement {
  move: string;
  face: number;
  /** Row place from 1, or the Valley. */
  to: number | 'V';
}

const read = reader(FORMS);
export function placement(move: string): Placement | null {
  const { form, x: face, y: place } = read(move) ?? {};
  if (face === undefined || place === undefined) return null;
  return form === 'into-valley' ? { move, face, to: 'V' } : form === 'onto-card' ? { move, face, to: place } : null;
}

export const sum = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0);

/** The numbers of a die on the faces of its solid, four above (from the front to the right) and four below: the rolled
 * one in front, and opposite faces make nine together. */
export function solidFaces(rolled: number): number[] {
  const [right, back, left] = [1, 2, 3, 4].filter((number) => number !== rolled && number !== 9 - rolled) as [number, number, number];
  return [rolled, right, 9 - back, left, back, 9 - right, 9 - rolled, 9 - left];
}
