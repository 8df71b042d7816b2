// The picture on the box.
import { inner, lid, put, star5 } from '../../art/core';
import { drum, firBody, giftBody, snow } from './scene';

export const picture = (dark: boolean): string =>
  lid(
    inner(snow(300, 230, dark, 0.62)) +
      put(40, 20, 1.32, firBody() + star5(60, 10, 12, '#FFC247') + '<circle cx="48" cy="44" r="4" fill="#E23A3A"/><circle cx="70" cy="56" r="4" fill="#FFC247"/><circle cx="42" cy="76" r="4.5" fill="#FFC247"/><circle cx="78" cy="84" r="4.5" fill="#E23A3A"/><circle cx="34" cy="112" r="5" fill="#E23A3A"/><circle cx="62" cy="104" r="5" fill="#FFC247"/><circle cx="88" cy="114" r="5" fill="#8FD3FF"/>') +
      put(150, 156, 1.3, giftBody(0)) + put(206, 166, 1.1, giftBody(3)) + put(34, 168, 1.05, giftBody(2)) +
      put(186, 44, 1, `<rect width="76" height="104" rx="12" fill="#FFFEFA" stroke="#D9D0BE" stroke-width="2"/><text x="38" y="40" text-anchor="middle" font-family="Dela" font-size="32" fill="#1B2145">12</text><g transform="translate(14 50)">${drum}</g>`, 8),
  );
