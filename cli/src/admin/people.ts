import { parseArgs } from 'node:util';
import { bar, deletePerson, findPeople, LONGEST_BAR, unbar } from '@cabinet-wars/server/operator';
import { counted } from '../host/counted.ts';
import { BadUsage, type Command, countOf, type ExitCode, FINE, unknown } from '../host/index.ts';
import { day, operate, wanted } from './as-operator.ts';

const help = `find people, bar them, lift a bar, delete an account
npm exec -- cabinet-wars admin people find [TEXT]
npm exec -- cabinet-wars admin people bar NAME --why TEXT [--days 7]
npm exec -- cabinet-wars admin people unbar NAME --why TEXT
npm exec -- cabinet-wars admin people delete NAME --why TEXT --yes

Whoever is barred is signed out everywhere and cannot sign in. Deleting cannot be undone: bots take the seats, and nothing is left
that leads to the person.`;

const options = { why: { type: 'string' }, days: { type: 'string' }, yes: { type: 'boolean' } } as const;
const deeds = ['find', 'bar', 'unbar', 'delete'] as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [deed, ...rest] = positionals;
  if (deed === 'find') return find(rest.join(' '));
  if (!deeds.some((each) => each === deed)) throw new BadUsage(unknown('deed', deed ?? '', deeds));
  const name = wanted(rest, 'who');
  const why = wanted([values.why ?? ''], 'why (--why TEXT, kept in the log)');
  if (deed === 'bar') {
    const days = countOf('days', values.days, 7);
    if (days > LONGEST_BAR) throw new BadUsage(`a bar lasts ${LONGEST_BAR} days at most`);
    await operate((services) => bar(services, null, name, { days, why }));
    console.log(`${name} is barred for ${counted(days, 'day', 'days')}`);
  } else if (deed === 'unbar') {
    await operate((services) => unbar(services, null, name, why));
    console.log(`${name} may sign in again`);
  } else {
    if (values.yes !== true) throw new BadUsage(`this cannot be undone: add --yes to delete ${name}`);
    await operate((services) => deletePerson(services, null, name, why));
    console.log(`${name} is deleted`);
  }
  return FINE;
}

async function find(text: string): Promise<ExitCode> {
  const people = await operate((services) => findPeople(services, null, text));
  for (const { name, kind, role, created, barredUntil } of people) {
    const more = [kind, ...(role === 'moderator' ? [role] : []), `since ${day(created)}`];
    if (barredUntil !== null) more.push(`barred until ${day(barredUntil)}`);
    console.log(`${name}: ${more.join(', ')}`);
  }
  console.log(`${people.length} found`);
  return FINE;
}

export const command: Command = { help, run };
