import { readFileSync } from 'node:fs';
import { mustConform, type NamesSnapshot } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import { hooks } from './law-hooks.ts';

const snapshot: NamesSnapshot = JSON.parse(readFileSync(new URL('snapshot.json', import.meta.url), 'utf8'));
const MINUTES = 60_000;

describe.each(EDITIONS)('The laws hold in the %s edition', (edition) => {
  it.each([2, 3, 4, 5, 6, 7])(
    'with %i players',
    (players) => {
      const report = mustConform(game, { cases: [{ options: { edition, players } }], hooks, snapshot, every: 96 });
      expect(report.notes).toEqual([]);
    },
    2 * MINUTES,
  );
});
