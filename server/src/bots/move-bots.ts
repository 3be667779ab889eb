import { BotDriver, type BotHost, type BotMemory, type BotTurn, botTurn } from '@cabinet-wars/host/bots';
import type { Services } from '../services.ts';
import type { Live } from '../tables/live.ts';
import { botsIn } from './bots-in.ts';
import type { Thinkers } from './thinkers.ts';

/** Lets the bots of a table move until a person must, or the game is over. May be begun twice: what is stale is refused. */
export async function moveBots(services: Services, thinkers: Thinkers, table: string, account: string): Promise<void> {
  // The act that made a bot due may be another process's, and the job may start before the notification of it arrives.
  await services.tables.at(table).refresh();
  await new BotDriver(hostOf(services, thinkers, table, account)).run();
}

/** Whoever runs next goes on: another process, or this one when it is back. */
export const goOnLater = ({ store }: Services, table: string, at: number | null = null): Promise<void> =>
  store.addJob(store.db, { kind: 'bots', key: `bots:${table}`, payload: { table }, at });

const hostOf = (services: Services, thinkers: Thinkers, table: string, account: string): BotHost => ({
  next: async (memory) => {
    const turn = await services.tables.read(table, (live) => turnAt(live, memory));
    if (turn === null || !services.isClosing()) return turn;
    await goOnLater(services, table);
    return null;
  },
  think: ({ game, bot, situation }) =>
    thinkers.ask(account, { game: game.id, data: game.data, bot, situation, seed: services.secret(8) }),
  act: async ({ seat }, act) => (await services.tables.at(table).act(seat, { ...act, id: 'bot' }, true)).ok,
  fault: (fault, { bot }) => services.fault(fault, `bot ${bot}`),
  seed: () => services.secret(8),
});

const turnAt = ({ table, seats, progress }: Live, memory: BotMemory): BotTurn | null =>
  progress.status === 'playing' ? botTurn(table, botsIn(seats), memory) : null;
