// The picture on the box.
import { inner, lid, put } from '../../art/core';
import { gemBody, sky } from './scene';

export const picture = (dark: boolean): string =>
  lid(
    inner(sky(300, 230, dark, 0.86)) +
      '<circle cx="206" cy="86" r="66" fill="#FFE7A8" opacity=".16"/><circle cx="206" cy="86" r="54" fill="#FFE7A8"/><circle cx="178" cy="58" r="7" fill="#E9C56B"/><circle cx="238" cy="70" r="5" fill="#E9C56B"/><circle cx="230" cy="116" r="8" fill="#E9C56B"/><text x="206" y="103" text-anchor="middle" font-family="Dela" font-size="44" fill="#1B2145">28</text><circle cx="78" cy="76" r="46" fill="#FFE7A8" opacity=".16"/><circle cx="78" cy="76" r="37" fill="#FFE7A8"/><path d="M90 41a37 37 0 0 1 0 70a44 44 0 0 0 0-70z" fill="#E9C56B"/><circle cx="58" cy="98" r="5" fill="#E9C56B"/><text x="76" y="90" text-anchor="middle" font-family="Dela" font-size="38" fill="#1B2145">8</text>' +
      put(62, 150, 1.5, gemBody.blue, -8) + put(112, 160, 1.5, gemBody.blue, 4) + put(212, 152, 1.45, gemBody.red, 6) + put(160, 148, 1.6, gemBody.blue),
  );
