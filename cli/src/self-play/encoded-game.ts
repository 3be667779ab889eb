import type { AnyEncoding, AnyGame } from '@cabinet-wars/kernel';
import { BadUsage, findGame } from '../host/index.ts';

/** A game and how it is told in numbers. */
export async function encodedGame(id: string): Promise<{ readonly game: AnyGame; readonly encoding: AnyEncoding }> {
  const { game, loadEncoding } = await findGame(id);
  if (loadEncoding === undefined) throw new BadUsage(`${id} is not told in numbers: it has no encoding`);
  return { game, encoding: await loadEncoding() };
}
