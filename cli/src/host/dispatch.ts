import { codeOf } from '@cabinet-wars/kernel';
import { BAD_USAGE, BadUsage, CannotDo, type Command, type Commands, type ExitCode, FAILED, FINE } from './command.ts';
import { nearest } from './nearest.ts';

/** Finds the command the first word names and runs it with the others. Errors end as one line and an exit code. */
export async function dispatch(program: string, commands: Commands, args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help')
      return await list(program, commands);
    if (!Object.hasOwn(commands, name)) throw new BadUsage(unknown('command', name, Object.keys(commands)));
    const { command } = await commands[name]();
    if (asksForHelp(command, rest)) return say(command.help);
    return await command.run(rest);
  } catch (fault) {
    if (fault instanceof BadUsage) return complain(program, fault.message, BAD_USAGE);
    if (fault instanceof CannotDo) return complain(program, fault.message, FAILED);
    if (isParseError(fault)) return complain(program, fault.message.split('\n')[0].split('. ')[0], BAD_USAGE);
    throw fault;
  }
}

function asksForHelp({ dispatches }: Command, args: readonly string[]): boolean {
  return (dispatches ? args.slice(0, 1) : args).some((word) => word === '--help' || word === '-h');
}

async function list(program: string, commands: Commands): Promise<ExitCode> {
  const widest = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(widest + 2)}${firstLine((await load()).command)}`,
    ),
  );
  return say(`${program}: one of these, each with --help\n\n${lines.join('\n')}`);
}

const firstLine = ({ help }: Command): string => help.split('\n')[0];

export const unknown = (what: string, given: string, known: readonly string[]): string => {
  const near = nearest(given, known);
  return `unknown ${what} "${given}"${near === null ? '' : `; did you mean "${near}"?`} (there ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')})`;
};

function say(text: string): ExitCode {
  console.log(text);
  return FINE;
}

export function complain(program: string, message: string, code: ExitCode): ExitCode {
  console.error(`${program}: ${message}`);
  return code;
}

const isParseError = (fault: unknown): fault is Error =>
  fault instanceof Error && (codeOf(fault)?.startsWith('ERR_PARSE_ARGS') ?? false);
