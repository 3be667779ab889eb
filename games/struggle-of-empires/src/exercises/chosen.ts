import type { Exercise } from '@cabinet-wars/kernel';
import { found as baltic } from './data/baltic-siege.ts';
import { found as bareToken } from './data/bare-token.ts';
import { found as farShore } from './data/far-shore.ts';
import { found as lastStand } from './data/last-stand.ts';
import { found as lastWord } from './data/last-word.ts';
import { found as longVoyage } from './data/long-voyage.ts';
import { found as marchTogether } from './data/march-together.ts';
import { found as nextDoor } from './data/next-door.ts';
import { found as noMenLeft } from './data/no-men-left.ts';
import { found as notAlone } from './data/not-alone.ts';
import { found as ottomans } from './data/ottoman-friends.ts';
import { found as threeBareTokens } from './data/three-bare-tokens.ts';

const list = [
  { ...threeBareTokens, id: 'three-bare-tokens', kind: 'threatens', section: 'build' },
  { ...lastStand, id: 'last-stand', kind: 'holds', section: 'call-allies' },
  { ...ottomans, id: 'ottoman-friends', kind: 'alliance', section: 'ally' },
  { ...lastWord, id: 'last-word', kind: 'raids', section: 'raid' },
  { ...bareToken, id: 'bare-token', kind: 'holds', section: 'build' },
  { ...noMenLeft, id: 'no-men-left', kind: 'gathers', section: 'move' },
  { ...baltic, id: 'baltic-siege', kind: 'holds', section: 'build' },
  { ...marchTogether, id: 'march-together', kind: 'gathers', section: 'move' },
  { ...notAlone, id: 'not-alone', kind: 'attacks', section: 'call-allies' },
  { ...farShore, id: 'far-shore', kind: 'sails', section: 'voyage' },
  { ...nextDoor, id: 'next-door', kind: 'sails', section: 'move' },
  { ...longVoyage, id: 'long-voyage', kind: 'sails', section: 'voyage' },
] as const satisfies readonly Exercise[];

/** From the plainest on. */
export const exercises: readonly Exercise[] = list;
export type ExerciseId = (typeof list)[number]['id'];
