import type { AnyGame } from '@cabinet-wars/kernel';
import type { Adviser, Bot } from '../../bot.ts';
import { adviserOf } from '../../greedy/adviser.ts';
import { plannerOf } from '../../greedy/planner.ts';
import { learnedValue } from '../../learning/value.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';

const judgement = (game: AnyGame) => judgementOf(game, learnedValue(game, features, weights));

export const planner = (game: AnyGame): Bot => plannerOf(game, judgement(game));
export const adviser = (game: AnyGame): Adviser => adviserOf(game, judgement(game));
