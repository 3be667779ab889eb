import { type Exercise, exerciseAt } from '@cabinet-wars/kernel';
import * as gameJ10 from './data/game-j1-0.ts';
import * as gameJ20 from './data/game-j2-0.ts';
import * as gameK10 from './data/game-k1-0.ts';
import * as gameK20 from './data/game-k2-0.ts';

const list = [
  { ...exerciseAt(gameJ20.game, gameJ20.silesia), id: 'silesia', kind: 'event', section: 'use-advantage' },
  { ...exerciseAt(gameJ20.game, gameJ20.allegheny), id: 'allegheny', kind: 'markets', section: 'scoring' },
  { ...exerciseAt(gameJ20.game, gameJ20.portDePaix), id: 'port-de-paix', kind: 'event', section: 'effects' },
  { ...exerciseAt(gameJ20.game, gameJ20.gunsOrGoods), id: 'guns-or-goods', kind: 'squadrons', section: 'squadrons' },
  { ...exerciseAt(gameJ10.game, gameJ10.biscay), id: 'biscay', kind: 'squadrons', section: 'squadrons' },
  { ...exerciseAt(gameJ20.game, gameJ20.fever), id: 'fever', kind: 'event', section: 'conflicts' },
  { ...exerciseAt(gameJ20.game, gameJ20.panic), id: 'panic', kind: 'event', section: 'debt' },
  { ...exerciseAt(gameK10.game, gameK10.makePeace), id: 'make-peace', kind: 'conflicts', section: 'conflicts' },
  { ...exerciseAt(gameK10.game, gameK10.jenkins), id: 'jenkins', kind: 'event', section: 'conflicts' },
  { ...exerciseAt(gameK20.game, gameK20.hudson), id: 'hudson', kind: 'conflicts', section: 'conflicts' },
  { ...exerciseAt(gameK10.game, gameK10.northernWar), id: 'northern-war', kind: 'event', section: 'action-round' },
  { ...exerciseAt(gameK10.game, gameK10.betterTroops), id: 'better-troops', kind: 'war', section: 'upgrade' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
