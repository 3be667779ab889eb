import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { levelKinds } from '../../levels/kinds.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { plannerTexts } from './texts.ts';

/** As it was first released: saved games know it by its own name, the arena as a reference. */
export const former: BotKind = {
  id: 'planner',
  load: async () => (await import('../../reference/struggle-of-empires/index.ts')).planner,
  texts: plannerTexts,
};
export const reference: BotKind = { ...former, id: 'reference-planner', texts: asReference(plannerTexts) };

export const levels = levelKinds(async () => (await import('./sense.ts')).sense, plannerTexts, former);

export const loadSwindlers = async () => (await import('./deals/swindlers.ts')).swindlers;

export const loadCourse = async () => (await import('./course.ts')).course;

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
