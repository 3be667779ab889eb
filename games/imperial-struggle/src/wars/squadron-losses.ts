import type { Option } from '@cabinet-wars/kernel';
import { SEAS } from '../data/map/spaces.ts';
import type { Side } from '../data/sides.ts';
import { placeId, placeOf, sendSquadron, squadronsBuilt } from '../map/squadrons.ts';
import { procedure } from '../procedure.ts';
import { NAVY_BOX, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';

export interface SquadronLosses {
  side: Side;
  squadrons: number;
  to: 'unbuilt' | 'lost';
}

/** Rules 43 and 44: the loser picks squadrons, on the map or in the Navy Box, that are unbuilt again or out of the game. */
export const squadronLosses = procedure<SquadronLosses>('squadron-losses')({
  giveUp: {
    who: (g, f) => (f.squadrons > 0 && squadronsBuilt(g, f.side) > 0 ? g.seatOf[f.side] : null),
    options: (g, f) => squadronsOf(g, f.side),
    choose: (g, f, choice, x) => {
      if (choice.t === 'give-up') sendSquadron(g, f.side, placeOf(choice.from), f.to, x);
      f.squadrons--;
      return 'giveUp';
    },
  },
});

const squadronsOf = (g: State, side: Side): Option<Choice>[] =>
  [NAVY_BOX, ...SEAS]
    .filter((place) => (place === NAVY_BOX ? g.navyBox[side] > 0 : g.flags[place] === side))
    .map((place) => ({ t: 'give-up', from: placeId(place) }));
