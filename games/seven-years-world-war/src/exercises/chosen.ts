import type { Exercise } from '@cabinet-wars/kernel';
import { found as bourbonCousins } from './data/bourbon-cousins.ts';
import { found as farEast } from './data/far-east.ts';
import { found as openDoor } from './data/open-door.ts';
import { found as russianEnvoys } from './data/russian-envoys.ts';
import { found as spainForTwo } from './data/spain-for-two.ts';

const list = [
  { ...openDoor, id: 'open-door', kind: 'captures', section: 'combat-phase' },
  { ...spainForTwo, id: 'spain-for-two', kind: 'courts', section: 'diplomacy' },
  { ...farEast, id: 'far-east', kind: 'courts', section: 'gains' },
  { ...russianEnvoys, id: 'russian-envoys', kind: 'courts', section: 'attempt' },
  { ...bourbonCousins, id: 'bourbon-cousins', kind: 'courts', section: 'attempt' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
