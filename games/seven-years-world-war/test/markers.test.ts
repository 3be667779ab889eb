import { Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER, type MarkerId } from '../src/data/markers.ts';
import type { PhaseId } from '../src/data/timing.ts';
import { flow } from '../src/flow.ts';
import { game } from '../src/game.ts';
import { EFFECTS } from '../src/markers/effects.ts';
import { playing, playMarker } from '../src/markers/play-marker.ts';
import { addPlays, mayPlay } from '../src/markers/plays.ts';
import { inHand } from '../src/state.ts';
import { notation } from '../src/vocabulary/notation.ts';
import { inPhase, type Position, type Table, type Trial, table } from './kit.ts';
import { inPool, pool, running } from './powers-kit.ts';

/** Seat 0 plays a marker of its hand; nobody negates it. */
function played(marker: MarkerId, lay: (t: Table) => void, dice: number[] = [], given: Partial<Position> = {}): Trial {
  const position = { phase: 'taxation', ...given, lay: (laid: Table) => lay(laid.hand(0, marker)) } as const;
  return running(position, playMarker, playing(0, MARKER[marker]), new Scripted().dice(...dice)).passes();
}

const plays = (phase: PhaseId, lay: (t: Table) => void, given: Partial<Position> = {}) => {
  const options: never[] = [];
  addPlays(table({ phase, lay, ...given }), 0, options);
  return options.map((option) => notation.format(option));
};

it('The procedure of every effect is one of the game', () => {
  const known = new Set(flow.names().map((key) => key.split('.')[0]));
  expect(Object.keys(EFFECTS).filter((name) => !known.has(name))).toEqual([]);
});

describe('29.7 Attrition', () => {
  const stack = (laid: Table) =>
    laid
      .unit('FR:army-veteran', 'D14', 2)
      .unit('FR:fortified-zone', 'D14')
      .loaded('FR:fleet-recruit', 'FR:army-recruit', 'D13');

  it('rolls for each unit of a square but bases and zones: 1 and 2 kill', () => {
    const t = played('attrition', stack, [], { phase: 'combat' });
    t.dice(2, 3).play(0, 'at D14').passes();
    expect(t.at('D14')).toEqual(['FR:army-veteran', 'FR:fortified-zone']);
    expect(t.told('rolled').map((event) => event.for)).toEqual(['attrition', 'attrition']);
  });

  it('ruling 63: may strike anywhere; cargo counts as a unit there and goes down with its fleet', () => {
    const t = played('attrition', stack, [], { phase: 'combat' });
    expect(t.offers()).toEqual(['at D13', 'at D14']);
    // The fleet is rolled for first or second: if it dies, no die is needed for what it carries.
    t.dice(1, 1).play(0, 'at D13').passes();
    for (let i = t.script.left.length; i > 0; i--) t.script.next(1);
    expect(t.at('D13')).toEqual([]);
  });

  it('is played in one’s own turn only', () => {
    for (const phase of ['diplomacy', 'movement', 'combat', 'pillage'] as const)
      expect(plays(phase, (laid) => stack(laid).hand(0, 'attrition'))).toEqual(['play attrition']);
    expect(plays('taxation', (laid) => stack(laid).hand(0, 'attrition'))).toEqual([]);
  });
});

describe('29.7 Correspondence with Voltaire', () => {
  it('fetches any marker of the pool, chosen with open eyes', () => {
    const t = played('voltaire', (laid) => pool(laid, 'general-3', 'forced-march', 'forced-march'), [], {
      phase: 'movement',
    });
    expect(t.offers()).toEqual(['fetch forced-march', 'fetch general-3']);
    t.play(0, 'fetch general-3');
    expect([t.holds(0, 'general-3'), t.holds(0, 'voltaire'), inPool(t.g, 'voltaire')]).toEqual([1, 0, 1]);
    expect(t.told('marker-drawn').map((event) => game.redact(event, 1))).toMatchObject([{ seat: 0, marker: null }]);
  });

  it('lets its player know what the pool has not', () => {
    const t = played('voltaire', (laid) => pool(laid, 'general-3', 'forced-march'), [], { phase: 'movement' });
    t.play(0, 'fetch general-3');
    expect(t.g.secret.lacks[inHand(0, MARKER['general-3'])]).toBe(1);
    expect(t.g.secret.lacks[inHand(0, MARKER.attrition)]).toBe(1);
    expect(t.g.secret.lacks[inHand(0, MARKER['forced-march'])]).toBe(0);
    expect(t.g.secret.lacks[inHand(1, MARKER.attrition)]).toBe(0);
  });

  it('8.42, ruling 88: what must be played when picked is played at once', () => {
    const t = played('voltaire', (laid) => pool(laid, 'revolution', 'forced-march'), [], { phase: 'movement' });
    t.play(0, 'fetch revolution').passes();
    expect(t.told('revolution')).toEqual([{ t: 'revolution', outcome: 'no-capital-taken' }]);
  });

  it('is played in one’s own treasury phase or turn (ruling 101), and not upon an empty pool', () => {
    expect(plays('movement', (laid) => laid.hand(0, 'voltaire'))).toEqual(['play voltaire']);
    expect(plays('taxation', (laid) => laid.hand(0, 'voltaire'))).toEqual(['play voltaire']);
    expect(plays('movement', (laid) => pool(laid.hand(0, 'voltaire')))).toEqual([]);
  });
});

describe('29.7 Corruption', () => {
  it('rolls, then another player, chosen freely, loses so much but not below zero (10.4)', () => {
    const t = played('corruption', (laid) => laid.treasury(1, 9).treasury(2, 3).hand(2, 'attrition'), [5], {
      options: { players: 3 },
      control: { GB: 0, FR: 1, RU: 2 },
    });
    expect(t.offers()).toEqual(['player 1', 'player 2']);
    t.play(0, 'player 2');
    expect(t.g.treasury).toEqual([0, 9, 0]);
  });
});

describe('29.7 Coalition Rallies', () => {
  it('brings two dice of points', () => {
    const t = played('coalition-rallies', (laid) => laid.hand(1, 'attrition'), [4, 6], { initiative: 1 });
    expect(t.treasury(0)).toBe(10);
  });

  it('is not for the player with the initiative', () => {
    const lay = (laid: Table) => laid.hand(0, 'coalition-rallies');
    expect(plays('recruiting', lay, { initiative: 1 })).toEqual(['play coalition-rallies']);
    expect(plays('recruiting', lay, { initiative: 0 })).toEqual([]);
    expect(mayPlay(table({ phase: 'recruiting', lay }), 0, MARKER['coalition-rallies'])?.why).toBe('has-initiative');
  });
});

describe('29.7 Laissez Faire', () => {
  it.each([
    [1, 5],
    [2, 5],
    [3, 15],
    [6, 15],
  ])('on a %i a second die of 5 leaves 10 points at %i', (die, left) => {
    const t = played('laissez-faire', (laid) => laid.treasury(0, 10).hand(1, 'attrition'), [die, 5]);
    expect(t.treasury(0)).toBe(left);
  });

  it('takes no more than there is', () => {
    expect(played('laissez-faire', (laid) => laid.treasury(0, 2).hand(1, 'attrition'), [1, 6]).treasury(0)).toBe(0);
  });
});

describe('29.7 Manufacturing Inventions and Trading Charter', () => {
  it('doubles one civilized square that is occupied: it pays once more', () => {
    const t = played('manufacturing-inventions', (laid) =>
      laid.unit('GB:base', 'C14').unit('GB:base', 'D8').unit('GB:base', 'F7').hand(1, 'attrition'),
    );
    expect(t.offers()).toEqual(['at C14', 'at D8']);
    expect(t.play(0, 'at C14').treasury(0)).toBe(6);
  });

  it.each([
    [2, 0],
    [3, 6],
    [6, 18],
  ])('29.7, ruling 103: a doubled value is taxed at the square’s rate: with a %i it pays %i in all', (die, points) => {
    const before = treasuryPhase().play(0, 'play manufacturing-inventions').dice(die);
    before.play(0, 'raise-taxes GB').passes().play(0, 'done').passes();
    expect(taxed(before)).toBe(points);
    const after = treasuryPhase().dice(die).play(0, 'raise-taxes GB').passes().play(0, 'done').passes();
    expect(after.key).toBe('recruiting.hub');
    after.play(0, 'play manufacturing-inventions').passes();
    expect(taxed(after)).toBe(points);
  });
  const treasuryPhase = () =>
    inPhase({
      phase: 'taxation',
      options: { increasingTaxes: true },
      lay: (laid) => laid.unit('GB:base', 'E7').hand(0, 'manufacturing-inventions'),
    });
  const taxed = (t: Trial) =>
    t
      .told('treasury')
      .filter((event) => event.seat === 0 && ['taxes', 'manufacturing-inventions'].includes(event.for))
      .reduce((sum, event) => sum + event.points, 0);

  it('doubles one trade route that is controlled', () => {
    const t = played('trading-charter', (laid) =>
      laid.unit('GB:base', 'C14').unit('GB:base', 'E7').unit('GB:base', 'G23').hand(1, 'attrition'),
    );
    expect(t.offers()).toEqual(['route american-colonies', 'route east-indies']);
    expect(t.play(0, 'route east-indies').treasury(0)).toBe(4);
  });

  it('are not offered where there is nothing to double', () => {
    expect(plays('taxation', (laid) => laid.hand(0, 'manufacturing-inventions', 'trading-charter'))).toEqual([]);
  });
});

describe('29.7 Scientific Breakthrough', () => {
  it('draws as many markers as the die says, and only then goes back', () => {
    const lay = (laid: Table) =>
      pool(laid.hand(0, 'scientific-breakthrough').hand(1, 'attrition'), 'expedition', 'expedition');
    const t = running({ phase: 'combat', lay }, playMarker, playing(0, MARKER['scientific-breakthrough']));
    t.dice(2).numbers(0, 0).play(1, 'pass').passes();
    expect(t.g.hands[0]).toBe(2);
    expect(inPool(t.g, 'scientific-breakthrough')).toBe(1);
  });

  it('ruling 59: obeys the limit, and what must be played acts as it is drawn', () => {
    const lay = (laid: Table) =>
      pool(laid.hand(0, 'scientific-breakthrough', 'corruption').hand(1, 'attrition'), 'revolution', 'expedition');
    const t = running({ phase: 'combat', lay }, playMarker, playing(0, MARKER['scientific-breakthrough']));
    t.dice(2).numbers(1, 0).play(1, 'pass').passes();
    expect(t.told('revolution')).toHaveLength(1);
    expect(t.g.hands[0]).toBe(2);
  });

  it('may be played in any phase', () => {
    for (const phase of ['taxation', 'recruiting', 'diplomacy', 'movement', 'combat', 'provisioning'] as const)
      expect(plays(phase, (laid) => laid.hand(0, 'scientific-breakthrough'))).toEqual(['play scientific-breakthrough']);
  });
});

describe('29.7 Sturm & Drang', () => {
  it('negates a marker shown, which goes back without effect', () => {
    const t = running(
      { phase: 'taxation', lay: (laid) => laid.hand(0, 'laissez-faire').hand(1, 'sturm-und-drang').treasury(0, 5) },
      playMarker,
      playing(0, MARKER['laissez-faire']),
    );
    t.play(1, 'play sturm-und-drang').passes();
    expect(t.treasury(0)).toBe(5);
    expect(t.g.effective).toBe(false);
    expect([inPool(t.g, 'laissez-faire'), inPool(t.g, 'sturm-und-drang')]).toEqual([2, 2]);
  });

  it('29.7, ruling 100: negates even one’s own marker that must be played; one played freely is not asked about', () => {
    const t = running(
      { phase: 'taxation', lay: (laid) => laid.hand(0, 'sturm-und-drang', 'attrition', 'corruption') },
      playMarker,
      playing(0, MARKER['balance-of-power'], true),
    );
    expect([t.key, t.asked]).toEqual(['play-marker.sturmUndDrang', 0]);
    t.play(0, 'play sturm-und-drang').passes();
    expect(t.told('marker-negated')).toMatchObject([{ seat: 0, marker: 'balance-of-power' }]);
    expect(t.g.hands[0]).toBe(2);
    const free = running(
      { phase: 'taxation', lay: (laid) => laid.hand(0, 'sturm-und-drang', 'voltaire') },
      playMarker,
      playing(0, MARKER.voltaire),
    );
    expect(free.key).toBe('voltaire.fetch');
  });

  it('ruling 58: against Sturm & Drang the last played counts first', () => {
    const t = running(
      {
        phase: 'taxation',
        lay: (laid) => laid.hand(0, 'coalition-rallies', 'sturm-und-drang').hand(1, 'sturm-und-drang', 'attrition'),
        initiative: 1,
      },
      playMarker,
      playing(0, MARKER['coalition-rallies']),
    );
    t.dice(1, 2).play(1, 'play sturm-und-drang').play(0, 'play sturm-und-drang').passes();
    expect(t.treasury(0)).toBe(3);
  });
});

describe('29.7 Illuminati', () => {
  it('has a die thrown again, and the second stands', () => {
    const t = running(
      { phase: 'taxation', lay: (laid) => laid.hand(0, 'coalition-rallies').hand(1, 'illuminati'), initiative: 1 },
      playMarker,
      playing(0, MARKER['coalition-rallies']),
    );
    t.dice(6, 1, 2).play(1, 'pass').play(1, 'play illuminati').passes();
    expect(t.treasury(0)).toBe(3);
  });
});
