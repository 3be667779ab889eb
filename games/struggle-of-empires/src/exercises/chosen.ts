import { type Exercise, exerciseAt } from '@cabinet-wars/kernel';
import * as gameA0 from './data/game-a-0.ts';
import * as gameT10 from './data/game-t1-0.ts';
import * as gameT20 from './data/game-t2-0.ts';
import * as gameU10 from './data/game-u1-0.ts';
import * as gameW20 from './data/game-w2-0.ts';

const list = [
  { ...exerciseAt(gameA0.game, gameA0.threeBareTokens), id: 'three-bare-tokens', kind: 'threatens', section: 'build' },
  { ...exerciseAt(gameA0.game, gameA0.lastStand), id: 'last-stand', kind: 'holds', section: 'call-allies' },
  { ...exerciseAt(gameT10.game, gameT10.ottomanFriends), id: 'ottoman-friends', kind: 'alliance', section: 'ally' },
  { ...exerciseAt(gameT10.game, gameT10.lastWord), id: 'last-word', kind: 'raids', section: 'raid' },
  { ...exerciseAt(gameT20.game, gameT20.bareToken), id: 'bare-token', kind: 'holds', section: 'build' },
  { ...exerciseAt(gameT10.game, gameT10.noMenLeft), id: 'no-men-left', kind: 'gathers', section: 'move' },
  { ...exerciseAt(gameT10.game, gameT10.balticSiege), id: 'baltic-siege', kind: 'holds', section: 'build' },
  { ...exerciseAt(gameT20.game, gameT20.marchTogether), id: 'march-together', kind: 'gathers', section: 'move' },
  { ...exerciseAt(gameT20.game, gameT20.notAlone), id: 'not-alone', kind: 'attacks', section: 'call-allies' },
  { ...exerciseAt(gameT10.game, gameT10.farShore), id: 'far-shore', kind: 'sails', section: 'voyage' },
  { ...exerciseAt(gameU10.game, gameU10.nextDoor), id: 'next-door', kind: 'sails', section: 'move' },
  { ...exerciseAt(gameU10.game, gameU10.longVoyage), id: 'long-voyage', kind: 'sails', section: 'voyage' },
  {
    ...exerciseAt(gameW20.game, gameW20.islands),
    id: 'islands',
    kind: 'sails',
    section: 'voyage',
    // The sea may hold the navy up: whoever sends it there has seen it.
    also: [['move navy *', 'to caribbean']],
  },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
