import { type Chance, copy } from '@cabinet-wars/kernel';
import { UNREST_BAG } from '../data/numbers.ts';
import { POWER_COUNT } from '../data/powers.ts';
import { drawsUnrest } from '../editions.ts';
import { noUnrest } from '../set-up/new-game.ts';
import type { State } from '../state.ts';
import { copyOpenFields } from './open-fields.ts';
import { sampleDraft } from './sample-draft.ts';
import { sampleFaceDown } from './sample-face-down.ts';
import { sampleUnrest } from './sample-unrest.ts';
import type { GameView } from './view.ts';

/** A whole state that agrees with a seat's view; what the seat cannot know is filled in at random. */
export function sample({ open, own }: GameView, chance: Chance): State {
  const { unrest } = open;
  const g: State = {
    ...copyOpenFields(open),
    unrest: unrest === null ? noUnrest() : copy(unrest),
    final: copy(open.final),
    secret: {
      answers: own === null ? [] : copy(own.said),
      unrest: new Array<number>(POWER_COUNT * UNREST_BAG.length).fill(0),
      picks: [],
      seen: [],
    },
  };
  if (unrest === null) g.unrest = sampleFaceDown(g, own, chance);
  else if (drawsUnrest(g)) sampleUnrest(g, own, chance);
  sampleDraft(g, own, chance);
  return g;
}
