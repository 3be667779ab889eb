import { describe, expect, it } from 'vitest';
import { commodityOf } from '../src/data/demand.ts';
import type { MinistryId } from '../src/data/ministries.ts';
import { left, playing } from './card-kit.ts';
import { inRound, type Table } from './kit.ts';

describe('James Watt', () => {
  it('keeps France from scoring for Debt beyond Britain’s Limit', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', {
      bonus: true,
      turn: 5,
      lay: (on) => on.ministry('james-watt').debt('britain', 14, 14),
    });
    expect([t.debt('britain'), t.vp]).toEqual([14, 13]);
  });

  it('ruling 53: gains a Treaty Point once a round when France uses an Advantage in its own', () => {
    const t = inRound({
      turn: 5,
      lay: (on) => on.ministry('james-watt').flag('france', 'mysore'),
    });
    t.play('france', 'advantage algonquin-raids', 'target albany', 'advantage power-struggle', 'target vellore');
    expect(t.treaty('britain')).toBe(1);
    const own = inRound({ turn: 5, side: 'britain', lay: (on) => on.ministry('james-watt').flag('britain', 'mysore') });
    own.play('britain', 'advantage power-struggle', 'target vellore');
    expect(own.treaty('britain')).toBe(0);
  });
});

describe('Papacy-Hanover Negotiations', () => {
  it('ruling 55: removes Jacobite Uprisings when turned up, even if it is face up', () => {
    const t = inRound({
      side: 'britain',
      turn: 5,
      lay: (on) => {
        on.faceDown('papacy-hanover-negotiations').ministry('jacobite-uprisings', 'turgot');
        on.g.thirdMinistry = true;
      },
    });
    t.play('britain', 'reveal papacy-hanover-negotiations');
    expect(t.g.thirdMinistry).toBe(false);
    expect([t.g.jacobitesGone, t.g.secret.ministries[0].length, t.g.ministryCount[0]]).toEqual([true, 1, 1]);
    expect(t.told('ministry-removed')).toEqual([{ t: 'ministry-removed', ministry: 'jacobite-uprisings' }]);
  });

  it('ruling 48: adds 2 D for Scotland and Ireland to a diplomatic action', () => {
    const t = inRound({
      side: 'britain',
      turn: 5,
      tile: 'inv-09',
      lay: (on) => on.ministry('papacy-hanover-negotiations'),
    });
    expect(t.why('britain', 'ability papacy-points')).toEqual(['ability-timing']);
    t.play('britain', 'begin major', 'ability papacy-points', 'shift ireland-alliance');
    expect(left(t)).toBe(4);
  });
});

describe('Townshend Acts', () => {
  it('ruling 80: mark any commodity; Minor economic actions may then unflag its French Markets', () => {
    const t = inRound({
      side: 'britain',
      turn: 5,
      tile: 'inv-09',
      lay: (on) => on.ministry('townshend-acts').flag('britain', 'antilles-channel'),
    });
    expect(t.offered('ability')).toEqual(['townshend-mark']);
    t.play('britain', 'ability townshend-mark');
    expect(t.offered('commodity')).toHaveLength(6);
    t.play('britain', 'commodity sugar', 'begin minor');
    expect([t.g.townshend, t.offered('shift').includes('martinique')]).toEqual([commodityOf('sugar'), true]);
  });

  it('are used at the start of a round only', () => {
    const t = inRound({
      side: 'britain',
      turn: 5,
      tile: 'inv-09',
      lay: (on) => on.ministry('townshend-acts').flag('britain', 'antilles-channel'),
    });
    t.play('britain', 'begin minor');
    expect(t.offered('shift')).not.toContain('martinique');
    t.play('britain', 'finish');
    expect(t.why('britain', 'ability townshend-mark')).toEqual(['ability-timing']);
  });
});

describe('Edmund Burke', () => {
  const burke = (lay: (on: Table) => void = () => {}) =>
    inRound({
      side: 'britain',
      turn: 5,
      tile: 'inv-15',
      lay: (on) => {
        on.ministry('edmund-burke').flag('britain', 'ireland-prestige').debt('britain', 14, 14);
        lay(on);
      },
    }).play('britain', 'begin major');

  it('adds 1 D for each Irish space to a Major diplomatic action in Europe', () => {
    const t = burke();
    expect(t.offered('shift')).toContain('prussia-prestige');
    expect(burke((on) => on.conflict('ireland-prestige')).offered('shift')).not.toContain('prussia-prestige');
    const faceDown = burke((on) => {
      on.g.revealed.fill(0);
    });
    expect(faceDown.offered('shift')).not.toContain('prussia-prestige');
  });

  it('ruling 51: once the point is used the rest of the action stays in Europe', () => {
    const t = burke((on) => on.debt('britain', 0)).play('britain', 'shift prussia-prestige');
    expect(t.offered('shift')).not.toContain('mysore');
    expect(t.why('britain', 'shift mysore')).toEqual(['only-in-europe']);
  });

  it('ruling 51: a point spent elsewhere first gives it up', () => {
    const t = burke().play('britain', 'shift mysore');
    expect(t.offered('shift')).toEqual([]);
  });

  it('ruling 119: points of an Event may be spent apart, so that they leave Europe and the Major does not', () => {
    const pacte = (...ministries: MinistryId[]) =>
      inRound({
        side: 'britain',
        turn: 5,
        tile: 'inv-15',
        lay: (on) =>
          on
            .hand('britain', 'pacte-de-famille')
            .ministry('papacy-hanover-negotiations', ...ministries)
            .flag('britain', 'ireland-prestige')
            .debt('britain', 13, 14),
      }).play('britain', 'event pacte-de-famille');
    expect(pacte().offered('begin')).toEqual(['major', 'minor', 'upgrade']);
    const t = pacte('edmund-burke');
    expect(t.offered('begin')).toEqual(['major', 'minor', 'extra-D', 'upgrade']);
    t.play('britain', 'begin extra-D', 'shift mysore', 'finish', 'begin major');
    // Two and the surcharge for Europe: what the Major's 2 D cannot pay.
    expect(t.offered('shift')).toContain('dutch-alliance');
  });

  it('ruling 119: adds to points of an Event spent apart, which are a Major action too', () => {
    const nootka = (lay: (on: Table) => void = () => {}) =>
      inRound({
        side: 'britain',
        turn: 5,
        tile: 'inv-21',
        lay: (on) =>
          lay(
            on
              .hand('britain', 'nootka-incident')
              .ministry('edmund-burke')
              .flag('britain', 'ireland-prestige')
              .debt('britain', 14, 14),
          ),
      }).play('britain', 'event nootka-incident', 'way diplomatic-points', 'begin extra-D');
    const t = nootka();
    expect(t.offered('shift')).toContain('prussia-prestige');
    expect(nootka((on) => on.conflict('ireland-prestige')).offered('shift')).not.toContain('prussia-prestige');
    t.play('britain', 'shift prussia-prestige');
    expect(t.flag('prussia-prestige')).toBe('britain');
  });

  it('ruling 51: so does an Event drawn, which is of no Region', () => {
    const t = burke((on) => on.debt('britain', 13, 14).conflict('savoy'));
    expect(t.offered('shift')).toContain('savoy');
    t.numbers(0).play('britain', 'draw-event');
    expect(t.offered('shift')).toEqual([]);
  });

  it('makes the Sons of Liberty 1 D cheaper', () => {
    const t = burke((on) => on.debt('britain', 0)).play('britain', 'shift sons-of-liberty');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 2 });
  });
});
