import { DONE, type Seat } from '@cabinet-wars/kernel';
import { POWER_COUNT, POWERS } from '../data/powers.ts';
import { hasNonPlayers, players } from '../editions.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { auction, newAuction } from './auction.ts';

/** Seats that begin: the first auction of a war, then each left of the one before (ruling 1). */
export interface Alliances {
  starter: Seat;
}

const toBeAllied = (g: State): number => (hasNonPlayers(g) ? POWER_COUNT : players(g));

/** 2005 Determine alliances, 2020 p.11–12. Auctions until every power, played or not, is in one of the two alliances. */
export const alliances = procedure<Alliances>('alliances')({
  auction: (g, f, x) => {
    if (g.top.length + g.bottom.length === toBeAllied(g)) return DONE;
    g.auctions++;
    x.log?.({ t: 'auction-opens', power: POWERS[g.plays[f.starter]], auction: g.auctions });
    x.call(auction, newAuction(f.starter));
    f.starter = (f.starter + 1) % players(g);
    return 'auction';
  },
});
