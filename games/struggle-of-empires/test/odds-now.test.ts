import { playAtRandom, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { attackUnderWay } from '../src/attack/attack-locals.ts';
import { oddsOf } from '../src/attack/odds.ts';
import { oddsNow } from '../src/attack/odds-now.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { attacks, duel, withNonPlayers } from './duel.ts';
import { settled, type Table } from './kit.ts';
import { played } from './play-outs.ts';

const QUESTIONS = [
  'attack.surprise',
  'call-allies.call',
  'call-allies.answer',
  'attack.fightAtSea',
  'attack.defendAtSea',
  'attack.alliances',
  'attack.surrender',
  'combat.blockade',
  'combat.reserve',
  'combat.withdraw',
  'losses.choose',
];

describe.each(EDITIONS)('2005 Attack, 2020 p.16–22, %s', (edition) => {
  it('the odds shown are those of the attack played out, from every question of it, to both sides', () => {
    const met = new Map<string, number>();
    const sides = new Set<string>();
    for (let seed = 0; seed < 200 && met.size < QUESTIONS.length; seed++)
      for (const players of edition === 'deluxe' ? [3, 5, 7] : [4, 7]) {
        const options = settled({
          edition,
          players,
          surrender: true,
          nonPlayerNavies: edition === 'deluxe' && players < 7,
        });
        playAtRandom(game, options, new Seeded(`odds ${players} ${seed}`), {
          watch: (state, question) => {
            const g = state as State;
            if (question === null || !QUESTIONS.includes(question.key)) return;
            const times = met.get(question.key) ?? 0;
            if (times >= 8) return;
            met.set(question.key, times + 1);
            const f = attackUnderWay(g);
            for (const { seat } of question.waiting)
              sides.add(
                f.attacker === g.plays[seat] ? 'attacker' : f.defender === g.plays[seat] ? 'defender' : 'helper',
              );
            const truth = played(g);
            const odds = oddsNow(g)!;
            const what = `${question.key}, ${JSON.stringify(f)}`;
            expect(odds.all.win, what).toBeCloseTo(truth.win, 9);
            expect(odds.all.tie, what).toBeCloseTo(truth.tie, 9);
            expect(odds.attackerLoses, what).toBeCloseTo(truth.attackerLoses, 9);
            expect(odds.defenderLoses, what).toBeCloseTo(truth.defenderLoses, 9);
          },
        });
      }
    expect([...met.keys()].sort()).toEqual([...QUESTIONS].sort());
    expect([...sides].sort()).toEqual(['attacker', 'defender', 'helper']);
  }, 120_000);
});

describe('2020 p.17: units of powers nobody plays come by themselves', () => {
  const lay = () =>
    withNonPlayers((table) =>
      table
        .units('spain', 'army', 'india', 3)
        .units('france', 'army', 'india')
        .units('prussia', 'army', 'india')
        .units('united-provinces', 'army', 'india', 2)
        .units('austria', 'army', 'india')
        .tokens('britain', 'india')
        .tile('spain', 'surprise-attack'),
    );

  it('so they count while a surprise is decided and allies are called', () => {
    const t = attacks(lay(), 'spain', 'india', 'britain');
    expect(t.key).toBe('attack.surprise');
    expect(oddsNow(t.g)!.land).toMatchObject({ attack: { helpers: 1, total: 4 }, defence: { helpers: 3, total: 3 } });
    t.play('spain', 'surprise no');
    expect(t.key).toBe('call-allies.call');
    expect(oddsNow(t.g)!.land).toMatchObject({ attack: { total: 4 }, defence: { total: 3 } });
  });

  it('and those of the defender do not once it is surprised', () => {
    const t = attacks(lay(), 'spain', 'india', 'britain').play('spain', 'surprise yes');
    expect(oddsNow(t.g)!.land).toMatchObject({ attack: { total: 4 }, defence: { total: 0 } });
    expect(oddsOf(t.g, attackUnderWay(t.g)).land).toMatchObject({ defence: { total: 0 } });
  });
});

it('2020 p.25 Fighting Withdrawal: what it has saved is not reckoned as lost while the attacker bears a seven', () => {
  const lay = (table: Table) =>
    table
      .units('spain', 'army', 'india')
      .units('france', 'navy', 'india', 2)
      .units('russia', 'navy', 'india', 2)
      .units('britain', 'navy', 'india')
      .tokens('britain', 'india')
      .tile('britain', 'fighting-withdrawal');
  const t = attacks(duel('deluxe', lay, {}, ['spain', 'france', 'russia']), 'spain', 'india', 'britain');
  t.play('spain', 'call france', 'call russia').play('france', 'commit 0 2').play('russia', 'commit 0 2');
  t.play('spain', 'fight-at-sea yes').dice(4, 3, 1, 1).play('britain', 'fight-at-sea yes', 'withdraw yes');
  expect(t.key).toBe('losses.choose');
  const truth = played(t.g);
  expect(oddsNow(t.g)).toMatchObject({ attackerLoses: expect.closeTo(truth.attackerLoses, 9) });
  expect(oddsNow(t.g)!.defenderLoses).toBeCloseTo(truth.defenderLoses, 9);
  expect(truth.defenderLoses).toBeLessThan(1);
});
