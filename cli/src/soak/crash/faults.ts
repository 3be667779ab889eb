import type { FlakyLink, Postgres } from '@cabinet-wars/server/trial';
import { pause } from './player.ts';

/** What may befall a server, or the PostgreSQL it depends on. */
export const faultKinds = ['kill', 'restart', 'crash', 'pause', 'cut', 'silence'] as const;
export type Fault = (typeof faultKinds)[number];

/** A PostgreSQL, and the way the servers take to it. */
export interface Reach {
  readonly postgres: Postgres;
  readonly link: FlakyLink;
}

/** Takes the database away for so many milliseconds. It is back when this resolves. */
export async function takeAway(fault: Exclude<Fault, 'kill'>, { postgres, link }: Reach, away: number): Promise<void> {
  switch (fault) {
    case 'restart':
      return postgres.restart('in order', away);
    case 'crash':
      return postgres.restart('crash', away);
    case 'pause':
      postgres.pause();
      await pause(away);
      return postgres.resume();
    case 'cut':
    case 'silence':
      link[fault]();
      await pause(away);
      return link.mend();
  }
}
