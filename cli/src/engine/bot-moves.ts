import {
  actOf,
  botCalled,
  doAct,
  everyBot,
  type Move,
  OFFERS_A_QUESTION,
  type Situation,
  situationOf,
} from '@cabinet-wars/bots';
import { type Limits, think } from '@cabinet-wars/host/bots';
import type { AnyGame, Choice, Seat, View } from '@cabinet-wars/kernel';
import type { Ask, Position } from './position.ts';
import { Refused } from './refused.ts';
import { accept, TablePosition } from './table-position.ts';

/** What a bot is told where there are no deals: its view and its question. */
export const bareSituation = (view: View<unknown, unknown>, { seat, ...ask }: Ask): Situation => ({
  seat,
  view,
  asks: { over: false, own: { askId: 0, seat, hides: false, ...ask }, waitsFor: [seat] },
  offers: [],
  // Where nobody could answer, a bot has made all the offers it may.
  made: OFFERS_A_QUESTION,
});

/** What a bot chooses where it can do nothing else; null where it would do something else. */
export async function chosenBy(
  game: AnyGame,
  bot: string,
  situation: Situation,
  limits: Limits,
): Promise<Choice | null> {
  const act = actOf(situation, await think(game, bot, situation, limits));
  return act?.t === 'choose' ? act.said : null;
}

/** What a bot would do for a seat. */
export const moveOf = (position: Position, ask: Ask, bot: string, limits: Limits): Promise<Move> =>
  think(position.loaded.game, bot, situationAt(position, ask), limits);

const situationAt = (position: Position, ask: Ask): Situation =>
  position instanceof TablePosition
    ? situationOf(position.table, ask.seat, 0)
    : bareSituation(position.view(ask.seat), ask);

/** Makes a bot's move; false where the position does not allow it. */
export function makeMove(position: Position, seat: Seat, ask: Ask, move: Move): boolean {
  const act = actOf(situationAt(position, ask), move);
  if (act === null) return false;
  if (position instanceof TablePosition) accept(doAct(position.table, seat, act));
  else if (act.t === 'choose') position.choose(seat, act.said);
  else return false;
  return true;
}

/** Refuses the name of a bot that there is not. */
export async function checkBot(game: string, bot: string): Promise<void> {
  if ((await botCalled(game, bot)) !== undefined) return;
  const known = (await everyBot(game)).map((kind) => kind.id).join(', ');
  throw new Refused({ why: 'no-such-bot', bot, known });
}
