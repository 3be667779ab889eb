import { type Adviser, botCalled, type Move, type Situation, type Suggestion } from '@cabinet-wars/bots';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import { type Limits, think } from './think.ts';

/** Advice as it is thought out: a step at a time, so that whoever runs it can stop. */
export type Advising = ReturnType<Adviser>;

/** What a bot would tell somebody in a situation: the best of what could be done, the best first. */
export async function advise(game: AnyGame, bot: string, situation: Situation, limits: Limits): Promise<Advising> {
  const { seed, ...budget } = limits;
  const make = await (await botCalled(game.id, bot))?.loadAdviser?.();
  if (make !== undefined) return make(game)(situation, { ...budget, chance: new Seeded(seed) });
  return settled(await think(game, bot, situation, limits));
}

/** Who cannot compare says what it would do itself. */
// biome-ignore lint/correctness/useYield: there is nothing left to think about
function* settled(move: Move): Generator<void, readonly Suggestion[]> {
  return move.t === 'choose' ? [{ choice: move.choice, next: [], gain: 0, why: move.why }] : [];
}
