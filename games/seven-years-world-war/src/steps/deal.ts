import type { Deal, Deals } from '@cabinet-wars/kernel';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { procedure } from '../words.ts';

/** 21.0. Carries out what players have agreed on. */
export const deal = procedure<{ deal: Deal }>('deal')({
  carryOut: () => {},
});

export const deals: Deals<State, Choice, Event> = { kinds: [], may: () => null, carryOut: deal };
