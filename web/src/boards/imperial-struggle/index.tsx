import type { BoardModule } from '../board.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { Strip } from './Strip.tsx';
import * as story from './story.ts';

/** The face of Imperial Struggle. */
export const board: BoardModule = {
  Board,
  Strip,
  Emblem,
  durations: story.durations,
  headline: (view, _texts, language) => story.headline(view, language),
  chapter: (event, _texts, language) => story.chapter(event, language),
  doer: story.doer,
  isForGood: story.isForGood,
  scores: story.scores,
  rulesFor: story.rulesFor,
};
