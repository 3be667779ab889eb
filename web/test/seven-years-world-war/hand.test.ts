import { MARKER, MARKERS } from '@cabinet-wars/seven-years-world-war/data';
import { describe, expect, it } from 'vitest';
import { handByMoments } from '../../src/boards/seven-years-world-war/hand/moments.ts';
import { en } from '../../src/boards/seven-years-world-war/i18n/en/index.ts';
import { it as italian } from '../../src/boards/seven-years-world-war/i18n/it/index.ts';
import { atQuestion } from './kit.ts';

const { view, ask } = atQuestion({ players: 2 }, 'movement-phase.act', 2);
/** The same moment with these markers in hand. */
const holding = (...markers: readonly (typeof MARKERS)[number][]) => {
  const hand = MARKERS.map(() => 0);
  for (const marker of markers) hand[MARKER[marker]]++;
  return { ...view, own: { ...view.own!, hand, committed: MARKERS.map(() => 0) } };
};

describe('the hand by moments', () => {
  it('puts each marker where it serves, the moment of now first', () => {
    const columns = handByMoments(holding('grand-tour', 'forced-march', 'illuminati', 'attrition'), ask);
    const of = (moment: string) =>
      columns.find((column) => column.moment === moment)?.cards.map(({ marker }) => marker) ?? [];
    expect(of('initiative')).toEqual(['grand-tour']);
    expect(of('movement')).toEqual(['attrition', 'forced-march']);
    expect(of('answer')).toEqual(['forced-march', 'illuminati']);
    expect(columns.filter(({ isNow }) => isNow).map(({ moment }) => moment)).toEqual(['movement']);
  });

  it('says “or” of a second use, and lights only what there is a choice for', () => {
    const options = [{ t: 'play', marker: 'attrition' }, { t: 'done' }] as const;
    const columns = handByMoments(holding('forced-march', 'attrition', 'attrition'), { ...ask, options });
    const cards = columns.flatMap(({ cards: all }) => all);
    expect(cards.filter(({ marker }) => marker === 'forced-march').map(({ isSecond }) => isSecond)).toContain(true);
    expect(cards.filter(({ option }) => option !== null)).toMatchObject([{ marker: 'attrition', count: 2, option: 0 }]);
  });

  it('has a few words for each marker that can be held, in both languages', () => {
    const neverHeld = ['balance-of-power', 'revolution'];
    for (const marker of MARKERS.filter((id) => !neverHeld.includes(id))) {
      expect(en.hand.short[marker], marker).toBeDefined();
      expect(italian.hand.short[marker], marker).toBeDefined();
    }
  });
});
