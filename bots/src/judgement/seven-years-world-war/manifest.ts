import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { levelKinds } from '../../levels/kinds.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { commanderTexts } from './texts.ts';

/** As it was first released: saved games know it by its own name, the arena as a reference. */
export const former: BotKind = {
  id: 'commander',
  load: async () => (await import('../../reference/seven-years-world-war/index.ts')).planner,
  texts: commanderTexts,
};
export const reference: BotKind = { ...former, id: 'reference-commander', texts: asReference(commanderTexts) };

export const levels = levelKinds(async () => (await import('./sense.ts')).sense, commanderTexts, former);

export const loadSwindlers = async () => (await import('./swindlers.ts')).swindlers;

export const loadCourse = async () => (await import('./course.ts')).course;

interface Seen {
  readonly open: { readonly turn: number; readonly phase: string; readonly active: Seat };
}

/** A phase of one's own is a turn: a player turn is made of several, and others are asked in between. */
export const whoseTurn: WhoseTurn<Seen> = (view) => {
  const { turn, phase, active } = view.open;
  return active < 0 ? null : { seat: active, name: `${turn}.${phase}.${active}` };
};
