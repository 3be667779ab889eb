import { WAR_AFTER, WARS } from '@cabinet-wars/imperial-struggle/data';
import type { Naming } from '../i18n/index.ts';
import { capital } from '../read/capital.ts';
import type { Scored, ScoringAccount, ScoringStep } from '../read/scoring/scoring-steps.ts';

export const nameOfScored = (of: Scored, naming: Naming): string => capital(wordFor(of, naming));

function wordFor(of: Scored, { game }: Naming): string {
  switch (of.t) {
    case 'region':
      return game.regions[of.id];
    case 'prestige':
      return game.prestige;
    case 'demand':
      return game.commodities[of.id];
    case 'ministry':
      return game.ministries[of.id].name;
  }
}

/** What a step brought, in a few words. */
export const gainOf = ({ vp, trp, debt }: ScoringStep, { own }: Naming): string => own.gains(vp, trp, debt);

/** A step as a sentence. */
export function sentenceOf(step: ScoringStep, naming: Naming): string {
  const { own, game } = naming;
  const name = nameOfScored(step.of, naming);
  if (step.winner === null) return own.goesToNobody(name, step.britain, step.france);
  return own.goesToSide(name, game.sides[step.winner], step.britain, step.france, gainOf(step, naming), step.to);
}

/** What the check for victory finds. */
export const checkOf = ({ victor }: ScoringAccount, { own, game }: Naming): string =>
  victor === null ? own.nobodyWins : own.winsAtOnce(game.sides[victor]);

/** What follows a Scoring phase: its War, the next Peace turn, or nothing. */
export function onwardOf({ turn, victor }: ScoringAccount, { own, game }: Naming): string {
  const war = WARS[WAR_AFTER[turn]];
  if (victor !== null) return own.toTheEnd;
  return war === undefined ? own.onToPeace(turn + 1) : own.onToWar(game.wars[war]);
}
