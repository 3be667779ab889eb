import { conform, type Law, textOf } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { closely, toy } from './toy.ts';

const caught: Readonly<Record<Fault, Law>> = {
  'map in the state': 1,
  'undefined in the state': 1,
  'minus zero in the state': 1,
  'NaN in the state': 1,
  'cycle in the state': 1,
  'one object in two places': 1,
  'Map in the set-up': 1,
  'event that is not plain': 1,
  'same option twice': 2,
  'overlapping ranges': 2,
  'dead end': 2,
  'option that throws': 2,
  'rare option that throws': 2,
  'asking changes the state': 2,
  'viewing changes the state': 2,
  'explaining changes the state': 2,
  'view shares an object': 2,
  'state outside the state': 3,
  'chance of its own': 3,
  'memory by identity': 3,
  'endless game': 4,
  'loop without an ask': 4,
  'lost card': 4,
  'early result': 4,
  'seat without a place': 4,
  'view shows a hand': 5,
  'view shows a hand and the sample knows it': 5,
  'open is not the same for all': 5,
  'option tells of a hand': 5,
  'explain tells of a hand': 5,
  'die tells of a hand': 5,
  'only the holder is asked': 5,
  'sample forgets the own hand': 5,
  'sample loses a card': 5,
  'sample never varies': 5,
  'sample keeps parts of the view': 5,
  'sample redraws what was seen spent': 5,
  'playing sets no barrier': 6,
  'event tells of a hand': 6,
  'skipped ask tells of a hand': 6,
  'view shows what was secretly said': 6,
  'refusal tells of a hand': 7,
  'refusing changes the state': 7,
  'impossible deal throws': 7,
  'malformed wish throws': 7,
  'malformed notation throws': 7,
  'draw is told to all': 8,
  'peek is told to all': 8,
  'view forgets what was seen': 8,
  'sample forgets what was seen': 8,
  'view counts quiet answers': 'quiet',
  'order looks at the hand': 'quiet',
  'notation loses a number': 'notation',
  'tally tells of a hand': 'ahead',
  'reason that is false': 'explain',
  'refused though offered': 'explain',
};

describe('a game that breaks a law is caught', () => {
  it('and one that breaks none is not', () => {
    const report = conform(toy(), closely);
    expect(textOf(report.failures)).toBe('');
    expect(report).toMatchObject({ ok: true, games: 20 });
  });

  for (const [fault, law] of Object.entries(caught) as [Fault, Law][])
    it(`${fault}: law ${law}`, () => {
      const { failures } = conform(toy(fault), { ...closely, laws: [law], shrink: 200 });
      expect(
        failures.map((failure) => failure.law),
        textOf(failures),
      ).toContain(law);
    });

  for (const fault of ['draw is told to all', 'peek is told to all', 'view forgets what was seen'] as const)
    it(`${fault}: law 8 needs no help from the game`, () => {
      const { failures } = conform(toy(fault), { ...closely, hooks: {}, laws: [8], shrink: 200 });
      expect(failures).toHaveLength(1);
    });

  it('and a law once broken does not hide another', () => {
    const twice = { ...toy('same option twice'), notation: toy('notation loses a number').notation };
    const { failures } = conform(twice, { ...closely, laws: [2, 'notation'], shrink: 200 });
    expect(failures.map(({ law }) => law).sort()).toEqual([2, 'notation']);
  });
});
