// The picture on the box.
import { d8, inner, lid, put } from '../../art/core';
import { animal, savanna, vultureBody } from './art';

export const picture = (dark: boolean): string =>
  lid(inner(savanna(300, 230, dark, 0.66)) + put(34, 78, 1.28, inner(animal.jackal)) + put(150, 84, 1.24, inner(animal.hyena)) + put(244, 24, 0.62, vultureBody) + put(112, 150, 1.45, inner(d8(8, '#C63A27')), -8));
