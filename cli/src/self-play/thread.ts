import { serveTasks } from '../threads/index.ts';
import { encodedGame } from './encoded-game.ts';
import { runTask } from './run.ts';
import type { Report, Task } from './task.ts';

serveTasks<Task, Report>(async (task) => {
  const { game, encoding } = await encodedGame(task.game);
  return runTask(game, encoding, task);
});
