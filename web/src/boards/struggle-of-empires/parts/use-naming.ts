import { boardTexts, gameGlossary } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import type { Naming } from '../read/sentences.ts';

const made = new Map<unknown, Naming>();

/** The board's words and the game's, in the viewer's language and the edition played; the same object for the same. */
export function namingOf({ language, view }: Pick<BoardProps, 'language' | 'view'>): Naming {
  const game = gameGlossary(language, view.open);
  const known = made.get(game);
  if (known !== undefined) return known;
  const naming = { own: boardTexts(language), game };
  made.set(game, naming);
  return naming;
}
