import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { plannerTexts } from './texts.ts';

export const bot: BotKind = {
  id: 'planner',
  load: async () => (await import('./index.ts')).planner,
  loadAdviser: async () => (await import('./index.ts')).adviser,
  texts: plannerTexts,
};

export const reference: BotKind = {
  id: 'reference-planner',
  load: async () => (await import('../../reference/struggle-of-empires/index.ts')).planner,
  texts: asReference(plannerTexts),
};

interface Seen {
  readonly open: {
    readonly stack: readonly { readonly proc: string; readonly power?: number }[];
    readonly seatOf: readonly Seat[];
    readonly war: number;
    readonly round: number;
  };
}

export const whoseTurn: WhoseTurn<Seen> = (view) => {
  const { stack, seatOf, war, round } = view.open;
  const turn = stack.find(({ proc }) => proc === 'turn');
  return turn?.power === undefined ? null : { seat: seatOf[turn.power], name: `${war}.${round}.${turn.power}` };
};
