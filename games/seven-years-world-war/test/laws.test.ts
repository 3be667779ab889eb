import { readFileSync } from 'node:fs';
import { mustConform, type NamesSnapshot } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../src/data/scenarios.ts';
import { game } from '../src/game.ts';
import { hooks } from './law-hooks.ts';

const snapshot: NamesSnapshot = JSON.parse(readFileSync(new URL('snapshot.json', import.meta.url), 'utf8'));
const MINUTES = 60_000;

describe.each(SCENARIOS)('The laws hold in the %s scenario', (scenario) => {
  it.each([2, 3, 4])(
    'with %i players',
    (players) => {
      const report = mustConform(game, { cases: [{ options: { scenario, players } }], hooks, snapshot, every: 96 });
      expect(report.notes).toEqual([]);
    },
    2 * MINUTES,
  );
});
