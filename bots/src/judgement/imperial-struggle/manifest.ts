import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { levelKinds } from '../../levels/kinds.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { ministerTexts } from './texts.ts';

/** As it was first released: saved games know it by its own name, the arena as a reference. */
export const former: BotKind = {
  id: 'minister',
  load: async () => (await import('../../reference/imperial-struggle/index.ts')).planner,
  texts: ministerTexts,
};
export const reference: BotKind = { ...former, id: 'reference-minister', texts: asReference(ministerTexts) };

export const levels = levelKinds(async () => (await import('./sense.ts')).sense, ministerTexts, former);

export const loadCourse = async () => (await import('./course.ts')).course;

interface Seen {
  readonly open: {
    readonly stack: readonly { readonly proc: string; readonly side?: number }[];
    readonly seatOf: readonly Seat[];
    readonly turn: number;
    readonly round: number;
  };
}

/** An Action Round is a turn. */
export const whoseTurn: WhoseTurn<Seen> = (view) => {
  const { stack, seatOf, turn, round } = view.open;
  const mine = stack.find(({ proc }) => proc === 'action-round');
  return mine?.side === undefined ? null : { seat: seatOf[mine.side], name: `${turn}.${round}` };
};
