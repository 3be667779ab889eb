import type { CounterPower } from '../../counters/index.ts';
import type { Box, Size } from '../../map/camera.ts';

/** A miniature of a board: where water and land are, and a dot for whatever stands there. */
export interface Miniature extends Size {
  readonly water: readonly Box[];
  readonly land: string;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly power: CounterPower }[];
  /** How large a dot is, in the units of the sheet. */
  readonly dot: number;
}

/** A colour of the page by its token: `sea`, `land`, `britain`. */
type ColourOf = (token: string) => string;

const round = (n: number): string => String(Math.round(n));

/** The picture as a document of its own: it is kept, and shown where the page's style does not reach. */
export function drawn({ w, h, water, land, dots, dot }: Miniature, colour: ColourOf): string {
  const boxes = water.map(
    (box) => `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="${colour('sea')}"/>`,
  );
  const discs = dots.map(
    ({ x, y, power }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${dot}" fill="${colour(power)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">`,
    ...boxes,
    `<path fill="${colour('land')}" d="${land}"/>`,
    `<g stroke="${colour('ink')}" stroke-width="${dot / 6}">${discs.join('')}</g>`,
    '</svg>',
  ].join('');
}
