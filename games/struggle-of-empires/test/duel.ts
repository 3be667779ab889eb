import { expect } from 'vitest';
import { type PowerId, powerOf } from '../src/data/powers.ts';
import type { RegionId } from '../src/data/regions.ts';
import type { Options } from '../src/options.ts';
import { inTurn, type Table, type Trial } from './kit.ts';

export type Edition = Options['edition'];

/** Spain and France against Britain and Austria, Spain to move. Unrest is open, so that no counters need be drawn. */
export function duel(
  edition: Edition,
  lay: (table: Table) => void,
  options: Partial<Options> = {},
  top: readonly PowerId[] = ['spain', 'france'],
): Trial {
  const open = edition === 'deluxe' ? { openUnrest: true } : {};
  return inTurn({
    options: { edition, ...open, ...options },
    top,
    bottom: ['britain', 'austria'],
    lay,
  });
}

/** Three players and four powers nobody plays: Prussia and Russia stand with Spain, the United Provinces and Austria do not. */
export function withNonPlayers(lay: (table: Table) => void): Trial {
  return inTurn({
    options: { edition: 'deluxe', players: 3, openUnrest: true },
    top: ['spain', 'france'],
    bottom: ['britain', 'united-provinces', 'austria'],
    lay: (table) => {
      table.g.top.push(powerOf('prussia'), powerOf('russia'));
      table.g.tiles.fill(0); // without the Reserve that each of three players begins with
      lay(table);
    },
  });
}

/** Declares an attack; where it is the only one possible nobody is asked. */
export function attacks(t: Trial, power: PowerId, region: RegionId, against: string, by = 'action attack'): Trial {
  t.play(power, by);
  if (t.key === 'attack.declare') t.play(power, `attack ${region} ${against}`);
  expect(t.told('attack-declared').at(-1)).toMatchObject({ power, region, against });
  return t;
}

/** Spain attacks Britain in India with what is laid there. */
export const attackIndia = (edition: Edition, lay: (table: Table) => void): Trial =>
  attacks(
    duel(edition, (table) => lay(table.tokens('britain', 'india'))),
    'spain',
    'india',
    'britain',
  );

/** The strengths a combat began with, attacker's and defender's. */
export const strengths = (t: Trial, combat: 'naval' | 'land'): [number, number] => {
  const begun = t.told('combat-begins').filter((event) => event.combat === combat);
  expect(begun).toHaveLength(1);
  return [begun[0].attack.total, begun[0].defence.total];
};

export const combats = (t: Trial): string[] => t.told('combat-begins').map(({ combat }) => combat);
export const outcomes = (t: Trial): string[] => t.told('combat-ended').map(({ outcome }) => outcome);
export const lost = (t: Trial): string[] => t.told('unit-lost').map(({ power, unit }) => `${power} ${unit}`);
