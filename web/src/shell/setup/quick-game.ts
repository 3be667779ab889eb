import { type BotKind, usualBot } from '@cabinet-wars/bots';
import { inLanguage, type Language, type OwnData } from '@cabinet-wars/kernel';
import { loadGame } from '../../boards/games.ts';
import type { SeatPlan } from '../../client/table-client.ts';
import type { Texts } from '../../i18n/index.ts';
import { localTables } from '../../local/local-tables.ts';
import { currentSettings } from '../../settings.ts';
import { defaultsOf, settledValues, type Values } from './option-form.ts';
import { planSeats, seatCount } from './seat-form.ts';

/** Bots are called by what they play: nobody has given them another name. */
export const namedSeats = (seats: readonly SeatPlan[], bot: string): SeatPlan[] =>
  seats.map((seat) => (seat.name === '' ? { ...seat, name: bot } : seat));

/** The bot of the level that was picked on the first page; where a game has no levels, its usual one. */
export const pickedBot = (bots: readonly BotKind[]): BotKind =>
  bots.find(({ id }) => id === currentSettings().level) ?? usualBot(bots);

/** The game as a newcomer best begins it, me in the first seat and bots in all the others; or bots alone, to look on. The new table's id. */
export async function quickGame(id: string, shell: Texts, language: Language, isWatched = false): Promise<string> {
  const { game, texts, bots, board } = await loadGame(id);
  const values = { ...defaultsOf(game), ...board.quickOptions };
  const bot = pickedBot(bots).id;
  const seats = planSeats(seatCount(game, values), [], bot, shell);
  return createTable(
    id,
    shell.defaultName(inLanguage(texts, language).title),
    settledValues(game, values),
    isWatched ? seats.map(() => ({ sitter: 'bot', name: '', bot })) : seats,
    shell,
  );
}

export const createTable = (
  game: string,
  name: string,
  options: Values,
  seats: readonly SeatPlan[],
  texts: Texts,
  data?: OwnData,
): Promise<string> =>
  localTables().create({
    game,
    name,
    options,
    seats: namedSeats(seats, texts.bot),
    ...(data === undefined ? {} : { data }),
  });
