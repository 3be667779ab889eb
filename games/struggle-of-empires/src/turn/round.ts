import { DONE } from '@cabinet-wars/kernel';
import { procedure } from '../procedure.ts';
import { newTurn, turn } from './turn.ts';

export interface Round {
  /** How many have had their turn. */
  turns: number;
}

/** One turn for each power, in the order of the alliance boxes. */
export const round = procedure<Round>('round')({
  begin: (g, _f, x) => {
    g.barred.fill(0);
    x.log?.({ t: 'round-begins', war: g.war, round: g.round });
  },
  turn: (g, f, x) => {
    if (f.turns === g.order.length) return DONE;
    x.call(turn, newTurn(g.order[f.turns]));
    f.turns++;
    return 'turn';
  },
});
