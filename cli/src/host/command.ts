/** Exit codes: fine, something failed, asked for in a way that makes no sense. */
export const FINE = 0;
export const FAILED = 1;
export const BAD_USAGE = 2;
export type ExitCode = typeof FINE | typeof FAILED | typeof BAD_USAGE;

/** One command, in one file of its own. */
export interface Command {
  /** The first line says what it does, the next how it is called. */
  readonly help: string;
  run(args: readonly string[]): Promise<ExitCode>;
  /** The next word names a command of its own, which answers --help itself. */
  readonly dispatches?: boolean;
}

/** The command was called wrongly: told in one line, without a stack. */
export class BadUsage extends Error {
  override name = 'BadUsage';
}

/** It was called rightly and could not be done (a file that cannot be read): told in one line, too. */
export class CannotDo extends Error {
  override name = 'CannotDo';
}

export type Commands = Readonly<Record<string, () => Promise<{ readonly command: Command }>>>;
