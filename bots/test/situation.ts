import { type AnyGame, type GameState, Seeded } from '@cabinet-wars/kernel';
import type { Bot, Move, Situation } from '../src/index.ts';

export const budget = (nodes = 2000) => ({ nodes, milliseconds: 60_000, chance: new Seeded('thinking') });

type Asked = Pick<Situation, 'offers' | 'made'>;
export const nothing: Asked = { offers: [], made: 0 };

/** What a seat is told of a state: through JSON, so that nothing hidden can be reached from it. */
export function situationOf(game: AnyGame, g: GameState, seat: number, { offers, made } = nothing): Situation {
  const question = game.flow.question(g as never)!;
  const asked = question.waiting.find((each) => each.seat === seat);
  const { key, mode, pass } = question;
  const own = asked === undefined ? null : { askId: 1, key, mode, pass, ...asked };
  const view = JSON.parse(JSON.stringify(game.view(g as never, seat)));
  return { seat, view, asks: { over: false, own, waitsFor: [] } as Situation['asks'], offers, made };
}

/** The choice a bot makes for whoever is asked first. */
export function choiceAt(game: AnyGame, bot: Bot, g: GameState, nodes?: number): Extract<Move, { t: 'choose' }> {
  const { seat } = game.flow.question(g as never)!.waiting[0];
  return bot(situationOf(game, g, seat, { offers: [], made: 1 }), budget(nodes)) as Extract<Move, { t: 'choose' }>;
}
