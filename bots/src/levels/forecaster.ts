import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Forecaster } from '../bot.ts';
import { NOTHING_RECALLED } from '../recall.ts';
import type { Sense } from './player.ts';

/** What somebody in the other's seat would say, in a state that agrees with what the asker sees. */
export const forecasterOf =
  <G extends GameState, C extends Choice>(game: AnyGame, { judgement }: Sense<G, C>): Forecaster =>
  ({ view, recall = NOTHING_RECALLED }, deal, { chance }) => {
    if (deal.to === null) throw new TypeError('a deal with nobody needs no answer');
    const g: G = game.sample(view, chance);
    judgement.prepare(g, deal.to);
    return judgement.accepts(g, deal.to, deal, recall);
  };
