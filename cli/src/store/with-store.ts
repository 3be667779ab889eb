import { readConfig } from '@cabinet-wars/server';
import { CannotRestore, openStore } from '@cabinet-wars/server/store';
import { CannotDo } from '../host/index.ts';

type Store = Awaited<ReturnType<typeof openStore>>['store'];

/** The database a server with this environment would use. */
export async function withStore(act: (store: Store) => Promise<void>): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotDo(read.problems.join('; '));
  const { store } = await openStore(read.config, 'command', () => {});
  try {
    await act(store);
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    if (fault instanceof CannotRestore || code === 'EEXIST' || code === 'ENOENT') throw new CannotDo(message);
    throw fault;
  } finally {
    await store.close();
  }
}
