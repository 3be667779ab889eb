import type { Exercise } from '@cabinet-wars/kernel';
import { found as allegheny } from './found/allegheny.ts';
import { found as biscay } from './found/biscay.ts';
import { found as fever } from './found/fever.ts';
import { found as gunsOrGoods } from './found/guns-or-goods.ts';
import { found as panic } from './found/panic.ts';
import { found as portDePaix } from './found/port-de-paix.ts';
import { found as silesia } from './found/silesia.ts';

const list = [
  { ...silesia, id: 'silesia', kind: 'event', section: 'use-advantage' },
  { ...allegheny, id: 'allegheny', kind: 'markets', section: 'scoring' },
  { ...portDePaix, id: 'port-de-paix', kind: 'event', section: 'effects' },
  { ...gunsOrGoods, id: 'guns-or-goods', kind: 'squadrons', section: 'squadrons' },
  { ...biscay, id: 'biscay', kind: 'squadrons', section: 'squadrons' },
  { ...fever, id: 'fever', kind: 'event', section: 'conflicts' },
  { ...panic, id: 'panic', kind: 'event', section: 'debt' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
