import { registerOutsideGames, UnusableGame } from '@cabinet-wars/games/outside';
import { BAD_USAGE, type Commands } from './command.ts';
import { complain, dispatch } from './dispatch.ts';

/** What a process does that was started by hand: reads its environment, then runs the command its first word names. */
export async function runProgram(program: string, commands: Commands): Promise<void> {
  try {
    await registerOutsideGames(process.env);
    process.exitCode = await dispatch(program, commands, process.argv.slice(2));
  } catch (fault) {
    if (!(fault instanceof UnusableGame)) throw fault;
    process.exitCode = complain(program, fault.message, BAD_USAGE);
  }
}
