import type { Lesson, LessonTexts } from '@cabinet-wars/kernel';

/** How quickly an unhurried reader reads, and what a choice and a moment that is watched take besides. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_CHOICE = 8;
const SECONDS_WATCHED = 2.5;

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What a lesson asks of a learner. */
export interface Reckoned {
  /** What everybody reads: titles, texts and the reasons behind “Why?”. */
  readonly words: number;
  /** Answers to other choices, of which one hears some. */
  readonly answers: number;
  readonly choices: number;
  readonly watched: number;
  readonly minutes: number;
}

export function reckon({ steps }: Lesson, { about, end, steps: texts }: LessonTexts): Reckoned {
  const told = steps.flatMap(({ id }) => [texts[id].title, texts[id].text, texts[id].why ?? '']);
  const words = wordsOf([about, ...told, end].join(' '));
  const answers = wordsOf(steps.flatMap(({ id }) => Object.values(texts[id].others ?? {})).join(' '));
  const choices = steps.reduce((sum, { does = [] }) => sum + does.length, 0);
  const watched = steps.reduce((sum, { afterwards = [] }) => sum + afterwards.length, 0);
  const seconds = (60 * words) / WORDS_A_MINUTE + choices * SECONDS_A_CHOICE + watched * SECONDS_WATCHED;
  return { words, answers, choices, watched, minutes: Math.round(seconds / 60) };
}
