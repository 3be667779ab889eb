import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Whether it takes a body, in which something can be wrong. */
  readonly hasBody: boolean;
}

/** A server in a process of its own, with people, a table that is laid out and one that is played at. */
export interface House {
  readonly address: string;
  readonly routes: readonly Route[];
  /** The cookies of those who belong somewhere, by what they are. */
  readonly cookies: Readonly<Record<'owner' | 'seated' | 'elsewhere', string>>;
  readonly tables: { readonly open: string; readonly playing: string };
  /** Everything that is kept, as one text. */
  kept(): Promise<string>;
  /** Bytes in use. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** On an embedded database in memory, or on the PostgreSQL named. */
export async function openHouse(databaseUrl: string | null): Promise<House> {
  const child = fork(new URL('./host.ts', import.meta.url), databaseUrl === null ? [] : [databaseUrl], {
    execArgv: [],
  });
  const { laid } = await heard<{ laid: Omit<House, 'kept' | 'memory' | 'close'> }>(child, 'laid');
  const ask = async <T>(what: 'kept' | 'memory'): Promise<T> => {
    const answer = heard<Record<string, T>>(child, what);
    child.send(what);
    return (await answer)[what];
  };
  return {
    ...laid,
    kept: () => ask('kept'),
    memory: () => ask('memory'),
    close: async () => {
      if (child.exitCode !== null) return;
      child.send('close');
      await once(child, 'exit');
    },
  };
}

function heard<T extends object>(child: ChildProcess, has: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: object) => {
      if (!(has in message)) return;
      child.off('message', hear);
      child.off('exit', fail);
      resolve(message as T);
    };
    const fail = (code: number | null) => reject(new Error(`the server ended with code ${code}`));
    child.on('message', hear);
    child.once('exit', fail);
  });
}
