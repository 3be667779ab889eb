import { copy, playAtRandom, Seeded } from '@cabinet-wars/kernel';
import { mustConform } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { defaultData } from '../src/data/default/index.ts';
import type { GameData } from '../src/data/shape.ts';
import { squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { withData } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { settled } from './kit.ts';
import { hooks } from './law-hooks.ts';

type Loose = { -readonly [K in keyof GameData]: GameData[K] extends object ? Record<string, unknown> : GameData[K] };
const MINUTES = 60_000;

/** A box with another map, other counters, other markers and other charts than ours: as an owner might supply it. */
function ownersBox(): GameData {
  const data = copy(defaultData) as unknown as Loose;
  data.id = 'owners-box';
  const rows = data.map.rows as Record<string, string[]>;
  // Ireland turns wilderness, Bermuda civilized, the Barren Grounds thaw; Sumatra and Java are parted for good.
  rows.C[0] = rows.C[0].replace('GB1P', 'GBwP');
  rows.F[0] = rows.F[0].replace('GBwP', 'GB2P');
  rows.A[0] = rows.A[0].replace('--t#  ^ ', '--t# --t#');
  const sides = data.map.sides as Record<string, string[]>;
  sides.strait = sides.strait.map((line) => line.replace('K24-K25', ''));
  sides.sea.push('K24-K25');
  data.powers.PR = { capital: 'C16', freeMarkers: 5 };
  data.units.fleet = { recruit: 2, veteran: 6, move: 9, defendsOnly: false };
  data.counters.PR = { army: 9, horde: 2, legion: 0, fleet: 3, base: 4 };
  data.markers.illuminati = 0;
  data.markers['sturm-und-drang'] = 5;
  data.routes.china = { value: 5, parts: [['H25 G25 G26']] };
  data.terrain.wilderness = { landCost: 3, defence: 2, defenceMinor: 3, forage: 2, forageMinor: 3 };
  data.combat.engagement = Array.from({ length: 6 }, () => '- - - - BB BB DD');
  const { powers } = data.deployments as { powers: Record<string, object[]> };
  powers.PR[0] = { unit: 'army-veteran', count: 5, on: 'C16' };
  const { suggested } = data.deployments as { suggested: Record<string, Record<string, string>> };
  suggested.PR['army-veteran'] = 'C16 C16 C16 C16 C16';
  return data as unknown as GameData;
}

const made = withData(ownersBox());
if (!made.ok) throw new Error(JSON.stringify(made.reasons));
const { game } = made;

describe('A data set of one’s own', () => {
  it('is what squares, units and markers are looked up in', () => {
    const g = game.setup(settled({ players: 2 }), { roll: () => 0, draw: () => 0 });
    const tables = tablesOf(g);
    expect([tables.value[squareOf('C13')], tables.value[squareOf('F7')]]).toEqual([0, 2]);
    expect([tables.landSide[squareOf('K24') * 4 + 1], tables.seaSide[squareOf('K24') * 4 + 1]]).toEqual([false, true]);
    expect([tables.speed[6], tables.strength[7], tables.freeMarkers[2]]).toEqual([9, 6, 5]);
    // Two Illuminati fewer, three Sturm & Drang more.
    expect(g.pool).toBe(69);
  });

  it.each([2, 3, 4])('is played with to the end by %i players', (players) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { state, finished } = playAtRandom(game, settled({ players, scenario: 'worldwide' }), new Seeded(seed));
      expect([finished, (state as State).data, game.audit(state as State)]).toEqual([
        true,
        expect.stringMatching(/^owners-box@/),
        [],
      ]);
    }
  });

  it(
    'keeps the laws',
    () => {
      const options = { players: 3, scenario: 'free', pillage: true, enlightenment: true } as const;
      mustConform(game, { cases: [{ options }], hooks, every: 256, samples: 1, tries: 2 });
    },
    2 * MINUTES,
  );
});
