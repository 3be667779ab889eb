import { parseArgs } from 'node:util';
import { situationOf } from '@cabinet-wars/bots';
import { scoutFor } from '@cabinet-wars/bots/exercises';
import { ExerciseRun } from '@cabinet-wars/host/exercises';
import { type Command, chosenGames, countOf, type ExitCode, FAILED, FINE } from '../host/index.ts';

const help = `play every exercise out again, with other luck than it was found with, and see whether its idea is still clearly the best
npm run soak -- exercises [--game ID] [--exercise ID] [--play-outs N] [--seed S]

  --game ID      only this game (every one that has exercises)
  --exercise ID  only this exercise
  --play-outs N  how often each idea is played out (100)
  --seed S       other seeds bring other luck (soak)

An idea that leads another by less than three times the standard error of the lead is told, and the exit code is 1.`;

/** How sure it has to be: the difference over its standard error. */
const SURE = 3;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      exercise: { type: 'string' },
      'play-outs': { type: 'string' },
      seed: { type: 'string', default: 'soak' },
    },
  });
  const playOuts = countOf('play-outs', values['play-outs'], 100);
  let doubtful = 0;
  for (const entry of chosenGames(values.game)) {
    const book = await entry.loadExercises?.();
    if (book === undefined) continue;
    const { game } = await entry.load();
    const scout = await scoutFor(game);
    for (const exercise of book.exercises) {
      if (values.exercise !== undefined && values.exercise !== exercise.id) continue;
      const { table, seat } = new ExerciseRun(game, exercise);
      const ways = scout.again(situationOf(table, seat, 0), exercise, playOuts, values.seed);
      const isSure = ways.every(({ less, error }) => less > SURE * error);
      if (!isSure) doubtful++;
      const told = ways.map(({ less, error }) => `${less} ± ${error}`).join(', ');
      console.log(`${isSure ? 'clear' : 'DOUBTFUL'}  ${game.id} ${exercise.id}: the others give less by ${told}`);
    }
  }
  if (doubtful > 0) console.error(`${doubtful} are no longer clearly best`);
  return doubtful > 0 ? FAILED : FINE;
}

export const command: Command = { help, run };
