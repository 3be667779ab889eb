import { describe, expect, it } from 'vitest';
import { granted, other, playing, scored, sides } from './card-kit.ts';

describe('West African Gold Mining', () => {
  it.each(sides)('gives %s 1 E, with the bonus 2 E for the Caribbean', (side) => {
    expect(granted(playing(side, 'west-african-gold-mining'))).toEqual(['E 1']);
    expect(granted(playing(side, 'west-african-gold-mining', { bonus: true }))).toEqual(['E 1', 'E 2 caribbean']);
  });
});

describe('War of the Quadruple Alliance', () => {
  it('ruling 35: sends a British squadron away for 2 VP', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', { lay: (on) => on.flag('britain', 'balearic') });
    t.play('britain', 'squadron navy-box');
    expect([t.navyBox('britain'), t.g.away[1], scored(t, 'britain')]).toEqual([1, 1, 2]);
  });

  it('scores nothing where Britain has no squadron to send', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', { lay: (on) => on.navyBox('britain', 0) });
    expect([t.vp, t.key]).toEqual([15, 'action-round.act']);
  });

  it('ruling 36: the bonus builds a squadron for 1 Debt or 1 Treaty Point, whichever Britain chooses', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', {
      bonus: true,
      lay: (on) => on.treaty('britain', 1),
    });
    expect(t.navyBox('britain')).toBe(2);
    expect(t.offered('way')).toEqual(['debt', 'treaty']);
    t.play('britain', 'way treaty');
    expect([t.treaty('britain'), t.debt('britain')]).toEqual([0, 0]);
  });

  it('ruling 36: without Treaty Points it is Debt, which at the Limit pays France', () => {
    const t = playing('britain', 'war-of-the-quadruple-alliance', { bonus: true });
    expect(t.debt('britain')).toBe(1);
    const u = playing('britain', 'war-of-the-quadruple-alliance', {
      bonus: true,
      lay: (on) => on.debt('britain', 10, 10).treaty('britain', 1),
    });
    expect([u.treaty('britain'), u.debt('britain')]).toEqual([0, 10]);
    const v = playing('britain', 'war-of-the-quadruple-alliance', {
      bonus: true,
      lay: (on) => on.debt('britain', 10, 10),
    });
    expect([v.debt('britain'), v.vp]).toEqual([10, 15 - 2 + 1]);
  });

  it('shifts a space in Spain for France, with the bonus 1 D besides', () => {
    const t = playing('france', 'war-of-the-quadruple-alliance').play('france', 'target spain-prestige-3');
    expect([t.flag('spain-prestige-3'), granted(t)]).toEqual(['france', []]);
    const u = playing('france', 'war-of-the-quadruple-alliance', { bonus: true });
    expect(granted(u.play('france', 'target spain-prestige-3'))).toEqual(['D 1']);
  });
});

describe('Salon d’Hercule', () => {
  it('burdens France with 1 Debt, 3 with the bonus', () => {
    expect(playing('britain', 'salon-dhercule').debt('france')).toBe(1);
    expect(playing('britain', 'salon-dhercule', { bonus: true }).debt('france')).toBe(3);
  });

  it('gives France 2 D for Europe, 4 with the bonus', () => {
    expect(granted(playing('france', 'salon-dhercule'))).toEqual(['D 2 europe']);
    expect(granted(playing('france', 'salon-dhercule', { bonus: true }))).toEqual(['D 4 europe']);
  });
});

describe('Bengal Famine', () => {
  it.each(sides)('puts up to two Conflicts in India for %s', (side) => {
    const t = playing(side, 'bengal-famine').play(side, 'target plassey', 'decline');
    expect([t.conflict('plassey'), t.key]).toEqual([1, 'action-round.act']);
    const u = playing(side, 'bengal-famine').play(side, 'target plassey', 'target mysore');
    expect([u.conflict('mysore'), u.key]).toEqual([1, 'action-round.act']);
    expect(playing(side, 'bengal-famine').play(side, 'decline').told('conflict')).toEqual([]);
  });
});

describe('Father le Loutre', () => {
  it('puts a Conflict in a Fish Market for Britain, with the bonus 2 M for North America', () => {
    const t = playing('britain', 'father-le-loutre');
    expect(t.offered('target')).toEqual([
      'gulf-of-st-lawrence',
      'northeast-channel',
      'georges-bank',
      'massachusetts-bay',
    ]);
    // What a card does must be done.
    expect(t.offers()).not.toContain('decline');
    expect(granted(t.play('britain', 'target georges-bank'))).toEqual([]);
    const u = playing('britain', 'father-le-loutre', { bonus: true }).play('britain', 'target georges-bank');
    expect([u.conflict('georges-bank'), granted(u)]).toEqual([1, ['M 2 north-america']]);
  });

  it('puts a Conflict in any British Market for France, with the bonus 2 E for North America', () => {
    const t = playing('france', 'father-le-loutre');
    expect(t.offered('target')).toEqual([
      'massachusetts-bay',
      'chesapeake',
      'hudson-valley',
      'georgia',
      'st-lucia',
      'midnapore',
      'kanchipuram',
    ]);
    expect(granted(t.play('france', 'target georgia'))).toEqual([]);
    const u = playing('france', 'father-le-loutre', { bonus: true }).play('france', 'target chesapeake');
    expect([u.conflict('chesapeake'), granted(u)]).toEqual([1, ['E 2 north-america']]);
  });
});

describe('War of the Polish Succession', () => {
  it('ruling 75: gives Britain 2 Treaty Points, and Russia only with the bonus', () => {
    const t = playing('britain', 'war-of-the-polish-succession');
    expect([t.treaty('britain'), t.flag('russia'), t.key]).toEqual([2, 'nobody', 'action-round.act']);
    expect(playing('britain', 'war-of-the-polish-succession', { bonus: true }).flag('russia')).toBe('britain');
  });

  it('scores France 2 VP, with the bonus Russia or Sweden', () => {
    expect(scored(playing('france', 'war-of-the-polish-succession'), 'france')).toBe(2);
    const t = playing('france', 'war-of-the-polish-succession', { bonus: true });
    expect(t.offered('target')).toEqual(['sweden', 'russia']);
    expect(t.play('france', 'target sweden').flag('sweden')).toBe('france');
  });
});

describe('Jonathan’s Coffee-House', () => {
  it.each(sides)('gives %s 2 E, with the bonus 3 and 1 Debt less', (side) => {
    const t = playing(side, 'jonathans-coffee-house', { lay: (on) => on.debt(side, 2) });
    expect([granted(t), t.debt(side)]).toEqual([['E 2'], 2]);
    const u = playing(side, 'jonathans-coffee-house', {
      bonus: true,
      lay: (on) => on.debt(side, 2).debt(other(side), 2),
    });
    expect([granted(u), u.debt(side), u.debt(other(side))]).toEqual([['E 3'], 1, 2]);
  });
});
