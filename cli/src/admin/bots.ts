import { parseArgs } from 'node:util';
import { makeHouseBot } from '@cabinet-wars/server/operator';
import { type Command, type ExitCode, FINE } from '../host/index.ts';
import { operate, wanted } from './as-operator.ts';

const help = `let a bot account sit down by itself, at public tables whose owners welcome bots; or no longer
npm exec -- cabinet-wars admin bots NAME --why TEXT [--revoke]

Anybody's bot may be invited to a chair if its keeper lets everybody do so. Only one of the house comes unasked.`;

const options = { revoke: { type: 'boolean' }, why: { type: 'string' } } as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const name = wanted(positionals, 'which bot');
  const why = wanted([values.why ?? ''], 'why (--why TEXT, kept in the log)');
  const house = values.revoke !== true;
  await operate((services) => makeHouseBot(services, null, name, { house, why }));
  console.log(house ? `${name} is a bot of the house` : `${name} is no longer a bot of the house`);
  return FINE;
}

export const command: Command = { help, run };
