import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';

/** A few words for whoever meets something for the first time. */
export interface FirstNote {
  readonly id: string;
  /** The questions it stands beside: one (`auction.bid`), or all of a procedure (`auction`). */
  readonly asks?: readonly string[];
  /** Kinds of events: when one has happened since the last question, the note stands beside the next. */
  readonly after?: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The section of the rules that says more. */
  readonly section?: string;
}

/** When a note comes, and where more is said: the same in every language. */
export type NoteOccasion = Pick<FirstNote, 'asks' | 'after' | 'section'>;
export type NoteTexts<Id extends string> = Readonly<Record<Id, { readonly title: string; readonly text: string }>>;

/** First-time notes from their occasions, the more important first, and their texts. */
export const notesOf =
  <Id extends string>(occasions: Readonly<Record<Id, NoteOccasion>>, texts: Translations<NoteTexts<Id>>) =>
  (language: Language): readonly FirstNote[] => {
    const said = inLanguage(texts, language);
    return (Object.keys(occasions) as Id[]).map((id) => ({ id, ...occasions[id], ...said[id] }));
  };
