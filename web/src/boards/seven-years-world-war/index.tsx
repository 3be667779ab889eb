import type { BoardModule } from '../board.ts';
import { Board } from './Board.tsx';
import { Context } from './Context.tsx';
import { Emblem } from './Emblem.tsx';
import { Row } from './panels/Row.tsx';
import { seen } from './read/seen.ts';
import { wishesOf } from './read/wishes.ts';
import { Strip } from './Strip.tsx';
import * as story from './story.ts';

/** The face of Seven Years World War. */
export const board: BoardModule = {
  Board,
  Strip,
  Context,
  Row,
  Emblem,
  durations: story.durations,
  headline: (view, _texts, language) => story.headline(view, language),
  chapter: (event, _texts, language) => story.chapter(event, language),
  doer: story.doer,
  isForGood: story.isForGood,
  wishes: ({ view, ask, texts, telling }) => {
    // Wishes alike in words are one.
    const named = new Map(
      (ask === null ? [] : wishesOf(ask, seen(view))).map((wish) => [texts.choice(wish, telling), wish]),
    );
    return [...named].map(([name, wish]) => ({ wish, name }));
  },
  scores: story.scores,
  terms: story.terms,
};
