import type { OutboxRow } from '../../store/schema-people.ts';
import type { Letter } from '../post-letter.ts';

type Kind = OutboxRow['kind'];
/** What a notice is about. */
export interface Occasion {
  readonly kind: Kind;
  /** The table's name, or the game's. */
  readonly table: string;
  readonly game: string;
}

export interface NoticeTexts {
  readonly letter: Readonly<
    Record<Letter['what'], { readonly subject: string; readonly text: (name: string, link: string) => string }>
  >;
  readonly notice: Readonly<Record<Kind, (about: Occasion) => string>>;
  readonly several: (count: number) => string;
  readonly open: string;
  readonly unsubscribe: (link: string) => string;
  readonly unsubscribed: Readonly<Record<'ask' | 'button' | 'done' | 'void', string>>;
}

/** A table by its name and its game. */
export const at = ({ table, game }: Occasion): string => (table === '' || table === game ? game : `${table} (${game})`);
