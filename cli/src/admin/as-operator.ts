import { readConfig } from '@cabinet-wars/server';
import { asOperator, Refused } from '@cabinet-wars/server/operator';
import { CannotBackUp, CannotMigrate, DatabaseAway } from '@cabinet-wars/server/store';
import { BadUsage, CannotDo } from '../host/index.ts';

export type Operating = Parameters<Parameters<typeof asOperator>[1]>[0];

const reasons: Readonly<Record<string, string>> = {
  'not-found': 'there is nobody of that name',
  'no-bot-account': 'there is no bot account of that name',
  'no-such-table': 'there is no such table',
  'not-playing': 'that table is closed already',
  'guests-upgrade': 'a guest cannot moderate: they must become a member first',
};

/** Does something with the server's database, and says in one line why it could not be done. */
export async function operate<T>(act: (services: Operating) => Promise<T>): Promise<T> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotDo(read.problems.join('; '));
  try {
    return await asOperator(read.config, act);
  } catch (fault) {
    if (fault instanceof CannotBackUp)
      throw new CannotDo(`${fault.message}: are DATA and DATABASE_URL what they are for the server?`);
    if (fault instanceof DatabaseAway || fault instanceof CannotMigrate) throw new CannotDo(fault.message);
    if (fault instanceof Refused) throw new CannotDo(reasons[fault.reason.why] ?? fault.reason.why);
    throw fault;
  }
}

/** The one word a command wants, or all of them as one: names have spaces. */
export function wanted(args: readonly string[], what: string): string {
  const text = args.join(' ').trim();
  if (text === '') throw new BadUsage(`${what}?`);
  return text;
}

export const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
