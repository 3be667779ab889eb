import { readFileSync } from 'node:fs';
import { mustConform, type NamesSnapshot } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { hooks } from './law-hooks.ts';

const snapshot: NamesSnapshot = JSON.parse(readFileSync(new URL('snapshot.json', import.meta.url), 'utf8'));
const MINUTES = 60_000;

describe('The laws hold', () => {
  it(
    'in the game as printed',
    () => {
      const report = mustConform(game, { cases: [{ options: {}, games: 6 }], hooks, snapshot, every: 16 });
      expect(report.notes).toEqual([]);
    },
    2 * MINUTES,
  );
});
