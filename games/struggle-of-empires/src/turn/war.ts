import { alliances } from '../alliances/determine-alliances.ts';
import { byBox, isPlayed } from '../alliances/grand-alliances.ts';
import { roundsFor } from '../data/numbers.ts';
import { POWERS } from '../data/powers.ts';
import { players } from '../editions.ts';
import { placeNeutrals } from '../map/bag.ts';
import { collectIncome } from '../money/income.ts';
import { procedure } from '../procedure.ts';
import { scoreRegions } from '../scoring/war-scoring.ts';
import { neutralsPerWar } from '../set-up/set-up.ts';
import type { State } from '../state.ts';
import { endWar } from './end-of-war.ts';
import { round } from './round.ts';

/** 2005 War sequence, 2020 p.11. */
export const war = procedure('war')({
  counters: (g, _f, x) => {
    x.log?.({ t: 'war-begins', war: g.war });
    if (g.war > 1) placeNeutrals(g, neutralsPerWar(g), x);
  },
  alliances: (g, _f, x) => x.call(alliances, { starter: firstBidder(g) }),
  playOrder: (g, _f, x) => {
    g.order = byBox(g).filter((power) => isPlayed(g, power));
    g.round = 1;
    x.log?.({ t: 'play-order', powers: g.order.map((power) => POWERS[power]) });
  },
  round: (_g, _f, x) => x.call(round, { turns: 0 }),
  nextRound: (g) => {
    if (g.round === roundsFor(players(g))) return 'income';
    g.round++;
    return 'round';
  },
  income: (g, _f, x) => collectIncome(g, x),
  victoryPoints: (g, _f, x) => scoreRegions(g, x),
  end: (g, _f, x) => endWar(g, x),
});

/** The first player by lot; later whoever moved last in the war before. */
const firstBidder = (g: State): number => (g.war === 1 ? g.first : g.seatOf[g.order[g.order.length - 1]]);
