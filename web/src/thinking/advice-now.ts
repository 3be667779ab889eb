import { botsFor, OFFERS_A_QUESTION, usualBot } from '@cabinet-wars/bots';
import type { Advice, TableFacts, TableState } from '../client/table-client.ts';
import { botThread } from './bot-thread.ts';

const THINKING = { nodes: 4000, milliseconds: 600, seed: 'advice' } as const;
/** Numbers by which thinking can be cancelled: apart from those of reviews. */
let calls = 1_000_000;

/** What the game's usual bot makes of one's open question, from one's own view and without asking anybody else. */
export async function adviceNow(
  game: string,
  { viewer, view, asks }: Pick<TableState, 'viewer' | 'view' | 'asks'>,
  signal?: AbortSignal,
  bots = botThread(),
): Promise<Advice | null> {
  if (typeof viewer !== 'number' || asks.own === null || signal?.aborted) return null;
  const kind = usualBot(await botsFor(game));
  const call = ++calls;
  signal?.addEventListener('abort', () => void bots.cancel(call), { once: true });
  const situation = { seat: viewer, view, asks, offers: [], made: OFFERS_A_QUESTION };
  const [best, ...others] = (await bots.advise(call, game, kind.id, situation, THINKING)) ?? [];
  return best === undefined || signal?.aborted ? null : { seat: viewer, bot: kind.id, suggestions: [best, ...others] };
}

/** Against people a bot's advice would be unfair: it is given where nobody but bots sits at the table besides oneself. */
export const isAdviceFair = ({ seats }: Pick<TableFacts, 'seats'>): boolean =>
  seats.some(({ sitter }) => sitter === 'me') && seats.every(({ sitter }) => sitter !== 'person');
