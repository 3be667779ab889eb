import type { Viewer } from '@cabinet-wars/kernel';
import { expect, vi } from 'vitest';
import type { BoardModule } from '../../src/boards/kit/board.ts';
import type { TableClient } from '../../src/client/table-client.ts';
import { thinkerMethods } from '../../src/look-ahead/methods.ts';
import { Thinker } from '../../src/look-ahead/thinker.ts';
import { serve } from '../../src/rpc.ts';
import { change } from '../../src/settings.ts';
import { AtTable } from '../../src/shell/table/table-page.tsx';
import { type Looking, usePast } from '../../src/shell/table-state/use-past.ts';
import { type Picking, usePicking } from '../../src/shell/table-state/use-picking.ts';
import { type Sitting, useSitting } from '../../src/shell/table-state/use-table.ts';
import { MemoryStore } from '../../src/store/memory.ts';
import { channel, keptGame, office } from '../office.ts';
import { mount, until } from './dom.ts';

// Nothing moves or speaks but what a test is about.
change({ speed: 'instant', notes: false, hints: false });

/** The thread that looks ahead, at the other end of a channel instead of in a worker. */
vi.stubGlobal(
  'Worker',
  class {
    constructor() {
      const [page, worker] = channel();
      serve<Thinker>(worker, thinkerMethods, new Thinker());
      // biome-ignore lint/correctness/noConstructorReturn: the page gets its end of the channel for a worker
      return page;
    }
  },
);

type SatDown = Parameters<typeof keptGame>[1] & {
  /** Which of several people at this device looks. */
  readonly as?: Viewer;
};

/** Somebody who sits down at a kept game, without a page yet. */
export async function clientOf(kept: SatDown) {
  const store = new MemoryStore();
  const { sit, tables, pushes } = office(store);
  const client = await sit(await keptGame(store, kept));
  if (kept.as !== undefined) await client.sit(kept.as);
  return { client, tables, pushes, store };
}

/** The whole page of a table. */
export async function atTable(kept: SatDown) {
  const { client, ...rest } = await clientOf(kept);
  const page = await mount(<AtTable client={client} />);
  await until(() => expect(document.querySelector('.table-page, .curtain')).not.toBeNull());
  return { ...rest, ...page, client };
}

/** What the parts of a table page share, held up to the light. */
export interface Seen {
  sitting: Sitting;
  picking: Picking;
  looking: Looking;
}

interface Props {
  readonly client: TableClient;
  readonly board?: BoardModule;
  readonly see: (seen: Seen) => void;
  readonly children?: (seen: Seen) => React.ReactNode;
}

function Hold({ client, board, see, children }: Props) {
  const sat = useSitting(client);
  const sitting = board === undefined ? sat : { ...sat, loaded: { ...sat.loaded, board } };
  const looking = usePast(client);
  const picking = usePicking(sitting, looking.past !== null);
  const seen = { sitting, looking, picking };
  see(seen);
  return children?.(seen);
}

/** Sits at a kept game with the hooks of the table page, and with whatever of that page is drawn. */
export async function sitDown(kept: SatDown, children?: (seen: Seen) => React.ReactNode, board?: BoardModule) {
  const { client, ...rest } = await clientOf(kept);
  const seen: { now: Seen | null } = { now: null };
  const see = (now: Seen) => {
    seen.now = now;
  };
  const page = await mount(
    <Hold client={client} see={see} {...(board === undefined ? {} : { board })} {...(children ? { children } : {})} />,
  );
  await until(() => {
    if (seen.now === null) throw new Error('still suspended');
  });
  return {
    ...rest,
    ...page,
    client,
    get now(): Seen {
      return seen.now!;
    },
  };
}
