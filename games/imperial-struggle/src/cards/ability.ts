import type { Option } from '@cabinet-wars/kernel';
import { DONE } from '@cabinet-wars/kernel';
import { ABILITY, type Ability } from '../data/abilities.ts';
import { COMMODITIES, commodityOf } from '../data/demand.ts';
import { EVENT, EVENTS } from '../data/events.ts';
import { SPACE, SPACES } from '../data/map/spaces.ts';
import type { Side } from '../data/sides.ts';
import { changeTreaty } from '../money/accounts.ts';
import { procedure } from '../procedure.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { discardEvent, drawEvent } from './hands.ts';
import { huguenotSites } from './huguenots.ts';

export interface AbilityUse {
  side: Side;
  ability: Ability;
}

/** Abilities that ask something: Walpole, Halley, the Huguenots, the Townshend Acts. */
export const ability = procedure<AbilityUse>('ability')({
  begin: (g, f, x) => {
    if (f.ability === ABILITY['huguenots-place']) return 'where';
    if (f.ability === ABILITY['townshend-mark']) return 'commodity';
    if (f.ability === ABILITY['walpole-draw']) drawEvent(g, f.side, x);
    return 'discard';
  },
  discard: {
    who: (g, f) => g.seatOf[f.side],
    options: (g, f): Option<Choice>[] =>
      g.secret.hands[f.side].map((card) => ({ t: 'discard' as const, event: EVENTS[card] })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'discard') discardEvent(g, f.side, EVENT[choice.event], x);
      if (f.ability === ABILITY['halley-treaty']) changeTreaty(g, f.side, 1, 'edmond-halley', x);
      return DONE;
    },
  },
  where: {
    who: (g, f) => g.seatOf[f.side],
    options: (g) => huguenotSites(g).map((space) => ({ t: 'target' as const, space: SPACES[space] })),
    choose: (g, _f, choice, x) => {
      if (choice.t === 'target') {
        g.huguenots[g.huguenots.indexOf(-1)] = SPACE[choice.space];
        x.log?.({ t: 'huguenots-placed', space: choice.space });
      }
      return DONE;
    },
  },
  commodity: {
    who: (g, f) => g.seatOf[f.side],
    options: () => COMMODITIES.map((commodity) => ({ t: 'commodity' as const, commodity })),
    choose: (g, _f, choice, x) => {
      if (choice.t === 'commodity') {
        g.townshend = commodityOf(choice.commodity);
        x.log?.({ t: 'commodity-marked', commodity: choice.commodity });
      }
    },
  },
});
