// The picture on the box.
import { inner, lid } from '../../art/core';
import { shape, type Hue } from '../../art/shapes';
import { HUE, notebook, ON } from './scene';

const FAN: [Hue, number, number, number, number][] = [['g', 12, -16, 22, 0], ['v', 54, 16, 22, 4], ['p', 27, -8, 5, 1], ['o', 46, 8, 5, 3], ['b', 33, 0, 0, 2]];
export const picture = (dark: boolean): string =>
  lid(
    inner(notebook(300, 230, dark)) +
      FAN.map(([k, n, turn, y, i]) => `<g transform="translate(${150 + (i - 2) * 53} ${122 + y}) rotate(${turn})"><rect x="-34" y="-52" width="68" height="100" rx="11" fill="${HUE[k]}" stroke="#fff" stroke-width="3"/><g transform="translate(-27 -45) scale(.8)" fill="${ON[k]}" color="${ON[k]}">${inner(shape(k, '', ON[k]))}</g><text x="${(i - 2) * 2.5}" y="14" text-anchor="middle" font-family="Dela" font-size="31" letter-spacing="-1" fill="${ON[k]}">${n}</text></g>`).join(''),
  );
