// What is printed on the animal cards: from the box's data file, at build time.
import box from 'virtual:box/jackal_high';

export type Animal = 'jackal' | 'hyena' | 'lion';
const ANIMALS: readonly Animal[] = ['jackal', 'hyena', 'lion'];
const paws: Record<string, number> = box.animals.paws;

/** Which animal a number shows, and its paws: the more, the greater the animal. */
export function animalOf(card: number): { kind: Animal; paws: number } {
  return { kind: ANIMALS[(paws[card] ?? 1) - 1]!, paws: paws[card] ?? 1 };
}
