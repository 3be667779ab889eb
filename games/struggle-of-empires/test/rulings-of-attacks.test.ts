import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { attacks, combats, duel, lost, outcomes, strengths, withNonPlayers } from './duel.ts';
import type { Table } from './kit.ts';

describe('ruling 62, deluxe: navies of powers nobody plays', () => {
  it('ruling 62, deluxe: add their strength, but a side needs a navy that somebody plays', () => {
    const india = (table: Table) =>
      table.units('spain', 'army', 'india').units('prussia', 'navy', 'india', 2).units('britain', 'navy', 'india');
    const alone = withNonPlayers((table) => india(table).tokens('britain', 'india'));
    alone.dice(1, 1, 1, 1);
    attacks(alone, 'spain', 'india', 'britain');
    expect([combats(alone), strengths(alone, 'land')]).toEqual([['land'], [1, 1]]);

    const beside = withNonPlayers((table) => india(table).units('france', 'navy', 'india').tokens('britain', 'india'));
    attacks(beside, 'spain', 'india', 'britain').play('spain', 'call france').play('france', 'commit 0 1');
    beside.play('spain', 'fight-at-sea yes').dice(1, 1, 1, 1).dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect(strengths(beside, 'naval')).toEqual([3, 1]);
  });

  it('ruling 62, deluxe: cannot be attacked', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'navy', 'india').units('austria', 'navy', 'india').units('austria', 'army', 'india'),
    );
    expect(t.offers()).not.toContain('action attack');
    const armed = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').units('austria', 'navy', 'india').neutral('india-2'),
    );
    armed.play('spain', 'action pass');
    expect(armed.why('spain', 'attack india austria')).toEqual(['not-there']);
  });
});

describe('ruling 63: a helper’s navies where the principal has none', () => {
  const lay = (table: Table) =>
    table
      .units('spain', 'army', 'india')
      .units('france', 'navy', 'india')
      .units('france', 'army', 'india')
      .tokens('britain', 'india');

  it('ruling 63, original: are not asked for', () => {
    const t = attacks(duel('original', lay), 'spain', 'india', 'britain').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..1 0']);
  });

  it('ruling 63, deluxe: may be sent', () => {
    const t = attacks(duel('deluxe', lay), 'spain', 'india', 'britain').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..1 0..1']);
    t.dice(1, 1, 1, 1).play('france', 'commit 0 1');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });
});

describe('ruling 75: a helper’s navy against a neutral', () => {
  const lay = (table: Table) =>
    table
      .units('spain', 'army', 'india')
      .units('france', 'navy', 'india')
      .units('france', 'army', 'india')
      .neutral('india-2');

  it('ruling 75, original: gives no support', () => {
    const t = attacks(duel('original', lay), 'spain', 'india', 'india-2').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..1 0']);
    t.dice(1, 1, 1, 1).play('france', 'commit 0 0');
    expect(t.told('combat-begins')[0].attack).toMatchObject({ support: 0, total: 1 });
  });

  it('2020 p.18, ruling 75, deluxe: gives none either, so none can be committed', () => {
    const t = attacks(duel('deluxe', lay), 'spain', 'india', 'india-2').play('spain', 'call france');
    expect(t.offers('france')).toEqual(['commit 0..1 0']);
    t.dice(1, 1, 1, 1).play('france', 'commit 1 0');
    expect(t.told('combat-begins')[0].attack).toMatchObject({ helpers: 1, support: 0, total: 2 });
  });
});

describe.each(EDITIONS)('%s: attacks', (edition) => {
  it(`2005 Alliance tiles, 2020 p.19, ${edition}: an alliance is lost to the land only if it was used at sea`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'army', 'india')
        .units('spain', 'navy', 'india')
        .units('britain', 'navy', 'india')
        .tokens('britain', 'india')
        .alliance('spain', 'portugal'),
    );
    attacks(t, 'spain', 'india', 'britain').play('spain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).play('britain', 'fight-at-sea no');
    expect(combats(t)).toEqual(['land']);
    expect(t.told('combat-begins')[0].attack).toMatchObject({ alliances: 1, support: 1, total: 3 });
  });

  it(`ruling 77, ${edition}: navies in the Mediterranean may attack navies in the Ottoman Empire`, () => {
    const t = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'mediterranean', 2)
        .units('britain', 'navy', 'mediterranean')
        .tokens('britain', 'ottoman-empire'),
    );
    t.play('spain', 'action attack', 'attack ottoman-empire britain', 'fight-at-sea yes');
    t.dice(1, 1, 1, 1).play('britain', 'fight-at-sea yes');
    expect([combats(t), outcomes(t), lost(t)]).toEqual([['naval'], ['attacker'], ['britain navy']]);
    expect(t.tokens('britain', 'ottoman-empire')).toBe(1);
    const unarmed = duel(edition, (table) =>
      table.units('spain', 'navy', 'mediterranean').units('britain', 'army', 'ottoman-empire'),
    );
    expect(unarmed.offers()).not.toContain('action attack');
  });

  it(`ruling 78, ${edition}: a defender without a token is not asked to surrender`, () => {
    const lay = (table: Table) => table.units('spain', 'army', 'india', 2).units('britain', 'army', 'india');
    const bare = duel(edition, lay, { surrender: true }).dice(1, 1, 1, 1);
    attacks(bare, 'spain', 'india', 'britain');
    expect(combats(bare)).toEqual(['land']);
    const t = duel(edition, (table) => lay(table).tokens('britain', 'india'), { surrender: true });
    attacks(t, 'spain', 'india', 'britain');
    expect([t.key, t.asked]).toEqual(['attack.surrender', 'britain']);
    t.play('britain', 'surrender yes');
    expect([combats(t), lost(t), t.tokens('spain', 'india')]).toEqual([[], [], 1]);
  });

  it(`ruling 79, ${edition}: tiles are asked about only where they could help somebody`, () => {
    const lay = (table: Table) =>
      table
        .units('spain', 'army', 'india', 2)
        .tokens('britain', 'india')
        .tile('spain', 'surprise-attack')
        .tile('britain', 'fighting-withdrawal');
    const bare = duel(edition, lay).dice(1, 1, 1, 1);
    attacks(bare, 'spain', 'india', 'britain');
    expect([outcomes(bare), bare.key]).toEqual([['attacker'], 'turn.act']);
    const t = duel(edition, (table) => lay(table).units('austria', 'army', 'india').units('britain', 'army', 'india'));
    attacks(t, 'spain', 'india', 'britain');
    expect([t.key, t.asked]).toEqual(['attack.surprise', 'spain']);
    t.dice(1, 1, 1, 1).play('spain', 'surprise yes');
    expect([t.key, t.asked]).toEqual(['combat.withdraw', 'britain']);
    t.play('britain', 'withdraw yes');
    expect(lost(t)).toEqual([]);
  });

  it(`ruling 80, ${edition}: helpers send no armies without a land combat, no navies without a sea`, () => {
    const atSea = duel(edition, (table) =>
      table
        .units('spain', 'navy', 'india')
        .units('france', 'army', 'india', 2)
        .units('france', 'navy', 'india')
        .units('britain', 'navy', 'india'),
    );
    attacks(atSea, 'spain', 'india', 'britain').play('spain', 'call france');
    expect(atSea.offers('france')).toEqual(['commit 0 0..1']);
    const onLand = duel(edition, (table) =>
      table
        .units('spain', 'army', 'german-states')
        .units('france', 'army', 'german-states')
        .tokens('britain', 'german-states'),
    );
    attacks(onLand, 'spain', 'german-states', 'britain').play('spain', 'call france');
    expect(onLand.offers('france')).toEqual(['commit 0..1 0']);
  });

  it(`ruling 81, ${edition}: a defender with naval support may use Blockade against a revolt, where there is any`, () => {
    const lay = (table: Table) => table.tokens('britain', 'caribbean').tile('britain', 'blockade');
    const t = duel(edition, (table) => lay(table).units('britain', 'navy', 'caribbean'));
    if (edition === 'deluxe') {
      t.dice(1, 1, 1, 1).play('spain', 'action tile', 'tile slave-revolt');
      expect(strengths(t, 'land')).toEqual([3, 0]);
      return;
    }
    t.play('spain', 'action tile', 'tile slave-revolt');
    expect([t.key, t.asked]).toEqual(['combat.blockade', 'britain']);
    t.dice(1, 1, 1, 1).play('britain', 'blockade-support yes');
    expect(strengths(t, 'land')).toEqual([3, 2]);
    const bare = duel(edition, lay).dice(1, 1, 1, 1).play('spain', 'action tile', 'tile slave-revolt');
    expect(strengths(bare, 'land')).toEqual([3, 0]);
  });

  it(`ruling 82, ${edition}: after some have answered others may be called, each power once`, () => {
    const t = duel(
      edition,
      (table) =>
        table
          .units('spain', 'army', 'india')
          .units('france', 'army', 'india')
          .units('prussia', 'army', 'india')
          .tokens('britain', 'india'),
      { players: 5 },
      ['spain', 'france', 'prussia'],
    );
    attacks(t, 'spain', 'india', 'britain').play('spain', 'call france', 'call-no-more').play('france', 'commit 0 0');
    expect(t.offers('spain')).toEqual(['call prussia', 'call-no-more']);
    expect(t.why('spain', 'call france')).toEqual(['called-already']);
    t.play('spain', 'call prussia').dice(1, 1, 1, 1).play('prussia', 'commit 1 0');
    expect(strengths(t, 'land')).toEqual([2, 0]);
  });
});
