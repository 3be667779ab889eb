import type { AnyProcedure } from '../../src/flow/flow.ts';
import { Context, Flow, type GameState, rules } from '../../src/index.ts';

/** Procedures that do nothing but leave a trace. */
export type State = GameState & { trace: string[] };
export type Say = { t: 'say'; word: string } | { t: 'bid'; gold: number };
export const { procedure } = rules<State, Say, { t: string }>();
export const say = (word: string): Say => ({ t: 'say', word });
export const quietly = () => new Context<{ t: string }>({ roll: () => 0, draw: () => 0 });

export function begin(
  first: AnyProcedure<State, Say, { t: string }>,
  ...others: AnyProcedure<State, Say, { t: string }>[]
) {
  const flow = new Flow<State, Say, { t: string }>([first, ...others]);
  const g: State = { stack: [first.frame({})], trace: [], secret: { answers: [] } };
  const x = quietly();
  return { flow, g, x, question: flow.run(g, x) };
}
