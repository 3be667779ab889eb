import type { AnyGame, Choice, GameState } from '@cabinet-wars/kernel';
import type { Forecaster } from '../bot.ts';
import { NOTHING_RECALLED } from '../recall.ts';
import type { Level } from './level.ts';
import type { Sense } from './player.ts';

/** What somebody of a level in the other's seat would say, in a state that agrees with what the asker sees. */
export const forecasterOf = <G extends GameState, C extends Choice>(
  game: AnyGame,
  sense: Sense<G, C>,
  { id }: Level,
): Forecaster => {
  const judgement = sense.at?.(id) ?? sense.judgement;
  return ({ view, recall = NOTHING_RECALLED }, deal, { chance }) => {
    if (deal.to === null) throw new TypeError('a deal with nobody needs no answer');
    const g: G = game.sample(view, chance);
    judgement.prepare(g, deal.to);
    return judgement.accepts(g, deal.to, deal, recall);
  };
};
