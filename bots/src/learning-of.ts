import { judgementOf } from './judgement/index.ts';
import type { AnyCourse } from './learning/course.ts';

export { plannerOf } from './greedy/planner.ts';
export * from './learning/index.ts';

/** What is needed to learn a game; null where nobody has said what to look at in it. */
export const loadCourse = async (game: string): Promise<AnyCourse | null> =>
  (await (await judgementOf(game))?.loadCourse?.()) ?? null;
