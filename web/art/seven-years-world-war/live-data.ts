import { CELL, COLUMNS, ROWS } from '../../src/boards/seven-years-world-war/map/grid.ts';
import { seeded } from '../kit/noise.ts';
import { closedPath } from '../kit/path.ts';
import { area, clipRing, distance, type Point, type Ring, simplify } from '../kit/plane.ts';
import type { Raster } from '../kit/raster.ts';
import { BOX } from './world.ts';

const MOST_FIRS = 8;
const APART = 13;
const TRIES = 90;
/** Names stand along the top of a square, reference and value along its bottom: firs keep away from both. */
const [LEFT, RIGHT, TOP, BOTTOM] = [9, 62, 27, 54];
const LOCATOR_TOLERANCE = 6;

/** What the live layer must know of the drawing: how much of each square is land, where firs may stand, a map of the map. */
export function liveData(land: readonly Ring[], ground: Raster): string {
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, square) => square);
  const locator = land
    .map((ring) => clipRing(ring, BOX))
    .filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= 120)
    .map((ring) => simplify([...ring, ring[0]], LOCATOR_TOLERANCE).slice(0, -1))
    .filter((ring) => ring.length > 2);
  return [
    '// Made by `npm run art -w web`. Change the art, not this file.',
    '/** Per cent of each square that is land. */',
    `export const LAND: readonly number[] = ${JSON.stringify(squares.map((square) => share(ground, square)))};`,
    '/** Feet of firs within each square, x and y by turns. */',
    `export const FIRS: readonly (readonly number[])[] = ${JSON.stringify(squares.map((square) => firs(ground, square)))};`,
    `export const LOCATOR = ${JSON.stringify(closedPath(locator))};`,
    '',
  ].join('\n');
}

const corner = (square: number): Point => [(square % COLUMNS) * CELL, Math.floor(square / COLUMNS) * CELL];

function isLand({ cells, width, scale, box }: Raster, x: number, y: number): boolean {
  return cells[Math.floor((y - box.y) * scale) * width + Math.floor((x - box.x) * scale)] === 1;
}

function share(ground: Raster, square: number): number {
  const [x, y] = corner(square);
  let dry = 0;
  for (let dx = 0.5; dx < CELL; dx++) for (let dy = 0.5; dy < CELL; dy++) if (isLand(ground, x + dx, y + dy)) dry++;
  return Math.round((dry / CELL ** 2) * 100);
}

function firs(ground: Raster, square: number): number[] {
  const random = seeded(1756 + square);
  const [x, y] = corner(square);
  const feet: Point[] = [];
  for (let n = 0; n < TRIES && feet.length < MOST_FIRS; n++) {
    const foot: Point = [Math.round(LEFT + random() * (RIGHT - LEFT)), Math.round(TOP + random() * (BOTTOM - TOP))];
    const dry = [-4, 0, 4].every((dx) => isLand(ground, x + foot[0] + dx, y + foot[1]));
    if (dry && feet.every((other) => distance(other, foot) >= APART)) feet.push(foot);
  }
  return feet.sort((a, b) => a[1] - b[1]).flat();
}
