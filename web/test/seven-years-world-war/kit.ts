import { type Chance, choiceIn, type Option, randomChoice } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import type { Choice } from '@cabinet-wars/seven-years-world-war/view';
import { momentsOf } from '../moments.ts';

/** Everybody deploys as suggested; then they play by lot. */
export function chosen(options: readonly Option<Choice>[], chance: Chance): Choice {
  const suggested = options.find(({ t }) => t === 'suggested');
  return (suggested === undefined ? null : choiceIn<Choice>(suggested)) ?? randomChoice<Choice>(options, chance);
}

export const { moments, momentWhen, atQuestion, aheadOf } = momentsOf(game, chosen);
export type Moment = ReturnType<typeof atQuestion>;
