import type { Exercise } from '@cabinet-wars/kernel';
import { found as azores } from './data/azores.ts';
import { found as bourbonCousins } from './data/bourbon-cousins.ts';
import { found as carnatic } from './data/carnatic.ts';
import { found as farEast } from './data/far-east.ts';
import { found as hungary } from './data/hungary.ts';
import { found as korea } from './data/korea.ts';
import { found as loneGuard } from './data/lone-guard.ts';
import { found as norway } from './data/norway.ts';
import { found as openDoor } from './data/open-door.ts';
import { found as persia } from './data/persia.ts';
import { found as poland } from './data/poland.ts';
import { found as pyrenees } from './data/pyrenees.ts';
import { found as russianEnvoys } from './data/russian-envoys.ts';
import { found as spainForTwo } from './data/spain-for-two.ts';

const list = [
  { ...openDoor, id: 'open-door', kind: 'captures', section: 'combat-phase' },
  { ...spainForTwo, id: 'spain-for-two', kind: 'courts', section: 'diplomacy' },
  { ...farEast, id: 'far-east', kind: 'courts', section: 'gains' },
  { ...russianEnvoys, id: 'russian-envoys', kind: 'courts', section: 'attempt' },
  { ...bourbonCousins, id: 'bourbon-cousins', kind: 'courts', section: 'attempt' },
  { ...norway, id: 'norway', kind: 'captures', section: 'combat-phase' },
  { ...loneGuard, id: 'lone-guard', kind: 'attacks', section: 'attack' },
  { ...korea, id: 'korea', kind: 'captures', section: 'combat-phase' },
  { ...carnatic, id: 'carnatic', kind: 'captures', section: 'combat-phase' },
  { ...hungary, id: 'hungary', kind: 'captures', section: 'combat-phase' },
  { ...poland, id: 'poland', kind: 'attacks', section: 'attack' },
  { ...persia, id: 'persia', kind: 'captures', section: 'combat-phase' },
  { ...azores, id: 'azores', kind: 'attacks', section: 'attack' },
  { ...pyrenees, id: 'pyrenees', kind: 'attacks', section: 'attack' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
