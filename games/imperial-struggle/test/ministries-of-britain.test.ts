import { describe, expect, it } from 'vitest';
import { commodityOf } from '../src/data/demand.ts';
import { EVENT } from '../src/data/events.ts';
import type { MinistryId } from '../src/data/ministries.ts';
import { left, playing, scored } from './card-kit.ts';
import { inRound, type Table } from './kit.ts';

describe('Robert Walpole', () => {
  it('draws an Event and discards one, even before the tile is taken (rule 12)', () => {
    const t = inRound({
      side: 'britain',
      tile: null,
      lay: (on) => on.ministry('robert-walpole').hand('britain', 'tax-reform'),
    });
    t.numbers(0).play('britain', 'ability walpole-draw');
    expect([t.key, t.offers()]).toEqual(['ability.discard', ['discard tax-reform', 'discard carnatic-war']]);
    t.play('britain', 'discard tax-reform');
    expect([t.g.secret.hands[1], t.g.discards, t.key]).toEqual([
      [EVENT['carnatic-war']],
      [EVENT['tax-reform']],
      'action-round.tile',
    ]);
    expect(t.why('britain', 'ability walpole-draw')).toEqual(['ability-used']);
  });

  it('cannot draw from an empty pile', () => {
    const t = inRound({
      side: 'britain',
      lay: (on) => {
        on.ministry('robert-walpole').hand('britain', 'tax-reform');
        on.g.secret.pile = [];
      },
    });
    expect(t.why('britain', 'ability walpole-draw')).toEqual(['ability-useless']);
  });

  it('must be face up', () => {
    const t = inRound({ side: 'britain', lay: (on) => on.faceDown('robert-walpole') });
    expect(t.why('britain', 'ability walpole-draw')).toEqual(['ministry-face-down']);
    t.play('britain', 'reveal robert-walpole');
    expect([t.offered('ability'), t.revealed]).toEqual([['walpole-draw'], true]);
  });
});

describe('Jonathan Swift', () => {
  it('makes flagging in Ireland and Scotland 1 D cheaper, unflagging not', () => {
    const t = inRound({ side: 'britain', tile: 'inv-09', lay: (on) => on.ministry('jonathan-swift') });
    t.play('britain', 'begin major', 'shift scotland-prestige', 'shift ireland-alliance');
    expect(t.told('bought').map(({ price }) => price)).toEqual([2, 2]);
  });

  it('ruling 44: lets a Minor action unflag in Europe without a Conflict while an Irish space is British', () => {
    const minor = (lay: (on: Table) => void) =>
      inRound({ side: 'britain', tile: 'inv-01', lay }).play('britain', 'begin minor').offered('shift');
    expect(minor((on) => on.ministry('jonathan-swift').flag('britain', 'ireland-prestige'))).toContain('bavaria');
    expect(minor((on) => on.ministry('jonathan-swift'))).not.toContain('bavaria');
    expect(
      minor((on) => on.ministry('jonathan-swift').flag('britain', 'ireland-prestige').conflict('ireland-prestige')),
    ).not.toContain('bavaria');
    // Not outside Europe.
    expect(minor((on) => on.ministry('jonathan-swift').flag('britain', 'ireland-prestige'))).not.toContain('algonquin');
  });
});

describe('Bank of England', () => {
  it('raises the Debt Limit by 1 once a turn, for good', () => {
    const t = inRound({ side: 'britain', lay: (on) => on.ministry('bank-of-england') });
    t.play('britain', 'ability bank-limit');
    expect([t.g.debtLimit[1], t.why('britain', 'ability bank-limit')]).toEqual([7, ['ability-used']]);
  });

  it('ruling 45: plays an economic Event with another Major action, if the tile shows the symbol', () => {
    const lay = (on: Table) =>
      on.ministry('bank-of-england').hand('britain', 'tax-reform', 'great-northern-war', 'acts-of-union');
    const t = inRound({ side: 'britain', tile: 'inv-13', lay });
    expect(t.offered('event')).toEqual(['acts-of-union']);
    t.play('britain', 'ability bank-event');
    expect(t.offered('event')).toEqual(['tax-reform', 'acts-of-union']);
    const plain = inRound({ side: 'britain', tile: 'inv-09', lay });
    expect(plain.offered('ability')).toEqual(['bank-limit']);
  });
});

describe('Edmond Halley', () => {
  it('builds a squadron for 2 M once a turn', () => {
    const t = inRound({ side: 'britain', tile: 'inv-17', lay: (on) => on.ministry('edmond-halley') });
    t.play('britain', 'begin major', 'build-squadron halley-squadron');
    expect([t.told('bought').at(-1)?.price, t.navyBox('britain')]).toEqual([2, 3]);
    expect(t.offered('build-squadron')).toEqual(['usual']);
  });

  it('turns an Event into a Treaty Point with a squadron in Biscay or Balearic', () => {
    const lay = (on: Table) =>
      on.ministry('edmond-halley').hand('britain', 'tax-reform', 'calico-acts').flag('britain', 'balearic');
    const t = inRound({ side: 'britain', lay });
    t.play('britain', 'ability halley-treaty', 'discard calico-acts');
    expect([t.treaty('britain'), t.g.discards]).toEqual([1, [EVENT['calico-acts']]]);
    const away = inRound({ side: 'britain', lay: (on) => lay(on).flag('nobody', 'balearic') });
    expect(away.why('britain', 'ability halley-treaty')).toEqual(['ability-useless']);
  });
});

describe('Pitt the Elder', () => {
  it('ruling 48: adds 1 D for spaces without Prestige to a diplomatic action', () => {
    const t = inRound({ side: 'britain', turn: 3, tile: 'inv-01', lay: (on) => on.ministry('pitt-the-elder') });
    t.play('britain', 'begin minor', 'ability pitt-points');
    expect(left(t)).toBe(3);
    t.play('britain', 'shift german-states-2');
    expect(t.debt('britain')).toBe(0);
  });

  it('ruling 48: the point is lost on a Prestige space, which Debt must then pay', () => {
    const t = inRound({ side: 'britain', turn: 3, tile: 'inv-01', lay: (on) => on.ministry('pitt-the-elder') });
    t.play('britain', 'begin minor', 'ability pitt-points', 'shift prussia-prestige');
    expect(t.debt('britain')).toBe(1);
  });

  it('builds a squadron for 2 M once a turn', () => {
    const t = inRound({ side: 'britain', turn: 3, tile: 'inv-17', lay: (on) => on.ministry('pitt-the-elder') });
    expect(t.play('britain', 'begin major').offered('build-squadron')).toEqual(['usual', 'pitt-squadron']);
  });
});

describe('Charles Hanbury Williams', () => {
  it('makes French spaces in Prussia, the German States and Russia 1 D cheaper to unflag in one round', () => {
    const t = inRound({
      side: 'britain',
      turn: 3,
      tile: 'inv-09',
      lay: (on) => on.ministry('charles-hanbury-williams').flag('france', 'russia', 'german-states-2', 'sweden'),
    });
    t.play('britain', 'ability hanbury-williams-prices', 'begin major', 'shift russia', 'shift german-states-2');
    expect(t.told('bought').map(({ price }) => price)).toEqual([2, 1]);
    // Flagging is not cheaper.
    t.play('britain', 'shift german-states-2');
    expect(t.told('bought').at(-1)).toMatchObject({ price: 2 });
  });
});

describe('Merchant Banks', () => {
  it('ruling 49: carry the first two Debt taken for E each turn, even at the Limit', () => {
    const t = inRound({
      side: 'britain',
      turn: 3,
      tile: 'inv-07',
      lay: (on) => on.ministry('merchant-banks').debt('britain', 10, 10).flag('britain', 'niagara'),
    });
    t.play('britain', 'begin major', 'shift albany');
    expect([t.flag('albany'), t.debt('britain'), t.g.freeDebtUsed]).toEqual(['britain', 10, 1]);
    expect([t.told('debt-carried'), t.told('debt')]).toEqual([[{ t: 'debt-carried', n: 1 }], []]);
    // One more, then no more.
    expect(t.offered('shift')).toEqual([]);
  });

  it('ruling 49: do nothing for other points', () => {
    const t = inRound({
      side: 'britain',
      turn: 3,
      tile: 'inv-15',
      lay: (on) => on.ministry('merchant-banks').debt('britain', 10, 10),
    });
    expect(t.play('britain', 'begin major').offered('shift')).not.toContain('prussia-prestige');
  });
});

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
      lay: (on) => on.faceDown('papacy-hanover-negotiations').ministry('jacobite-uprisings', 'turgot'),
    });
    t.play('britain', 'reveal papacy-hanover-negotiations');
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

  it('ruling 119: adds nothing to points of an Event spent apart', () => {
    const t = inRound({
      side: 'britain',
      turn: 5,
      tile: 'inv-21',
      lay: (on) =>
        on
          .hand('britain', 'nootka-incident')
          .ministry('edmund-burke')
          .flag('britain', 'ireland-prestige')
          .debt('britain', 14, 14),
    }).play('britain', 'event nootka-incident', 'way diplomatic-points', 'begin extra-D');
    expect(t.offered('shift')).not.toContain('prussia-prestige');
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

it('A ministry of the other side is nobody’s to use', () => {
  const t = inRound({ side: 'france', lay: (on) => on.ministry('bank-of-england') });
  expect([t.why('france', 'ability bank-limit'), scored(t, 'france')]).toEqual([['ministry-not-held'], 0]);
});
