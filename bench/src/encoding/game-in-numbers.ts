import { BadUsage, findGame } from '@cabinet-wars/cli/host';
import { settle } from '@cabinet-wars/kernel';

/** A game, how it is told in numbers, and its own defaults. */
export async function gameInNumbers(id: string) {
  const { game, loadEncoding } = await findGame(id);
  const settled = settle<object>(game.options, {});
  if (!settled.ok || loadEncoding === undefined) throw new BadUsage(`${id} is not told in numbers`);
  return { game, encoding: await loadEncoding(), options: settled.options };
}
