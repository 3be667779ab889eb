import { botsFor, OFFERS_A_QUESTION, type Situation, situationOf, usualBot } from '@cabinet-wars/bots';
import { askedSeats } from '@cabinet-wars/host';
import type { AnyGame, Table, Viewer } from '@cabinet-wars/kernel';
import type { Advice } from '../client/table-client.ts';
import type { BotRunner } from './bots.ts';

/** More than at the table: nobody waits but who asked. */
const THINKING = { nodes: 4000, milliseconds: 600, seed: 'advice' } as const;

/**
 * What the game's usual bot makes of a table as it stands, from what the asked seat can see and nothing else. In a game
 * still played only one's own seat can be asked for: another's choice would tell of another's hand.
 */
export async function adviceAt(
  call: number,
  game: AnyGame,
  table: Table,
  eyes: Viewer,
  bots: BotRunner,
): Promise<Advice | null> {
  const seat = askedSeats(table).find((each) => eyes === 'open' || each === eyes);
  const kind = usualBot(await botsFor(game.id));
  if (seat === undefined || kind === undefined) return null;
  const situation: Situation = { ...situationOf(table, seat, OFFERS_A_QUESTION), offers: [] };
  const [best, ...others] = (await bots.advise(call, game.id, kind.id, situation, THINKING)) ?? [];
  return best === undefined ? null : { seat, bot: kind.id, suggestions: [best, ...others] };
}
