import { roseShape } from '../../src/counters/rose-shape.ts';
import { neatline } from './lines.ts';
import { openPath } from './path.ts';
import { type Box, grow } from './plane.ts';
import type { Sheet } from './sheet.ts';

const NEATLINE = 4.6;

export const round = (v: number): number => Math.round(v * 100) / 100;
export const path = (name: string, d: string): string => (d ? `<path class="${name}" d="${d}"/>` : '');
export const rect = (name: string, { x, y, w, h }: Box): string =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/>`;
export const clip = (id: string, box: Box): string =>
  `<clipPath id="${id}">${rect('', box).replace(' class=""', '')}</clipPath>`;

export function rose(x: number, y: number, radius: number): string {
  const { tiers, ticks, rings } = roseShape(radius);
  const circles = rings.map((r) => `<circle class="rose-ring" r="${round(r)}"/>`).join('');
  const points = tiers.map(({ dark, light }) => path('rose-light', light) + path('rose-dark', dark)).join('');
  return `<g class="rose" transform="translate(${x} ${y})">${circles}${path('rose-ring', ticks)}${points}<circle class="rose-light" r="2.4"/></g>`;
}

/** The graduated neatline round a sheet. */
export function frame(sheet: Sheet): string {
  const { bars } = neatline(sheet, NEATLINE / 2);
  return (
    rect('band', grow(sheet.box, -NEATLINE / 2)) +
    path('bars', openPath(bars)) +
    rect('inner-rule', grow(sheet.box, -NEATLINE)) +
    rect('outer-rule', sheet.box)
  );
}
