import type { Exercise } from '@cabinet-wars/kernel';
import { found as allegheny } from './data/allegheny.ts';
import { found as betterTroops } from './data/better-troops.ts';
import { found as biscay } from './data/biscay.ts';
import { found as fever } from './data/fever.ts';
import { found as gunsOrGoods } from './data/guns-or-goods.ts';
import { found as hudson } from './data/hudson.ts';
import { found as jenkins } from './data/jenkins.ts';
import { found as makePeace } from './data/make-peace.ts';
import { found as northernWar } from './data/northern-war.ts';
import { found as panic } from './data/panic.ts';
import { found as portDePaix } from './data/port-de-paix.ts';
import { found as silesia } from './data/silesia.ts';

const list = [
  { ...silesia, id: 'silesia', kind: 'event', section: 'use-advantage' },
  { ...allegheny, id: 'allegheny', kind: 'markets', section: 'scoring' },
  { ...portDePaix, id: 'port-de-paix', kind: 'event', section: 'effects' },
  { ...gunsOrGoods, id: 'guns-or-goods', kind: 'squadrons', section: 'squadrons' },
  { ...biscay, id: 'biscay', kind: 'squadrons', section: 'squadrons' },
  { ...fever, id: 'fever', kind: 'event', section: 'conflicts' },
  { ...panic, id: 'panic', kind: 'event', section: 'debt' },
  { ...makePeace, id: 'make-peace', kind: 'conflicts', section: 'conflicts' },
  { ...jenkins, id: 'jenkins', kind: 'event', section: 'conflicts' },
  { ...hudson, id: 'hudson', kind: 'conflicts', section: 'conflicts' },
  { ...northernWar, id: 'northern-war', kind: 'event', section: 'action-round' },
  { ...betterTroops, id: 'better-troops', kind: 'war', section: 'upgrade' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
