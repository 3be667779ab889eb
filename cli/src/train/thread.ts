import { botCalled, referenceOf } from '@cabinet-wars/bots';
import { hold } from '@cabinet-wars/bots/arena';
import { joined, learnedValue, loadCourse, selfPlay, tryingGame } from '@cabinet-wars/bots/learning';
import type { AnyGame } from '@cabinet-wars/kernel';
import { findGame } from '../host/index.ts';
import { serveTasks } from '../threads/index.ts';
import { playMatch } from './match.ts';
import { learnerOf, playDuel } from './prove.ts';
import type { Answer, Task } from './task.ts';

const NO_HURRY = 600_000;

/** One learner among references, the seats rotated. */
async function measure(game: AnyGame, task: Extract<Task, { t: 'measure' }>): Promise<Answer> {
  const course = (await loadCourse(game.id))!;
  const learner = { name: 'learner', bot: learnerOf(game, course, task.weights, task.role) };
  const kind = (await botCalled(game.id, (await referenceOf(game.id))!))!;
  const reference = { name: kind.id, bot: (await kind.load())(game) };
  const seats = game.seats(task.options).length;
  const entrants = [learner, ...Array.from({ length: seats - 1 }, () => reference)];
  const { games, seed, nodes, options } = task;
  const [tally] = await hold({ game, settings: [options], entrants, games, seed, nodes, milliseconds: NO_HURRY });
  return { t: 'measured', wins: tally.wins, games, byChance: tally.byChance };
}

async function perform(task: Task): Promise<Answer> {
  const { game } = await findGame(task.game);
  if (task.t === 'measure') return measure(game, task);
  const course = (await loadCourse(task.game))!;
  if (task.t === 'match') return { t: 'matched', trials: await playMatch(game, course, task.population, task.match) };
  if (task.t === 'prove') return { t: 'proven', won: await playDuel(game, course, task.weights, task.duel) };
  const value = learnedValue(game, course.table, task.weights);
  if (task.t === 'try') return { t: 'tried', contrasts: tryingGame(game, course, course.trials!, value, task.trying) };
  return { t: 'played', samples: joined(task.games.map((each) => selfPlay(game, course, value, each))) };
}

serveTasks<Task, Answer>(perform);
