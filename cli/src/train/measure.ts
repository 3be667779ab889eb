import type { AnyCourse, Weights } from '@cabinet-wars/bots/learning';
import { inThreads } from '../threads/index.ts';
import type { Plan } from './plan.ts';
import type { Answer, Role, Task } from './task.ts';

const module = new URL('./thread.ts', import.meta.url);

/** How often weights win beside the reference, over all settings. */
export async function measure({ settings }: AnyCourse, plan: Plan, weights: Weights, role: Role) {
  const { game, measureGames, nodes, threads } = plan;
  const games = Math.ceil(measureGames / settings.length);
  const tasks = settings.map(
    (options, i): Task => ({ t: 'measure', game, weights, role, options, seed: `measure.${i}`, games, nodes }),
  );
  let [wins, played, byChance] = [0, 0, 0];
  for (const answer of await inThreads<Task, Answer>(module, tasks, threads)) {
    if (answer.t !== 'measured') continue;
    wins += answer.wins;
    played += answer.games;
    byChance += answer.byChance / settings.length;
  }
  return { wins, games: played, byChance };
}
