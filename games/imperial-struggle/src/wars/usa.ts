import type { Option } from '@cabinet-wars/kernel';
import { SPACE, SPACES, type Space } from '../data/map/spaces.ts';
import { CANADA_TERRITORIES, USA_FORTS, USA_TERRITORIES } from '../data/set-up.ts';
import { AMERICAN, FRANCE, NOBODY } from '../data/sides.ts';
import { setFlag } from '../map/flags.ts';
import { isolatedMarkets } from '../map/isolation.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';

export interface Usa {
  canada: boolean;
  /** Markets that were Isolated before: they keep their flags. */
  isolated: Space[];
}

/** Rule 47: France has won the American Revolution. Nothing of this can be refused. */
export const usa = procedure<Usa>('usa')({
  before: (g, f) => {
    f.isolated = isolatedMarkets(g);
  },
  territories: {
    who: (g) => g.seatOf[FRANCE],
    options: (g, f) => [...territories(g, f), { t: 'no-more' }],
    choose: (g, _f, choice, x) => {
      if (choice.t !== 'american-flag') return 'forts';
      setFlag(g, SPACE[choice.space], AMERICAN, x);
      return 'territories';
    },
  },
  forts: {
    who: (g) => g.seatOf[FRANCE],
    options: (g) => [...forts(g), { t: 'no-more' }],
    choose: (g, _f, choice, x) => {
      if (choice.t !== 'raze-fort') return 'cutOff';
      setFlag(g, SPACE[choice.space], NOBODY, x);
      return 'forts';
    },
  },
  cutOff: (g, f, x) => {
    for (const market of isolatedMarkets(g)) {
      if (f.isolated.includes(market)) continue;
      x.log?.({ t: 'cut-off', space: SPACES[market] });
      setFlag(g, market, NOBODY, x);
    }
  },
});

const territories = (g: State, { canada }: Usa): Option<Choice>[] =>
  [...USA_TERRITORIES, ...(canada ? CANADA_TERRITORIES : [])]
    .filter((space) => g.flags[space] !== AMERICAN)
    .map((space) => ({ t: 'american-flag', space: SPACES[space] }));

const forts = (g: State): Option<Choice>[] =>
  USA_FORTS.filter((space) => g.flags[space] !== NOBODY).map((space) => ({ t: 'raze-fort', space: SPACES[space] }));
