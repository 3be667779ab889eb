import { describe, expect, it } from 'vitest';
import { EVENT } from '../src/data/events.ts';
import { left, scored } from './card-kit.ts';
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

it('A ministry of the other side is nobody’s to use', () => {
  const t = inRound({ side: 'france', lay: (on) => on.ministry('bank-of-england') });
  expect([t.why('france', 'ability bank-limit'), scored(t, 'france')]).toEqual([['ministry-not-held'], 0]);
});
