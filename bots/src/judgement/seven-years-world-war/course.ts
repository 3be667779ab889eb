import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Course } from '../../learning/course.ts';
import { features } from './features.ts';
import { weights } from './generated/weights.ts';
import { judgementOf } from './judgement.ts';

export const course: Course<State, Choice> = {
  table: features,
  weights,
  unit: 15,
  judgement: judgementOf,
  clear: 25,
  isKept: (key) => key.endsWith('-phase.act') || key.endsWith('.hub'),
  settings: [2, 2, 4, 3].map((players) => ({ players })),
};
