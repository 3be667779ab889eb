import { describe, expect, it } from 'vitest';
import { IS_FORCED, IS_LEADER, MARKERS } from '../src/data/markers.ts';
import { PHASES, type PhaseId, USES } from '../src/data/timing.ts';

const freeUses = (phase: PhaseId) => USES.filter(({ moment, phases }) => moment === 'free' && phases.includes(phase));
const usesOf = (marker: string) => USES.filter((use) => use.marker === marker);

describe('29.7 When markers are played', () => {
  it('is laid down for every marker', () => {
    expect(MARKERS.filter((marker) => usesOf(marker).length === 0)).toEqual([]);
  });

  it('8.42: Balance of Power and Revolution, and no others, must be played when picked', () => {
    for (const [i, marker] of MARKERS.entries())
      expect(usesOf(marker).some(({ must, moment }) => must === true && moment === 'drawn')).toBe(IS_FORCED[i]);
  });

  it('8.41: these few may be played out of one’s own turn', () => {
    const outOfTurn = USES.filter(({ who }) => who !== 'own').map(({ marker, use }) => `${marker} ${use}`);
    expect(outOfTurn.filter((text) => !/^(general|admiral)/.test(text))).toEqual([
      'diplomacy-1 oppose',
      'diplomacy-2 oppose',
      'diplomacy-3 oppose',
      'forced-march countermarch',
      'grand-tour play',
      'honors-of-war play',
      'illuminati play',
      'scientific-breakthrough play',
      'sturm-und-drang play',
    ]);
  });

  it('Forced March has three uses, Minor Power Alliance four, diplomacy three, every leader three', () => {
    expect(usesOf('forced-march').map(({ use }) => use)).toEqual(['march', 'attack-again', 'countermarch']);
    expect(usesOf('minor-power-alliance').map(({ phases }) => phases.at(-1))).toEqual([
      'disbanding',
      'movement',
      'combat',
      'pillage',
    ]);
    expect(usesOf('diplomacy-2')).toHaveLength(3);
    MARKERS.forEach((marker, i) => {
      if (IS_LEADER[i]) expect(usesOf(marker).map(({ use }) => use)).toEqual(['lead', 'train', 'build-legion']);
    });
  });

  it('nothing is played freely at set-up, in provisioning or at the end of a turn', () => {
    const free = PHASES.map((phase) => freeUses(phase).map(({ marker }) => marker));
    expect([free[0], free[PHASES.indexOf('provisioning')], free[PHASES.indexOf('end-of-turn')]]).toEqual([[], [], []]);
    expect(free[PHASES.indexOf('initiative')]).toEqual(['grand-tour']);
    expect(free[PHASES.indexOf('movement')]).toEqual([
      'attrition',
      'voltaire',
      'expedition',
      'forced-march',
      'minor-power-alliance',
    ]);
  });
});
