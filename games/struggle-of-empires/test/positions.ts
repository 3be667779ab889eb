import { chanceOf, copy, Scripted } from '@cabinet-wars/kernel';
import { alliances } from '../src/alliances/determine-alliances.ts';
import { type PowerId, powerOf } from '../src/data/powers.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { seatsFor, Table, Trial } from './kit.ts';

/** The auctions of the second war, with one power to open the first of them. Seats are in the order the powers are given. */
export function auctionOf(
  options: Partial<Options>,
  powers: readonly PowerId[],
  starter: PowerId,
  lay?: (table: Table) => void,
): Trial {
  const g = game.setup(seatsFor(options, powers), chanceOf(new Scripted()));
  g.war = 2;
  g.order = g.plays.slice();
  lay?.(new Table(g));
  g.stack = [
    { proc: 'game', step: 'nextWar', said: null },
    { proc: 'war', step: 'playOrder', said: null },
    alliances.frame({ starter: g.seatOf[powerOf(starter)] }),
  ];
  return new Trial(copy(g)).run();
}
