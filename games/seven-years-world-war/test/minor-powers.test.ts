import { Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { MARKER } from '../src/data/markers.ts';
import { type LandId, landOf } from '../src/data/powers.ts';
import { ROUTE } from '../src/data/routes.ts';
import type { SquareId } from '../src/data/squares.ts';
import { game } from '../src/game.ts';
import { playing, playMarker } from '../src/markers/play-marker.ts';
import { minorRecruiting } from '../src/minor-powers/minor-recruiting.ts';
import { recruitingFor, recruitingTable } from '../src/minor-powers/recruiting-table.ts';
import { controlsRoute } from '../src/money/trade-routes.ts';
import { NEUTRAL } from '../src/state.ts';
import { inPhase, type Position, type Table, type Trial, table } from './kit.ts';
import { inPool, running } from './powers-kit.ts';

/** Seat 0 rolls on the recruiting table for a land. */
const rolled = (land: LandId, die: number, lay: (t: Table) => void = () => {}, rebels = false): Trial =>
  running(
    { phase: 'recruiting', lay },
    recruitingTable,
    recruitingFor(0, landOf(land), rebels),
    new Scripted().dice(die),
  ).passes();
const result = (t: Trial) => t.told('minor-recruiting')[0].result;

describe('29.3 The recruiting table', () => {
  it.each([
    [1, 'uprising'],
    [2, 'uprising'],
    [3, 'nothing'],
    [4, 'base-or-zone'],
    [5, 'base-or-zone'],
    [6, 'army-horde-fleet'],
  ])('a %i is %s', (die, expected) => {
    expect(result(rolled('turkestan', die))).toBe(expected);
  });

  it('army, horde or fleet: armies for the eight that raise them, hordes for others, on unoccupied squares', () => {
    const poland = rolled('poland', 6);
    expect(poland.at('C17')).toEqual(['minor:army-recruit']);
    const turkestan = rolled('turkestan', 6, (t) => t.unit('minor:base', 'E21'));
    expect(turkestan.offers()).toEqual(['at D20', 'at D21', 'at E20']);
    expect(turkestan.play(0, 'at E20').at('E20')).toEqual(['minor:horde-recruit']);
    const held = rolled('turkestan', 6, (t) => t.unit('RU:army-recruit', 'D20').unit('minor:base', 'E21'));
    expect(held.offers()).toEqual(['at D21', 'at E20']);
  });

  it.each(['norway', 'sweden', 'german-states', 'poland', 'italian-states', 'portugal', 'persia', 'japan'] as const)(
    '%s raises armies, and fortified zones instead of bases',
    (land) => {
      const units = (t: Trial) => (t.key === 'recruiting-table.unit' ? t.offers() : []);
      expect(
        rolled(land, 6)
          .told('unit-placed')
          .map(({ piece }) => piece)
          .concat(units(rolled(land, 6)))
          .join(),
      ).toContain('army-recruit');
      expect(rolled(land, 4).offers()).toEqual(['raise base', 'raise fortified-zone']);
    },
  );

  it('ruling 38: base or zone: a base on any square of the land without major units, one to a square', () => {
    const t = rolled('turkestan', 4, (laid) => laid.unit('minor:base', 'E21').unit('RU:army-recruit', 'D20'));
    expect(t.offers()).toEqual(['at D21', 'at E20']);
    expect(t.play(0, 'at D21').at('D21')).toEqual(['minor:base']);
  });

  it('29.3, ruling 87: fleets appear on the coasts of the land, and on any square of trade routes that end in it', () => {
    const t = rolled('oman', 6).play(0, 'raise fleet-recruit');
    expect(t.offers()).toEqual(['at G20', 'at K18', 'at H20', 'at H21']);
    const held = rolled('oman', 6, (laid) => laid.unit('minor:base', 'G20').unit('MC:army-recruit', 'H21'));
    expect(held.play(0, 'raise fleet-recruit').offers()).toEqual(['at K18', 'at H20']);
    expect(t.play(0, 'at H20').at('H20')).toEqual(['minor:fleet-recruit']);
  });

  it('29.3: a base does not keep a zone away, nor a zone a base; only its like does', () => {
    const poland = (unit: string) => rolled('poland', 4, (laid) => laid.unit(`minor:${unit}`, 'C17'));
    expect(poland('base').at('C17')).toEqual(['minor:base', 'minor:fortified-zone']);
    expect(poland('fortified-zone').at('C17')).toEqual(['minor:base', 'minor:fortified-zone']);
    const both = rolled('poland', 4, (laid) => laid.unit('minor:base', 'C17').unit('minor:fortified-zone', 'C17'));
    expect([both.key, both.at('C17').length]).toEqual([null, 2]);
    expect(game.audit(poland('base').g)).toEqual([]);
  });

  it('10.122, ruling 28: a minor fleet on a route blocks it, on a coast of others too, not on its own', () => {
    const trade = (square: SquareId) =>
      controlsRoute(
        table({
          phase: 'taxation',
          lay: (laid) =>
            laid
              .unit('GB:base', 'C14')
              .unit('GB:base', 'E7')
              .unit('minor:fleet-recruit', square, 1, square === 'C13' ? 'oman' : undefined),
        }),
        0,
        ROUTE['american-colonies'],
      );
    expect([trade('C13'), trade('C9')]).toEqual([false, true]);
  });

  it('11.622, 4.77: never beyond what the square feeds, never on pillaged squares', () => {
    expect(rolled('burma', 6, (laid) => laid.pillaged('G24')).key).toBeNull();
    const full = rolled('burma', 4, (laid) => laid.unit('minor:horde-recruit', 'G24', 2));
    expect(full.at('G24')).toEqual(['minor:horde-recruit', 'minor:horde-recruit']);
  });

  it('11.4: never beyond the counter mix', () => {
    expect(rolled('turkestan', 6, (laid) => laid.unit('minor:horde-recruit', 'A1', 13)).key).toBeNull();
  });

  it('uprising (1): a major unit in the land is lost, then a base or zone appears', () => {
    const t = rolled('persia', 1, (laid) =>
      laid.unit('RU:army-veteran', 'F19').unit('RU:army-recruit', 'F19').unit('GB:fleet-recruit', 'F20'),
    );
    expect(t.offers()).toEqual(['at F19', 'at F20']);
    t.play(0, 'at F19');
    expect(t.offers().sort()).toEqual(['lose RU:army-recruit', 'lose RU:army-veteran']);
    t.play(0, 'lose RU:army-veteran', 'raise fortified-zone');
    expect(t.at('F19')).toEqual(['RU:army-recruit']);
    expect(t.at('E19')).toEqual(['minor:fortified-zone']);
    expect(t.told('unit-lost')).toMatchObject([{ cause: 'uprising' }]);
  });

  it('uprising (2): without major units it is an army, horde or fleet', () => {
    expect(rolled('poland', 2).at('C17')).toEqual(['minor:army-recruit']);
  });
});

describe('4.71, 11.6 Minor Power Alliance in the treasury phase', () => {
  it('11.61, 11.621, 11.63: its player names a minor power, rolls and places, at no cost', () => {
    const t = running(
      { phase: 'recruiting', lay: (laid) => laid.hand(0, 'minor-power-alliance').hand(1, 'attrition') },
      playMarker,
      playing(0, MARKER['minor-power-alliance']),
    );
    t.passes();
    expect(t.offers()).toHaveLength(35);
    t.dice(6).play(0, 'land poland').passes();
    expect(t.at('C17')).toEqual(['minor:army-recruit']);
    expect(inPool(t.g, 'minor-power-alliance')).toBe(5);
    expect(t.treasury(0)).toBe(0);
  });

  it('ruling 62: never names a major power', () => {
    const t = running(
      { phase: 'recruiting', lay: (laid) => laid.hand(0, 'minor-power-alliance').hand(1, 'attrition') },
      playMarker,
      playing(0, MARKER['minor-power-alliance']),
    );
    expect(
      t
        .passes()
        .offers()
        .some((line) => /^land [A-Z]{2}$/.test(line)),
    ).toBe(false);
  });

  it('4.75, ruling 23: one marker buys one action, and goes back at once', () => {
    const lay = (laid: Table) => laid.hand(0, 'minor-power-alliance').hand(1, 'attrition');
    const t = running({ phase: 'recruiting', lay }, playMarker, playing(0, MARKER['minor-power-alliance'])).passes();
    t.dice(3).play(0, 'land poland').passes();
    expect([t.key, t.g.hands[0], inPool(t.g, 'minor-power-alliance')]).toEqual([null, 0, 5]);
  });

  it('4.72, 4.73: does nothing by itself in movement and combat, which have choices of their own', () => {
    const position = {
      phase: 'movement',
      lay: (laid: Table) => laid.hand(0, 'minor-power-alliance').hand(1, 'attrition'),
    } as const;
    const t = running(position, playMarker, playing(0, MARKER['minor-power-alliance'])).passes();
    expect(t.key).toBeNull();
    expect(t.g.effective).toBe(true);
  });
});

describe('4.7 Minor powers', () => {
  it('4.76, 11.623, 11.624, ruling 24: minor units in a neutral power are no invasion', () => {
    const t = rolled('SP', 6, () => {}, true);
    expect(t.controls('SP')).toBe(NEUTRAL);
  });

  it('4.762: to attack a minor power wins it for nobody', () => {
    const t = inPhase({
      phase: 'combat',
      lay: (laid) => laid.unit('GB:army-veteran', 'C16').unit('minor:base', 'C17').hand(1, 'attrition'),
    });
    t.dice(6).play(0, 'attack C16 C17');
    while (t.key === 'attack.array') t.play(0, t.offers().includes('take-all') ? 'take-all' : 'go');
    t.play(0, 'table engagement').passes();
    expect(t.told('control')).toEqual([]);
  });
});

describe('25.3 Rebels', () => {
  it('appear in major territory, hordes and bases, and may rise among major units', () => {
    const t = rolled('FR', 6, (laid) => laid.unit('FR:army-veteran', 'D14').unit('FR:base', 'D7'), true);
    t.play(0, 'raise horde-recruit');
    expect(t.offers()).toContain('at D14');
    expect(t.offers()).toContain('at F5');
  });

  it('erratum, ruling 36: attack at once, and are gone if they do not clear the square', () => {
    const t = rolled('FR', 6, (laid) => laid.unit('FR:army-veteran', 'D14'), true);
    t.dice(4).play(0, 'raise horde-recruit', 'at D14').passes();
    expect(t.told('attack')).toMatchObject([{ seat: -1, from: 'D14', to: 'D14' }]);
    expect(t.at('D14')).toEqual(['FR:army-veteran']);
  });

  it('keep the square they clear, and 17.6: have learnt from it', () => {
    const t = rolled('FR', 6, (laid) => laid.unit('FR:base', 'D7'), true);
    t.dice(6).play(0, 'raise horde-recruit', 'at D7').passes();
    expect(t.at('D7')).toEqual(['minor:horde-veteran']);
  });
});

describe('24.0 Minor power recruiting (optional)', () => {
  const recruited = (lay: (t: Table) => void, script: Scripted, given: Partial<Position> = {}) =>
    running({ phase: 'recruiting', lay, ...given }, minorRecruiting, { land: -1 }, script).passes();

  it('ruling 37: one roll for each minor power with major units in it, by another player', () => {
    const t = recruited(
      (laid) => laid.unit('GB:army-recruit', 'E21').unit('GB:army-recruit', 'C17'),
      new Scripted().dice(3, 3),
    );
    expect(t.told('minor-recruiting').map(({ seat, land }) => `${seat} ${land}`)).toEqual(['1 poland', '1 turkestan']);
  });

  it('24.2: still one die if several have come, and then any of them rolls', () => {
    const lay = (laid: Table) => laid.unit('GB:army-recruit', 'E21').unit('RU:army-recruit', 'D20');
    const t = recruited(lay, new Scripted([1]).dice(3));
    expect(t.told('minor-recruiting').map(({ seat }) => seat)).toEqual([0]);
  });

  it('picks at random among those who have not come', () => {
    const given = { options: { players: 3 }, control: { GB: 0, FR: 1, RU: 2 } } as const;
    const t = recruited((laid) => laid.unit('GB:army-recruit', 'E21'), new Scripted([1]).dice(3), given);
    expect(t.told('minor-recruiting')).toMatchObject([{ seat: 2, land: 'turkestan' }]);
  });

  it('24.1: comes after all players’ recruiting', () => {
    const position = { phase: 'taxation', options: { minorRecruiting: true }, seat: 1 } as const;
    const t = inPhase({ ...position, lay: (laid) => laid.unit('GB:army-recruit', 'C17').unit('FR:base', 'D7') }).dice(
      3,
    );
    while (t.told('minor-recruiting').length === 0) t.play(t.asked!, 'done').passes();
    const order = t.events.map((event) => (event.t === 'phase-begins' ? `${event.phase} ${event.seat}` : event.t));
    expect(order.indexOf('minor-recruiting')).toBeGreaterThan(order.indexOf('disbanding 1'));
    expect(order.slice(0, order.indexOf('minor-recruiting'))).not.toContain('diplomacy 0');
  });

  it('is not rolled for where nobody stands', () => {
    expect(recruited((laid) => laid.unit('minor:base', 'E21'), new Scripted()).told('minor-recruiting')).toEqual([]);
  });
});
