import type { AnyGame, ChoiceOf, EventOf, GameTexts, Language, Telling, ViewOf } from '@cabinet-wars/kernel';
import type { SeatFacts } from '../../client/table-client.ts';

/** What the pages after a game ask of its board. */
export interface AfterGame<M extends AnyGame> {
  /** What each seat would have if it were reckoned at that moment: the game's score over time; `scores` where not given. */
  forecast?(view: ViewOf<M>): readonly number[];
  /** Where points came from, from the whole story: names of the sources, and for each seat a row of as many numbers. */
  breakdown?(
    events: readonly EventOf<M>[],
    seats: readonly SeatFacts[],
    language: Language,
  ): { readonly columns: readonly string[]; readonly rows: readonly (readonly number[])[] } | null;
  /** What was luck, from the whole story: names of columns, and for each seat a row of as many figures in words. */
  luck?(
    events: readonly EventOf<M>[],
    seats: readonly SeatFacts[],
    language: Language,
  ): { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
  /** What came of something somebody set off, in a sentence or two, from all that was told of it; null where the log's lines say it. */
  aftermath?(
    events: readonly EventOf<M>[],
    texts: GameTexts<ChoiceOf<M>, EventOf<M>>,
    telling: Telling,
    language: Language,
  ): string | null;
}
