import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../src/data/map/spaces.ts';
import { ELIGIBLE, isMinistryId, SAMUEL_JOHNSON, SUN_KING } from '../src/data/ministries.ts';
import type { Table, Trial } from './kit.ts';
import { inPeaceTurn } from './turn-kit.ts';

/** What the Scoring phase told of a cause, and the state after it. Cotton is in demand besides Furs and Fish. */
const scoring = (turn: number, lay: (on: Table) => void): Trial =>
  inPeaceTurn('scoring', {
    turn,
    lay: (on) => {
      on.g.demand = [0, 2, 5];
      lay(on);
    },
  });
const vpOf = (t: Trial, cause: string) =>
  t
    .told('vp')
    .filter((event) => event.cause === cause)
    .map(({ side, n }) => [side, n]);
const treatyOf = (t: Trial) =>
  t
    .told('treaty')
    .filter((event) => isMinistryId(event.cause))
    .map(({ side, n }) => [side, n]);

const FRENCH_EUROPE: SpaceId[] = ['savoy', 'sardinia', 'sweden', 'denmark-norway'];

describe('Court of the Sun King', () => {
  it('adds 1 VP to the Award of Europe when France wins it', () => {
    // The Award of Europe is a tile of 1 VP here.
    const t = scoring(2, (on) => on.ministry('court-of-the-sun-king').flag('france', ...FRENCH_EUROPE));
    expect(vpOf(t, 'award')).toContainEqual(['france', 2]);
    const without = scoring(2, (on) => on.faceDown('court-of-the-sun-king').flag('france', ...FRENCH_EUROPE));
    expect(vpOf(without, 'award')[0]).toEqual(['france', 1]);
    const lost = scoring(2, (on) => on.ministry('court-of-the-sun-king').flag('britain', ...FRENCH_EUROPE));
    expect(vpOf(lost, 'award')[0]).toEqual(['britain', 1]);
  });
});

describe('Samuel Johnson', () => {
  it('adds 1 VP to the Award of Europe for Britain, and takes 1 from France’s', () => {
    const won = scoring(3, (on) => on.ministry('samuel-johnson').flag('britain', ...FRENCH_EUROPE));
    expect(vpOf(won, 'award')[0]).toEqual(['britain', 2]);
    const lost = scoring(3, (on) => on.ministry('samuel-johnson').flag('france', ...FRENCH_EUROPE));
    expect(vpOf(lost, 'award').some(([side, n]) => side === 'france' && n === 1)).toBe(false);
  });

  it('takes nothing from an Award without VP', () => {
    const t = scoring(3, (on) => {
      on.ministry('samuel-johnson').flag('france', ...FRENCH_EUROPE);
      on.g.awards[0] = 6;
    });
    expect(t.treaty('france')).toBeGreaterThan(0);
    expect(vpOf(t, 'award').filter(([, n]) => Number(n) < 0)).toEqual([]);
  });
});

describe('Dupleix', () => {
  it('ruling 56: gains 1 Treaty Point each for the Award of India, Cotton and Spice that France wins', () => {
    const t = scoring(3, (on) => {
      on.ministry('dupleix').flag('france', 'kurpa', 'vellore', 'tiruchirappalli', 'calicut', 'mangalore');
      on.g.demand = [1, 2, 5];
    });
    expect(treatyOf(t)).toEqual([
      ['france', 1],
      ['france', 1],
      ['france', 1],
    ]);
    const britain = scoring(3, (on) => {
      on.ministry('dupleix').flag('britain', 'kurpa', 'vellore', 'tiruchirappalli', 'calicut', 'mangalore');
      on.g.demand = [1, 2, 5];
    });
    expect(treatyOf(britain)).toEqual([]);
  });
});

describe('Voltaire', () => {
  const PROUD: SpaceId[] = ['ireland-prestige', 'scotland-prestige', 'dutch-prestige', 'spain-prestige-2'];

  it('ruling 81: gains a Treaty Point for each proud country, at most 3, whoever wins Europe', () => {
    const france = scoring(3, (on) => on.ministry('voltaire').flag('france', ...PROUD));
    expect(treatyOf(france)).toEqual([['france', 3]]);
    const britain = scoring(3, (on) =>
      on.ministry('voltaire').flag('britain', 'savoy', 'sardinia', 'sweden', 'spain-alliance-south', 'dutch-alliance'),
    );
    // France has Austria's lower Prestige space alone.
    expect(treatyOf(britain)).toEqual([['france', 1]]);
  });

  it('ruling 81: gains nothing when nobody wins Europe, and by ruling 77 nothing for a space with a Conflict', () => {
    expect(treatyOf(scoring(3, (on) => on.ministry('voltaire').clear()))).toEqual([]);
    const t = scoring(3, (on) =>
      on
        .ministry('voltaire')
        .flag('france', ...FRENCH_EUROPE)
        .conflict('austria-prestige-south'),
    );
    expect(treatyOf(t)).toEqual([]);
  });
});

describe('East India Company', () => {
  const TRADES: SpaceId[] = ['tiruchirappalli', 'west-bengal', 'san-agustin', 'hudson-bay', 'puerto-rico'];

  it('scores 1 VP for each of five Advantages Britain could use, at most 3', () => {
    const three = scoring(2, (on) => on.ministry('east-india-company').flag('britain', ...TRADES));
    expect(vpOf(three, 'east-india-company')).toEqual([['britain', 3]]);
    const two = scoring(2, (on) => on.ministry('east-india-company').flag('britain', 'west-bengal', 'hudson-bay'));
    expect(vpOf(two, 'east-india-company')).toEqual([['britain', 2]]);
  });

  it('ruling 74: scores none that is exhausted or spoilt by a Conflict', () => {
    const t = scoring(2, (on) =>
      on
        .ministry('east-india-company')
        .flag('britain', 'west-bengal', 'hudson-bay', 'puerto-rico')
        .exhausted('silk')
        .conflict('puerto-rico'),
    );
    expect(vpOf(t, 'east-india-company')).toEqual([['britain', 1]]);
  });
});

it('ruling 54: the Sun King and Samuel Johnson are never of the same Era', () => {
  for (const era of [0, 1, 2])
    expect(ELIGIBLE[0][era].includes(SUN_KING) && ELIGIBLE[1][era].includes(SAMUEL_JOHNSON)).toBe(false);
});
