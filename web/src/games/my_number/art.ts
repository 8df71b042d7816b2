// What else there is to see in My number.
import { svg } from '../../art/core';
import { shapeBody as shp } from '../../art/shapes';
import { HUE } from './scene';

export const back = svg('0 0 60 84', `<rect width="60" height="84" rx="8" fill="#23305F"/><path d="M0 14h60M0 28h60M0 42h60M0 56h60M0 70h60M12 0v84M24 0v84M36 0v84M48 0v84" stroke="#3D4E8C" stroke-width="1"/><rect x="4" y="4" width="52" height="76" rx="5" fill="none" stroke="#fff" stroke-width="1.5"/><circle cx="30" cy="16" r="6" fill="${HUE.o}"/><g transform="translate(9 32) scale(.8)" fill="${HUE.p}">${shp.p}</g><g transform="translate(32 32) scale(.8)" fill="#6FB1FF">${shp.b}</g><g transform="translate(9 56) scale(.8)" fill="#3FC79A" color="#3FC79A">${shp.g}</g><g transform="translate(32 55) scale(.8)" fill="#B79BFF">${shp.v}</g>`, 'back', 'preserveAspectRatio="none"');
