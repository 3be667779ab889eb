import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import * as rules from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../art/generated-files.ts';
import { atlasOf } from '../../art/kit/atlas.ts';
import { distance, type Point } from '../../art/kit/plane.ts';
import { distances, fill } from '../../art/kit/raster.ts';
import { touchingPairs } from '../../art/struggle-of-empires/borders.ts';
import { PLATE } from '../../art/struggle-of-empires/plates.ts';
import { realmsOf } from '../../art/struggle-of-empires/realms.ts';
import { LAND_BORDERS, POWERS, REGIONS, SEA_LINKS } from '../../src/boards/struggle-of-empires/map/places.ts';

const pairs = (list: readonly (readonly [string, string])[]): string[] =>
  list.map((pair) => [...pair].sort().join(' ')).sort();

const files = await generatedFiles();

describe('the art', () => {
  it('is committed as the build makes it', () => {
    for (const [path, text] of Object.entries(files)) {
      const committed = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
      expect(committed === text, `${path} is stale: run npm run art -w web`).toBe(true);
    }
  });

  it('stays light enough for the first load', () => {
    const [, svg] = Object.entries(files).find(([path]) => path.endsWith('static.svg'))!;
    expect(brotliCompressSync(svg).length).toBeLessThan(62_000);
  });

  it('shows exactly the borders that are declared, no pair missing and none too many', () => {
    expect(touchingPairs(realmsOf(atlasOf(PLATE.europe)))).toEqual(pairs(LAND_BORDERS));
  });

  it('finds its way back through the lens', () => {
    for (const at of [
      [14, 50.6],
      [2.3, 48.9],
      [37.6, 55.8],
      [-3.7, 40.4],
      [29, 41],
    ] as Point[]) {
      expect(distance(PLATE.europe.invert(PLATE.europe.project(at)), at)).toBeLessThan(0.001);
    }
  });

  it('measures how far the sea is from land', () => {
    const raster = fill(
      [
        [
          [0, 0],
          [2, 0],
          [2, 10],
          [0, 10],
        ],
      ],
      { x: 0, y: 0, w: 10, h: 10 },
      1,
    );
    expect(distances(raster)[5 * 10 + 1]).toBe(0);
    expect(distances(raster)[5 * 10 + 6]).toBe(5);
  });
});

describe('the map speaks the language of the rules', () => {
  it('knows the same regions and powers', () => {
    expect([...REGIONS]).toEqual([...rules.REGIONS]);
    expect([...POWERS]).toEqual([...rules.POWERS]);
  });

  it('draws the borders the rules know, and France beside Spain', () => {
    const regions = REGIONS.flatMap((a, i) =>
      rules.NEIGHBOURS[i].filter((j) => j > i).map((j) => [a, REGIONS[j]] as const),
    );
    const homes = POWERS.flatMap((power, i) =>
      REGIONS.filter((_, r) => rules.HOME_BORDERS[i][r]).map((region) => [power, region] as const),
    );
    expect(pairs([...LAND_BORDERS, ...SEA_LINKS])).toEqual(pairs([...regions, ...homes, ['france', 'spain']]));
  });
});
