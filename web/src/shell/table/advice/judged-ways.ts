import { botTexts } from '@cabinet-wars/bots';
import type { Language } from '@cabinet-wars/kernel';
import type { JudgedWay } from '../../../boards/kit/board.ts';
import type { Advice } from '../../../client/table-client.ts';
import type { Sitting } from '../../table-state/use-table.ts';

/** A bot's advice as a board shows it: with its reasons in words. */
export function judgedWays(
  { loaded, telling }: Sitting,
  advice: Advice | null,
  language: Language,
): readonly JudgedWay[] | null {
  if (advice === null) return null;
  const texts = botTexts(loaded.bots, advice.bot, language);
  return advice.suggestions.map(({ choice, next, gain, why }) => ({
    choices: [choice, ...next],
    gain,
    why: texts?.why(why, telling) ?? '',
  }));
}
