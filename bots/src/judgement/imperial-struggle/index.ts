import type { AnyGame } from '@cabinet-wars/kernel';
import type { Adviser, Bot } from '../../bot.ts';
import { adviserOf } from '../../greedy/adviser.ts';
import { plannerOf } from '../../greedy/planner.ts';
import { learnedValue } from '../../learning/value.ts';
import { ended } from './course.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';

const value = learnedValue(features, weights, ended);

export const planner = (game: AnyGame): Bot => plannerOf(game, judgementOf(game, value));
export const adviser = (game: AnyGame): Adviser => adviserOf(game, judgementOf(game, value));
