import { REGIONS } from '../src/data/map/regions.ts';
import {
  CONQUEST_LINES,
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_TERRITORY,
  REGION,
  SPACE,
  SPACES,
} from '../src/data/map/spaces.ts';
import { AMERICAN } from '../src/data/sides.ts';
import { FACTS_OF, THEATRES_OF } from '../src/data/wars.ts';
import { at, frame, has, type Refused, type Truths } from './explain-kit.ts';

/** What the table of the theatre being fought says. */
const theatre = ({ g }: Refused) => FACTS_OF[THEATRES_OF[g.war][Number(frame(g, 'theatre')?.theatre)]];
const isWithin = (r: Refused, space: number): boolean => theatre(r).regions.includes(REGIONS[REGION[space]]);
const inWar = ({ g }: Refused, field: string): unknown => frame(g, 'war')?.[field];
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Where the squadron of a wish lies that is to take a sea. */
const harbour = ({ wish }: Refused): number =>
  wish.t === 'conquer-sea' && wish.from !== 'navy-box' ? SPACE[wish.from] : -1;

/** What each reason of a War states, looked up in tables and frames. */
export const WARS: Truths = {
  'not-conquerable': (r) =>
    r.wish.t === 'conquer-sea'
      ? !IS_NAVAL[at(r)]
      : !IS_MARKET[at(r)] && !IS_FORT[at(r)] && !IS_NAVAL[at(r)] && !IS_TERRITORY[at(r)],
  'needs-squadron': (r) => r.wish.t === 'conquer' && IS_NAVAL[at(r)],
  'already-yours': (r) => has(r.g, r.side, at(r)),
  american: (r) => r.g.flags[at(r)] === AMERICAN,
  'outside-theatre': (r) =>
    !isWithin(r, at(r)) && !(IS_TERRITORY[at(r)] && theatre(r).extra?.includes(SPACES[at(r)]) === true),
  'refused-this-war': (r) => list(inWar(r, 'refused')).includes(at(r)) && IS_TERRITORY[at(r)],
  'no-conquest-line': (r) =>
    CONQUEST_LINES[at(r)].length > 0 &&
    CONQUEST_LINES[at(r)].every((end) => !has(r.g, r.side, end)) &&
    (IS_TERRITORY[at(r)] || (IS_FORT[at(r)] && r.g.options.tougherForts)),
  'conquest-points-short': (r) => {
    const dear = r.wish.t === 'conquer' && r.g.huguenots.includes(SPACE[r.wish.space]);
    return (
      r.reason.need === (dear ? 2 : 1) &&
      r.reason.have === frame(r.g, 'conquest')?.cp &&
      (dear ? 2 : 1) > Number(r.reason.have)
    );
  },
  'no-squadron-to-send': (r) => (harbour(r) < 0 ? r.g.navyBox[r.side] === 0 : !has(r.g, r.side, harbour(r))),
  'squadron-outside-theatre': (r) => has(r.g, r.side, harbour(r)) && !isWithin(r, harbour(r)),
  'squadron-has-conquered': (r) =>
    harbour(r) < 0
      ? Number(list(inWar(r, 'sailedInBox'))[r.side]) >= r.g.navyBox[r.side]
      : list(inWar(r, 'sailed')).includes(harbour(r)),
};
