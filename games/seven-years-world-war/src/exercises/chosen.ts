import { type Exercise, exerciseAt } from '@cabinet-wars/kernel';
import { firstNumbers } from '../data/default/first-numbers.ts';
import { createGame } from '../game.ts';
import * as gameD10 from './data/game-d1-0.ts';
import * as gameD11 from './data/game-d1-1.ts';
import * as gameD20 from './data/game-d2-0.ts';
import * as gameY20 from './data/game-y2-0.ts';
import * as gameZ10 from './data/game-z1-0.ts';
import * as gameZ20 from './data/game-z2-0.ts';
import * as gameZ30 from './data/game-z3-0.ts';

const list = [
  { ...exerciseAt(gameZ20.game, gameZ20.openDoor), id: 'open-door', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameZ10.game, gameZ10.spainForTwo), id: 'spain-for-two', kind: 'courts', section: 'diplomacy' },
  { ...exerciseAt(gameZ10.game, gameZ10.farEast), id: 'far-east', kind: 'courts', section: 'gains' },
  { ...exerciseAt(gameZ20.game, gameZ20.russianEnvoys), id: 'russian-envoys', kind: 'courts', section: 'attempt' },
  { ...exerciseAt(gameZ30.game, gameZ30.bourbonCousins), id: 'bourbon-cousins', kind: 'courts', section: 'attempt' },
  { ...exerciseAt(gameD20.game, gameD20.norway), id: 'norway', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameD10.game, gameD10.loneGuard), id: 'lone-guard', kind: 'attacks', section: 'attack' },
  { ...exerciseAt(gameD11.game, gameD11.korea), id: 'korea', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameD10.game, gameD10.carnatic), id: 'carnatic', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameD20.game, gameD20.hungary), id: 'hungary', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameD20.game, gameD20.poland), id: 'poland', kind: 'attacks', section: 'attack' },
  { ...exerciseAt(gameD20.game, gameD20.persia), id: 'persia', kind: 'captures', section: 'combat-phase' },
  { ...exerciseAt(gameD11.game, gameD11.azores), id: 'azores', kind: 'attacks', section: 'attack' },
  { ...exerciseAt(gameD11.game, gameD11.pyrenees), id: 'pyrenees', kind: 'attacks', section: 'attack' },
  { ...exerciseAt(gameY20.game, gameY20.vienna), id: 'vienna', kind: 'attacks', section: 'attack' },
  { ...exerciseAt(gameY20.game, gameY20.lastYear), id: 'last-year', kind: 'attacks', section: 'victory' },
] as const satisfies readonly Exercise[];

const game = createGame(firstNumbers);

/** From the plainest on. All were found and weighed with the numbers we began with. */
export const exercises: readonly Exercise[] = list.map((exercise) => ({ ...exercise, game }));
export type ExerciseId = (typeof list)[number]['id'];
