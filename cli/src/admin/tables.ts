import { parseArgs } from 'node:util';
import { closeTable, deleteTable, findTables } from '@cabinet-wars/server/operator';
import { BadUsage, type Command, type ExitCode, FINE, unknown } from '../host/index.ts';
import { day, operate, wanted } from './as-operator.ts';

const help = `find tables, close or delete one
npm exec -- cabinet-wars admin tables find [TEXT]
npm exec -- cabinet-wars admin tables close ID --why TEXT
npm exec -- cabinet-wars admin tables delete ID --why TEXT --yes

TEXT is part of a table's name or its owner's. A closed table's game ends without a winner and stays to be looked at; of a deleted
one nothing is left, its chat included.`;

const options = { why: { type: 'string' }, yes: { type: 'boolean' } } as const;
const deeds = ['find', 'close', 'delete'] as const;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [deed, ...rest] = positionals;
  if (deed === 'find') return find(rest.join(' '));
  if (!deeds.some((each) => each === deed)) throw new BadUsage(unknown('deed', deed ?? '', deeds));
  const id = wanted(rest, 'which table');
  const why = wanted([values.why ?? ''], 'why (--why TEXT, kept in the log)');
  if (deed === 'delete' && values.yes !== true) throw new BadUsage(`this cannot be undone: add --yes to delete ${id}`);
  const does = deed === 'close' ? closeTable : deleteTable;
  await operate((services) => does(services, null, id, why));
  console.log(`${id} is ${deed === 'close' ? 'closed' : 'deleted'}`);
  return FINE;
}

async function find(text: string): Promise<ExitCode> {
  const tables = await operate((services) => findTables(services, null, text));
  for (const { id, name, game, owner, status, created } of tables)
    console.log(
      `${id}: ${game}, ${status}, of ${owner || 'nobody'}, ${day(created)}${name === '' ? '' : `, "${name}"`}`,
    );
  console.log(`${tables.length} found`);
  return FINE;
}

export const command: Command = { help, run };
