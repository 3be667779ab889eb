import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attackIndia, attacks, combats, duel, type Edition, lost, outcomes, strengths } from './duel.ts';
import type { Table, Trial } from './kit.ts';

describe.each(EDITIONS)('%s: training', (edition) => {
  it(`Army Training adds 1 to who has strictly more of it (${edition})`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('britain', 'army', 'india')
        .tokens('britain', 'india')
        .tile('spain', 'army-training', 2)
        .tile('britain', 'army-training', 2),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect(strengths(t, 'land')).toEqual([1, 1]);
    const ahead = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('britain', 'army', 'india')
        .tokens('britain', 'india')
        .tile('spain', 'army-training', 1)
        .tile('britain', 'army-training', 3),
    );
    ahead.dice(1, 1, 1, 1);
    attacks(ahead, 'spain', 'india', 'britain');
    expect(strengths(ahead, 'land')).toEqual([1, 2]);
  });

  it(`Army Training counts against neutrals, but not for a defender without army or fort (${edition})`, () => {
    const neutral = duel(edition, (table) =>
      table.units('spain', 'army', 'india').neutral('india-1').tile('spain', 'army-training'),
    );
    neutral.dice(1, 1, 1, 1);
    attacks(neutral, 'spain', 'india', 'india-1');
    expect(strengths(neutral, 'land')).toEqual([2, 2]);
    const empty = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').tile('britain', 'army-training'),
    );
    empty.dice(1, 1, 1, 1);
    attacks(empty, 'spain', 'india', 'britain');
    expect(strengths(empty, 'land')).toEqual([1, 0]);
  });

  it(`Naval Training adds 1 at sea and nothing on land (${edition})`, () => {
    const t = attackIndia(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('britain', 'navy', 'india')
        .tile('britain', 'naval-training'),
    );
    t.play('spain', 'fight-at-sea yes').dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(t, 'naval')).toEqual([1, 2]);
    expect(strengths(t, 'land')).toEqual([1, 1]);
  });
});

describe.each(EDITIONS)('ruling 32, %s: Reserve', (edition) => {
  const lay = (spain: number, britain: number): Trial => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india', 2)
        .units('britain', 'army', 'india', 2)
        .tokens('britain', 'india')
        .tile('spain', 'reserve', spain)
        .tile('britain', 'reserve', britain),
    );
    return t;
  };

  it(`ruling 32, ${edition}: the attacker is asked first, then the defender, until both decline; the last roll counts`, () => {
    const t = lay(1, 2).dice(6, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect([t.key, t.asked]).toEqual(['combat.reserve', 'spain']);
    t.play('spain', 'reserve no');
    expect(t.asked).toBe('britain');
    t.dice(1, 1, 4, 3).play('britain', 'reserve yes');
    expect(t.asked).toBe('spain');
    t.dice(5, 1, 1, 1).play('spain', 'reserve yes');
    expect(t.asked).toBe('britain');
    t.dice(2, 1, 2, 2).play('britain', 'reserve yes');
    expect(outcomes(t)).toEqual(['attacker']);
    expect(lost(t)).toEqual(['britain army']);
    expect(t.told('combat-rolled')).toHaveLength(4);
    expect(t.key).toBe('turn.act');
  });

  it(`ruling 32, ${edition}: once both let the dice stand they do, and the tiles are kept`, () => {
    const t = lay(1, 1).dice(6, 2, 1, 1);
    attacks(t, 'spain', 'india', 'britain').play('spain', 'reserve no').play('britain', 'reserve no');
    expect([outcomes(t), t.key]).toEqual([['attacker'], 'turn.act']);
    expect(t.told('tile-used')).toEqual([]);
  });

  it(`ruling 32, ${edition}: only the last roll counts for sevens too`, () => {
    const t = lay(1, 0).dice(1, 1, 6, 1);
    attacks(t, 'spain', 'india', 'britain');
    t.dice(4, 3, 1, 1).play('spain', 'reserve yes');
    expect(outcomes(t)).toEqual(['attacker']);
    expect(lost(t)).toEqual(['spain army', 'britain army']);
  });

  it(`ruling 32, ${edition}: also against a neutral, once a war each; helpers’ Reserves do not count`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india', 2)
        .units('france', 'army', 'india')
        .neutral('india-1', 'india-3')
        .tile('france', 'reserve', 1)
        .tile('spain', 'reserve', 1),
    );
    attacks(t, 'spain', 'india', 'india-1').play('spain', 'call france').dice(1, 1, 6, 2).play('france', 'commit 1 0');
    expect(t.asked).toBe('spain');
    t.dice(1, 1, 1, 1).play('spain', 'reserve yes');
    expect(t.tokens('spain', 'india')).toBe(1);
    t.dice(1, 1, 1, 1).play('spain', 'action attack', 'call-no-more');
    expect(t.told('combat-ended')).toHaveLength(2);
    expect(t.tiles('france', 'reserve')).toBe(1);
  });
});

describe('ruling 33: Fighting Withdrawal', () => {
  const lay = (edition: Edition, more: (table: Table) => Table = (table) => table): Trial =>
    attackIndia(edition, (table) =>
      more(
        table
          .units('spain', 'army', 'india', 3)
          .units('spain', 'navy', 'india', 2)
          .units('britain', 'army', 'india')
          .units('britain', 'navy', 'india')
          .tile('britain', 'fighting-withdrawal'),
      ),
    ).play('spain', 'fight-at-sea yes');

  it('ruling 33, original: one covers sea and land, all losses of the side, sevens too; the token is lost', () => {
    const t = lay('original').dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect([t.key, t.asked]).toEqual(['combat.withdraw', 'britain']);
    t.dice(5, 1, 4, 3).play('britain', 'withdraw yes');
    expect(combats(t)).toEqual(['naval', 'land']);
    expect(lost(t)).toEqual([]);
    expect(t.unrest('britain')).toBe(0);
    expect(t.tokens('spain', 'india')).toBe(1);
    expect(t.stock('fighting-withdrawal')).toBe(1);
  });

  it('ruling 33, original: after any result, such as a tie', () => {
    const t = lay('original').dice(1, 1, 2, 1).play('britain', 'fight-at-sea yes');
    expect(outcomes(t)).toEqual(['tie']);
    expect(t.key).toBe('combat.withdraw');
    t.dice(1, 1, 1, 1).play('britain', 'withdraw yes');
    expect(lost(t)).toEqual(['spain navy']);
  });

  it('ruling 33, deluxe: only the combat it is used in', () => {
    const t = lay('deluxe').dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    t.dice(5, 1, 4, 3).play('britain', 'withdraw yes');
    expect(lost(t)).toEqual(['britain army']);
    expect(t.units('britain', 'navy', 'india')).toBe(1);
  });

  it('ruling 33, deluxe: kept at sea, it serves on land', () => {
    const t = lay('deluxe').dice(1, 1, 1, 1).dice(5, 1, 4, 3).play('britain', 'fight-at-sea yes');
    t.play('britain', 'withdraw no');
    expect(t.key).toBe('combat.withdraw');
    t.play('britain', 'withdraw yes');
    expect(lost(t)).toEqual(['britain navy']);
    expect(t.tokens('spain', 'india')).toBe(1);
  });

  it('ruling 33, deluxe: not after a tie', () => {
    const t = lay('deluxe').dice(1, 1, 2, 1).dice(1, 1, 3, 1).play('britain', 'fight-at-sea yes');
    expect(outcomes(t)).toEqual(['tie', 'tie']);
    expect(t.tiles('britain', 'fighting-withdrawal')).toBe(1);
  });

  it.each(EDITIONS)('ruling 33, %s: it saves the helpers’ units as well', (edition) => {
    const t = attackIndia(edition, (table) =>
      table
        .units('spain', 'army', 'india', 4)
        .units('austria', 'army', 'india', 2)
        .tile('britain', 'fighting-withdrawal'),
    );
    t.play('britain', 'call austria').dice(1, 1, 1, 1).play('austria', 'commit 2 0').play('britain', 'withdraw yes');
    expect([lost(t), t.unrest('austria')]).toEqual([[], 0]);
  });

  it.each(EDITIONS)('ruling 33, %s: who has nothing to save is not asked', (edition) => {
    const t = duel(edition, (table) =>
      table.units('spain', 'army', 'india').tokens('britain', 'india').tile('britain', 'fighting-withdrawal'),
    );
    t.dice(1, 1, 1, 1);
    attacks(t, 'spain', 'india', 'britain');
    expect([t.tokens('spain', 'india'), t.tiles('britain', 'fighting-withdrawal')]).toEqual([1, 1]);
  });
});
