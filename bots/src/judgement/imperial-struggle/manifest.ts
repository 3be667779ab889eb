import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { ministerTexts } from './texts.ts';

export const bot: BotKind = {
  id: 'minister',
  load: async () => (await import('./index.ts')).planner,
  loadAdviser: async () => (await import('./index.ts')).adviser,
  texts: ministerTexts,
};

export const reference: BotKind = {
  id: 'reference-minister',
  load: async () => (await import('../../reference/imperial-struggle/index.ts')).planner,
  texts: asReference(ministerTexts),
};

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
