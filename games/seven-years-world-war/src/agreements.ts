import type { Seat } from '@cabinet-wars/kernel';

/** What a party to a written agreement binds itself to (ruling 64). Flat data; kinds and facts grow in one place. */
export interface Agreement {
  readonly clause: string;
  readonly by: Seat;
  readonly to: Seat;
  readonly about: string | null;
  /** The last turn it binds. */
  readonly until: number;
}
