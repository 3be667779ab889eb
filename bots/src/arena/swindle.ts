import type { AnyGame, GameEvent, Seat } from '@cabinet-wars/kernel';
import type { Bot } from '../bot.ts';
import { judgementOf } from '../judgement/index.ts';
import { type Script, swindlerOf } from '../swindling/swindler.ts';
import { type Played, play } from './contest.ts';

/** Two swindlers of a kind among honest bots. */
export interface Swindle {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly script: Script;
  readonly honest: Bot;
  /** By seat who swindles. */
  readonly swindles: readonly boolean[];
  readonly nodes: number;
}

/** What swindlers came to. */
export interface Takings {
  /** What the honest gave them beyond what they gave, in gold or points, a marker at four and a power at twelve. */
  readonly net: number;
  /** How many bargains there were between them and the honest. */
  readonly bargains: number;
}

/** The kinds of swindlers a game has, by name; none where there are no bargains. */
export const swindlersOf = async (game: string): Promise<Readonly<Record<string, Script>>> =>
  (await (await judgementOf(game))?.loadSwindlers?.()) ?? {};

const NO_HURRY = 60_000;
const MARKER = 4;
const POWER = 12;

export async function swindle({ game, options, seed, script, honest, swindles, nodes }: Swindle): Promise<Takings> {
  const bots = swindles.map((isSwindler) => (isSwindler ? swindlerOf(game, script) : honest));
  return takingsIn(await play({ game, options, seed, bots, nodes, milliseconds: NO_HURRY }), swindles);
}

/** From what everybody was told, whatever the bargains said. */
export function takingsIn({ table }: Pick<Played, 'table'>, swindles: readonly boolean[]): Takings {
  const seatOf = (id: unknown): Seat =>
    typeof id === 'number' ? id : table.seats.findIndex(({ plays }) => plays === id);
  let [net, bargains] = [0, 0];
  /** Who holds which power, as far as it has been told. */
  const holders = new Map<unknown, unknown>();
  for (const told of table.events('spectator')) {
    if (!('event' in told)) continue;
    for (const [to, worth] of gainsIn(told.event, holders)) if (swindles[seatOf(to)]) net += worth;
    if (told.event.t === 'control') holders.set(told.event.power, told.event.seat);
  }
  for (const entry of table.journal) if (entry.t === 'answer' && entry.accept) bargains++;
  return { net, bargains };
}

/** What an event gives whom, and takes. */
function gainsIn(event: GameEvent, holders: ReadonlyMap<unknown, unknown>): (readonly [unknown, number])[] {
  switch (event.t) {
    case 'gold-given':
      return [
        [event.to, Number(event.gold)],
        [event.power, -Number(event.gold)],
      ];
    case 'treasury':
      return event.for === 'deal' ? [[event.seat, Number(event.points)]] : [];
    case 'marker-traded':
      return [
        [event.to, MARKER],
        [event.seat, -MARKER],
      ];
    case 'control':
      return event.cause === 'negotiation'
        ? [
            [event.seat, POWER],
            [holders.get(event.power), -POWER],
          ]
        : [];
    default:
      return [];
  }
}
