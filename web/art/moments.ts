import { everyBot, referenceOf } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { isRecord, Seeded, Table, wholeTranscript, writeTranscript } from '@cabinet-wars/kernel';

/** A moment of a game between bots that is worth a picture: who must choose what, and from which war or turn on. */
export interface Moment {
  /** Struggle of Empires, unless said otherwise. */
  readonly game?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly key: string;
  readonly war?: number;
  readonly turn?: number;
  /** How many choices there must be at least. */
  readonly choices: number;
  /** Whoever is asked; else the first seat has to be. */
  readonly anySeat?: boolean;
  /** Which bots play, if not the references, and how hard they think. */
  readonly bot?: string;
  readonly nodes?: number;
}

/** Plays until the moment has come and writes the game down as far as that. */
export async function transcriptUntil(moment: Moment): Promise<string> {
  const { options, seed, key, war = 0, turn = 0, choices, anySeat = false, nodes = 400 } = moment;
  const { game } = await games.find(({ id }) => id === (moment.game ?? 'struggle-of-empires'))!.load();
  // References never change, and so neither do the games that pictures and tests are taken from.
  const wanted = moment.bot ?? (await referenceOf(game.id));
  const kind = (await everyBot(game.id)).find(({ id }) => id === wanted)!;
  const bot = (await kind.load())(game);
  const table: Table = Table.open(game, { options, chance: new Seeded(seed) });
  for (let n = 0; table.result === null; n++) {
    const seat = table.seats.findIndex((_, i) => table.asks(i).own !== null);
    const asks = table.asks(seat);
    const view = table.view(seat);
    const open = isRecord(view.open) ? view.open : {};
    const isLate = Number(open.war ?? 0) >= war && Number(open.turn ?? 0) >= turn;
    if (isLate && asks.own?.key === key && (anySeat || seat === 0) && asks.own.options.length >= choices)
      return writeTranscript(wholeTranscript(game, table.header, table.journal, null));
    const budget = { nodes, milliseconds: 1000, chance: new Seeded(`${seed}.${n}`) };
    const move = await bot({ seat, view, asks, offers: [], made: 2 }, budget);
    if (move.t === 'choose') table.choose(seat, asks.own!.askId, move.choice);
    else throw new Error('nobody has made an offer');
  }
  throw new Error(`it never came to ${key}`);
}
