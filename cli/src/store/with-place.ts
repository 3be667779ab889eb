import { codeOf, messageOf } from '@cabinet-wars/kernel';
import { readConfig } from '@cabinet-wars/server';
import { type backUp, CannotBackUp, CannotRestore, type StoreConfig } from '@cabinet-wars/server/store';
import { counted } from '../host/counted.ts';
import { CannotDo } from '../host/index.ts';

type Inventory = Awaited<ReturnType<typeof backUp>>;

/** The database a server with this environment would use. What cannot be done there is told in one line. */
export async function withPlace(act: (place: StoreConfig) => Promise<void>): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotDo(read.problems.join('; '));
  try {
    await act(read.config);
  } catch (fault) {
    const [code, message] = [codeOf(fault), messageOf(fault)];
    if (fault instanceof CannotBackUp)
      throw new CannotDo(`${message}: are DATA and DATABASE_URL what they are for the server?`);
    if (fault instanceof CannotRestore || isOfTheWorld(code)) throw new CannotDo(message || String(code));
    throw fault;
  }
}

/** What the disk, the network or PostgreSQL says by itself, such as ENOSPC, ECONNREFUSED or 28P01. */
const isOfTheWorld = (code: string | null): boolean => /^(E[A-Z]+|[0-9A-Z]{5})$/.test(code ?? '');

export const contentsOf = (inventory: Inventory): string =>
  `${counted(inventory.rows, 'row', 'rows')} (${counted(inventory.count('users'), 'person', 'people')}, ${counted(inventory.count('tables'), 'table', 'tables')})`;
