import type { Choice } from './choice.ts';
import { Flow } from './flow/flow.ts';
import { DONE, type Procedure, rules } from './flow/procedure.ts';
import type { Deal, GameEvent, GameModule, Result, View } from './game.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state.ts';

type Alike = 'stateVersion' | 'flow' | 'redact' | 'audit' | 'deals' | 'orders' | 'explain';

/** What a game says of itself that hides no events, knows no deals and no standing orders. */
export interface SmallGame<
  G extends GameState,
  C extends Choice,
  E extends GameEvent,
  V extends View<unknown, unknown>,
  O extends { readonly players: number },
> extends Omit<GameModule<G, C, E, V, O>, Alike>,
    Partial<Pick<GameModule<G, C, E, V, O>, Alike>> {
  // biome-ignore lint/suspicious/noExplicitAny: each procedure keeps what it likes in its frames
  readonly procedures: readonly Procedure<any, G, C, E>[];
}

/** A whole game of a small one. What it grows into it says itself, and need say no more of the rest. */
export function smallGame<
  G extends GameState,
  C extends Choice,
  E extends GameEvent,
  V extends View<unknown, unknown>,
  O extends { readonly players: number },
>({ procedures, ...own }: SmallGame<G, C, E, V, O>): GameModule<G, C, E, V, O> {
  const deal = rules<G, C, E>().procedure<{ deal: Deal }>('deal')({ done: () => DONE });
  return {
    stateVersion: 1,
    flow: new Flow([...procedures, deal]),
    redact: (event) => event,
    audit: () => [],
    deals: { kinds: [], may: () => null, carryOut: deal },
    orders: [],
    explain: () => [],
    ...own,
  };
}

/** Whoever has most is first; those level with each other share a place. */
export function mostFirst(scores: readonly number[], reason: string): Result {
  const seatsWith = (points: number): Seat[] => scores.flatMap((each, seat) => (each === points ? [seat] : []));
  const places = [...new Set(scores)].sort((a, b) => b - a).map(seatsWith);
  return { places, scores: [...scores], reason };
}
