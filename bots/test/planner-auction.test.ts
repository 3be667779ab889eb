import { type PowerId, powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { auction, newAuction } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { newTrial, Table, type Trial } from '../../games/struggle-of-empires/test/kit.ts';
import { choiceOf } from './empires.ts';

type Edition = 'original' | 'deluxe';
interface Allied {
  readonly top: readonly PowerId[];
  readonly bottom: readonly PowerId[];
}
const NOBODY_YET: Allied = { top: [], bottom: [] };

/** An auction of the second war, the first unless some are allied already; Britain to open, everybody's pieces as laid. */
function atAuction(
  lay: (table: Table) => void,
  gold = 10,
  players = 4,
  allied = NOBODY_YET,
  edition: Edition = 'original',
): Trial {
  const trial = newTrial({ players, edition });
  trial.g.war = 2;
  trial.g.top = allied.top.map(powerOf);
  trial.g.bottom = allied.bottom.map(powerOf);
  lay(new Table(trial.g));
  for (const power of trial.g.plays) trial.g.gold[power] = gold;
  trial.g.stack = [
    { proc: 'game', step: 'nextWar', said: null },
    { proc: 'war', step: 'playOrder', said: null },
    { proc: 'alliances', step: 'auction', said: null, starter: 1 } as never,
    auction.frame(newAuction(0)),
  ];
  return trial.run();
}

/** France stands ready to take what Britain holds; Spain has nothing to fear or to offer. */
const threatened = (t: Table) =>
  t
    .tokens('britain', 'india', 2)
    .tokens('britain', 'baltic', 2)
    .units('france', 'army', 'india', 3)
    .units('france', 'army', 'baltic', 3)
    .tokens('russia', 'africa', 1);

describe('the planner in auctions', () => {
  it('opens with nothing', () => {
    expect(choiceOf(atAuction(threatened), 'britain')).toBe('bid 0');
  });

  it('puts itself and a dangerous neighbour on the same side, or pays a little to undo the contrary', () => {
    const trial = atAuction(threatened).play('britain', 'bid 0', 'propose a spain', 'propose b russia');
    trial.play('france', 'bid 1', 'propose a britain', 'propose b france');
    trial.play('spain', 'pass').play('russia', 'pass');
    expect(choiceOf(trial, 'britain')).toBe('bid 2');
  });

  it('never bids much', () => {
    const trial = atAuction(threatened).play('britain', 'bid 0', 'propose a spain', 'propose b russia');
    trial.play('france', 'bid 7', 'propose a britain', 'propose b france').play('spain', 'pass').play('russia', 'pass');
    expect(choiceOf(trial, 'britain')).toBe('pass');
  });

  it('raises by taxes what it has not got, since later wars begin with empty purses', () => {
    const poor = atAuction(threatened, 0).play('britain', 'bid 0', 'propose a spain', 'propose b russia');
    poor.play('france', 'bid 1', 'propose a britain', 'propose b france').play('spain', 'pass').play('russia', 'pass');
    expect(choiceOf(poor, 'britain')).toBe('bid 2');
  });

  it('pays a piece for the last marker, whoever it is, where that makes its own side the larger', () => {
    const trial = atAuction(() => undefined, 0, 5, { top: ['britain', 'france'], bottom: ['spain', 'russia'] });
    trial.play('britain', 'bid 0', 'propose a austria');
    expect(choiceOf(trial, 'france')).toBe('pass');
    trial.play('france', 'pass');
    expect(choiceOf(trial, 'spain')).toBe('bid 1');
    trial.play('spain', 'bid 1');
    expect(choiceOf(trial, 'spain')).toBe('propose b austria');
  });

  it('pays to move first where there is one Army Training more than players', () => {
    const first = (players: number, edition: Edition) => {
      const trial = atAuction(() => undefined, 10, players, NOBODY_YET, edition);
      trial.g.war = 1;
      return trial.play('britain', 'bid 0', 'propose a russia', 'propose b spain');
    };
    const original = first(5, 'original');
    expect(choiceOf(original, 'france')).toBe('bid 1');
    expect(choiceOf(original.play('france', 'bid 1'), 'france')).toBe('propose a france');
    const dear = first(5, 'original').play('france', 'bid 5', 'propose a france', 'propose b spain');
    expect(choiceOf(dear.play('spain', 'pass'), 'russia')).toBe('bid 6');
    // Five copies for five players in the deluxe edition: everybody has one.
    expect(choiceOf(first(5, 'deluxe'), 'france')).toBe('pass');
  });
});
