import type { BoardProps } from '../board.ts';
import { boardWords, gameWords } from './i18n/index.ts';
import { openOf } from './read/seen.ts';
import type { Naming } from './read/sentences.ts';

/** The board's words and the game's, in the viewer's language and the edition played. */
export const namingOf = ({ language, view }: Pick<BoardProps, 'language' | 'view'>): Naming => ({
  own: boardWords(language),
  game: gameWords(language, openOf(view)),
});
