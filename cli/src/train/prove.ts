import type { Bot } from '@cabinet-wars/bots';
import { play } from '@cabinet-wars/bots/arena';
import { type AnyCourse, learnedValue, plannerOf, shareOf, type Weights } from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import type { Proof } from './notebook.ts';
import type { Plan } from './plan.ts';
import type { Answer, Duel, Role, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);
const NO_HURRY = 600_000;

/** What learned weights win beside those that stand: every game twice, the seats changed, so that by chance it is half of them. */
export async function prove({ settings }: AnyCourse, plan: Plan, weights: Weights, role: Role): Promise<Proof> {
  const { game, proofGames, nodes, threads, seed } = plan;
  const tasks = Array.from({ length: proofGames }, (_, i): Task => {
    const pair = i >> 1;
    const options = settings[pair % settings.length];
    const duel: Duel = { options, seed: `${seed}.proof.${pair}`, nodes, role, first: i % 2 === 0 ? 0 : 1 };
    return { t: 'prove', game, weights, duel };
  });
  const answers = await inThreads<Task, Answer>(module, tasks, threads);
  const won = answers.reduce((sum, answer) => sum + (answer.t === 'proven' ? answer.won : 0), 0);
  return { games: proofGames, won };
}

/** Whether learned weights may take the place of those that stand. */
export const isNoWeaker = ({ games, won }: Proof): boolean => 2 * won >= games;

/** A planner that plays by learned weights, or by those that stand and thinks twice by learned ones. */
export function learnerOf(game: AnyGame, course: AnyCourse, weights: Weights, role: Role): Bot {
  const judgementBy = (each: Weights) => course.judgement(game, learnedValue(game, course.table, each));
  const learned = judgementBy(weights);
  if (role === 'first thoughts') return plannerOf(game, learned);
  return plannerOf(game, judgementBy(course.weights), { judgement: learned, isRethought: course.trials!.isTried });
}

/** One game of a proof: the part of the first place that went to learned weights. */
export async function playDuel(game: AnyGame, course: AnyCourse, weights: Weights, duel: Duel): Promise<number> {
  const { options, seed, nodes, role, first } = duel;
  const learned = learnerOf(game, course, weights, role);
  const standing = learnerOf(game, course, course.weights, 'first thoughts');
  const isLearned = game.seats(options).map((_, seat) => seat % 2 === first);
  const bots = isLearned.map((is) => (is ? learned : standing));
  const { result } = await play({ game, options, seed, bots, nodes, milliseconds: NO_HURRY });
  return isLearned.reduce((sum, is, seat) => sum + (is ? shareOf(result, seat) : 0), 0);
}
