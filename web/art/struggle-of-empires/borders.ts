import { fill } from '../kit/raster.ts';
import { PLATE } from './plates.ts';
import type { EuropeanId, Realms } from './realms.ts';

const CELLS_PER_UNIT = 2;
/** Fewer touching cells than this are a corner, not a border. */
const LEAST_BORDER = 4;

/** Which places of the European plate touch on the finished drawing, as `a b` with a before b in the alphabet. */
export function touchingPairs(realms: Realms): string[] {
  const ids = Object.keys(realms).filter((id): id is EuropeanId => id !== 'out-of-play');
  const box = PLATE.europe.box;
  const width = Math.round(box.w * CELLS_PER_UNIT);
  const owner = new Int8Array(width * Math.round(box.h * CELLS_PER_UNIT)).fill(-1);
  ids.forEach((id, index) => {
    fill(realms[id], box, CELLS_PER_UNIT).cells.forEach((cell, i) => {
      if (cell) owner[i] = index;
    });
  });
  const touching = new Map<string, number>();
  const meet = (i: number, j: number): void => {
    if (owner[i] < 0 || owner[j] === undefined || owner[j] < 0 || owner[i] === owner[j]) return;
    const pair = [ids[owner[i]], ids[owner[j]]].sort().join(' ');
    touching.set(pair, (touching.get(pair) ?? 0) + 1);
  };
  for (let i = 0; i < owner.length; i++) {
    if ((i + 1) % width) meet(i, i + 1);
    meet(i, i + width);
  }
  return [...touching]
    .filter(([, cells]) => cells >= LEAST_BORDER)
    .map(([pair]) => pair)
    .sort();
}
