import {
  CONQUEST_LINES,
  LINKS,
  REGIONS,
  type RegionId,
  SPACES,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '../../art/imperial-struggle/sheets.ts';
import { linesOf } from '../../src/boards/imperial-struggle/map/links.ts';
import { around, HUDSON_BAY, SHEET, SPOTS } from '../../src/boards/imperial-struggle/map/spots.ts';
import { walk } from '../../src/boards/imperial-struggle/map/walk.ts';
import { regionOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import type { Direction } from '../../src/map/arrow-keys.ts';
import { frame, inSight, whole } from '../../src/map/camera.ts';

const on = (region: RegionId): SpaceId[] => SPACES.filter((id) => regionOf(id) === region);
const half = (lines: readonly (readonly number[])[]): number => lines.reduce((sum, each) => sum + each.length, 0) / 2;

describe('the four sheets', () => {
  it('have room for every space and the name under it', () => {
    for (const id of SPACES) {
      const [x, y] = SPOTS[id];
      expect(x, id).toBeGreaterThan(36);
      expect(x, id).toBeLessThan(SHEET.w - 36);
      expect(y, id).toBeGreaterThan(36);
      expect(y, id).toBeLessThan(SHEET.h - 44);
    }
  });

  it('keep any two spaces far enough apart to point at one of them', () => {
    for (const region of REGIONS)
      for (const a of on(region))
        for (const b of on(region)) {
          if (a >= b) continue;
          expect(Math.hypot(SPOTS[a][0] - SPOTS[b][0], SPOTS[a][1] - SPOTS[b][1]), `${a} ${b}`).toBeGreaterThan(48);
        }
  });

  it('put Hudson Bay into its own plate', () => {
    for (const id of ['hudson-bay', 'york-factory'] as const) {
      const [x, y] = SPOTS[id];
      expect(x > HUDSON_BAY.x && x < HUDSON_BAY.x + HUDSON_BAY.w).toBe(true);
      expect(y > HUDSON_BAY.y && y < HUDSON_BAY.y + HUDSON_BAY.h).toBe(true);
    }
  });

  it('show real places near where they are', () => {
    const [x, y] = SHEETS['north-america'].project([-79, 43.2]);
    expect(Math.hypot(SPOTS.niagara[0] - x, SPOTS.niagara[1] - y)).toBeLessThan(60);
  });
});

describe('the camera over a sheet', () => {
  it('never comes closer on a desk, where all of it is in sight', () => {
    const desk = { w: 900, h: 730 };
    for (const id of SPACES) expect(inSight(SHEET, around(id), whole(SHEET, desk), desk), id).toBe(true);
  });

  it('comes close enough on a phone to point at a space', () => {
    const hand = { w: 390, h: 230 };
    for (const id of SPACES) {
      const camera = frame(SHEET, around(id), hand, { most: 1.2 });
      expect(camera.k, id).toBeGreaterThan(0.9);
      expect(inSight(SHEET, around(id), camera, hand), id).toBe(true);
    }
  });
});

describe('the lines of the sheets', () => {
  it('are all the rules know, and lead nowhere else', () => {
    const lines = REGIONS.flatMap(linesOf);
    expect(lines.filter(({ kind }) => kind !== 'conquest').length).toBe(half(LINKS));
    expect(lines.filter(({ kind }) => kind === 'conquest').length).toBe(half(CONQUEST_LINES));
    expect(lines.every(({ from, to }) => regionOf(from) === regionOf(to))).toBe(true);
  });

  it('run over land between two places of one coast, and over sea to an island', () => {
    const kindOf = (region: RegionId, a: SpaceId, b: SpaceId) =>
      linesOf(region).find(({ from, to }) => from === a && to === b)?.kind;
    expect(kindOf('north-america', 'albany', 'oswego')).toBe('land');
    expect(kindOf('north-america', 'georges-bank', 'atlantic-passage')).toBe('sea');
    expect(kindOf('caribbean', 'carolinas', 'georgia')).toBe('land');
    expect(kindOf('caribbean', 'puerto-rico', 'antigua')).toBe('sea');
  });
});

describe('the arrow keys', () => {
  it.each(REGIONS.map((region) => [region]))('lead to every space of %s', (region) => {
    const spaces = on(region);
    const reached = new Set([spaces[0]]);
    for (const from of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as Direction[]) reached.add(walk(from, direction));
    expect([...reached].sort()).toEqual([...spaces].sort());
  });
});
