import { auction, newAuction } from '@cabinet-wars/struggle-of-empires/reckoning';
import { describe, expect, it } from 'vitest';
import { newTrial, Table, type Trial } from '../../games/struggle-of-empires/test/kit.ts';
import { choiceOf } from './empires.ts';

/** The first auction of the second war, Britain to open, everybody's pieces as laid. */
function atAuction(lay: (table: Table) => void, gold = 10): Trial {
  const trial = newTrial({ players: 4, edition: 'original' });
  trial.g.war = 2;
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

  it('never bids much, and nothing it would have to raise by taxes', () => {
    const trial = atAuction(threatened).play('britain', 'bid 0', 'propose a spain', 'propose b russia');
    trial.play('france', 'bid 7', 'propose a britain', 'propose b france').play('spain', 'pass').play('russia', 'pass');
    expect(choiceOf(trial, 'britain')).toBe('pass');
    const poor = atAuction(threatened, 1).play('britain', 'bid 0', 'propose a spain', 'propose b russia');
    poor.play('france', 'bid 1', 'propose a britain', 'propose b france').play('spain', 'pass').play('russia', 'pass');
    expect(choiceOf(poor, 'britain')).toBe('pass');
  });
});
