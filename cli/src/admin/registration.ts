import { parseArgs } from 'node:util';
import { chooseRegistration, invite, readRegistration, registration } from '@cabinet-wars/server/operator';
import { BadUsage, type Command, type ExitCode, FINE, unknown } from '../host/index.ts';
import { day, operate } from './as-operator.ts';

const help = `who may sign up: anybody, whoever has an invitation, nobody
npm exec -- cabinet-wars admin registration [open | invitation | closed]
npm exec -- cabinet-wars admin registration invite

Without a word, says how it is. \`invite\` makes a word with which one person may sign up within a fortnight; it is shown once.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [word] = positionals;
  if (word === undefined) console.log(await operate(({ store }) => readRegistration(store.db)));
  else if (word === 'invite') {
    const { word: invitation, expires } = await operate((services) => invite(services, null));
    console.log(`${invitation}  (until ${day(expires)})`);
  } else {
    const mode = registration.safeParse(word);
    if (!mode.success) throw new BadUsage(unknown('way', word, [...registration.options, 'invite']));
    await operate((services) => chooseRegistration(services, null, mode.data));
    console.log(`registration: ${mode.data}`);
  }
  return FINE;
}

export const command: Command = { help, run };
