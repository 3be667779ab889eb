import { parseArgs } from 'node:util';
import { makeModerator } from '@cabinet-wars/server/operator';
import { type Command, type ExitCode, FINE } from '../host/index.ts';
import { operate, wanted } from './as-operator.ts';

const help = `make a member a moderator, the first or another; or no longer one
npm exec -- cabinet-wars admin moderator NAME [--revoke]`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { revoke: { type: 'boolean' } },
  });
  const name = wanted(positionals, 'who');
  await operate((services) => makeModerator(services, name, values.revoke !== true));
  console.log(values.revoke === true ? `${name} is no longer a moderator` : `${name} is a moderator`);
  return FINE;
}

export const command: Command = { help, run };
