import type { Seat } from '@cabinet-wars/kernel';
import type { BotKind } from '../../bot.ts';
import { asReference } from '../reference.ts';
import type { WhoseTurn } from '../whose-turn.ts';
import { commanderTexts } from './texts.ts';

export const bot: BotKind = {
  id: 'commander',
  load: async () => (await import('./index.ts')).planner,
  loadAdviser: async () => (await import('./index.ts')).adviser,
  texts: commanderTexts,
};

export const reference: BotKind = {
  id: 'reference-commander',
  load: async () => (await import('../../reference/seven-years-world-war/index.ts')).planner,
  texts: asReference(commanderTexts),
};

interface Seen {
  readonly open: { readonly turn: number; readonly phase: string; readonly active: Seat };
}

/** A phase of one's own is a turn: a player turn is made of several, and others are asked in between. */
export const whoseTurn: WhoseTurn<Seen> = (view) => {
  const { turn, phase, active } = view.open;
  return active < 0 ? null : { seat: active, name: `${turn}.${phase}.${active}` };
};
