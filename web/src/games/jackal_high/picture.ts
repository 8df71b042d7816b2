// The picture on the box.
import { d8, inner, lid, put } from '../../art/core';
import { birdBody } from '../../art/bird';
import { hyena, jackal, savanna } from './scene';

export const picture = (dark: boolean): string =>
  lid(inner(savanna(300, 230, dark, 0.66)) + put(34, 78, 1.28, inner(jackal)) + put(150, 84, 1.24, inner(hyena)) + put(244, 24, 0.62, birdBody) + put(112, 150, 1.45, inner(d8(8, '#C63A27')), -8));
