import {
  FACTS_OF,
  HAS_KEYWORD,
  IS_FORT,
  IS_NAVAL,
  KEYWORDS,
  MINISTRY_SIDE,
  REGIONS_OF,
  type Result,
  SIDES,
  SPACES,
  SPACES_IN,
  type SpaceId,
  STRENGTH_SPACES,
  THEATRE,
  type TheatreId,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import type { OpenView, Side, SideId } from '../read/seen.ts';

/** What counts in a theatre: who has how much of it, and which spaces these are. */
export interface Source {
  readonly id: 'alliances' | 'squadrons' | 'forts' | 'conflicts' | 'keyword';
  readonly britain: number;
  readonly france: number;
  readonly names: readonly SpaceId[];
}

const holds = (open: OpenView, side: Side, space: number): boolean =>
  open.flags[space] === side && open.conflicts[space] === 0 && open.damaged[space] === 0;

function bySpaces(open: OpenView, id: Source['id'], spaces: readonly number[]): Source {
  const count = (side: Side) => spaces.filter((space) => holds(open, side, space)).length;
  const held = spaces.filter((space) => holds(open, 0, space) || holds(open, 1, space));
  return { id, britain: count(1), france: count(0), names: held.map((space) => SPACES[space]) };
}

/** All that a theatre counts, zeros too; the tiles left aside. */
export function sourcesOf(open: OpenView, theatre: TheatreId): Source[] {
  const at = THEATRE[theatre];
  const facts = FACTS_OF[at];
  const spaces = STRENGTH_SPACES[at];
  const sources: Source[] = [];
  if (facts.allies !== undefined || facts.localAllies !== undefined)
    sources.push(
      bySpaces(
        open,
        'alliances',
        spaces.filter((space) => !IS_NAVAL[space] && !IS_FORT[space]),
      ),
    );
  if (facts.squadrons !== undefined)
    sources.push(
      bySpaces(
        open,
        'squadrons',
        spaces.filter((space) => IS_NAVAL[space]),
      ),
    );
  if (facts.forts)
    sources.push(
      bySpaces(
        open,
        'forts',
        spaces.filter((space) => IS_FORT[space]),
      ),
    );
  if (facts.conflicts) sources.push(conflictsIn(open, at));
  if (facts.keyword !== undefined) {
    const keyword = KEYWORDS.indexOf(facts.keyword);
    const has = (side: Side) =>
      open.revealed.some((up, one) => up === 1 && MINISTRY_SIDE[one] === side && HAS_KEYWORD[one][keyword]) ? 1 : 0;
    sources.push({ id: 'keyword', britain: has(1), france: has(0), names: [] });
  }
  return sources;
}

function conflictsIn(open: OpenView, theatre: number): Source {
  const here = REGIONS_OF[theatre]
    .flatMap((region) => SPACES_IN[region])
    .filter((space) => open.conflicts[space] !== 0);
  const against = (side: Side) => here.filter((space) => open.flags[space] === side);
  const names = [...against(0), ...against(1)].map((space) => SPACES[space]);
  return { id: 'conflicts', britain: against(0).length, france: against(1).length, names };
}

/** What winning a theatre brings a side, row by row. */
export const rowsFor = (open: OpenView, theatre: TheatreId, side: SideId): readonly Result[] =>
  tablesOf(open).results[THEATRE[theatre]][SIDES.indexOf(side)];

/** Whether it makes a difference who wins. */
export const isSameForBoth = (open: OpenView, theatre: TheatreId): boolean =>
  JSON.stringify(rowsFor(open, theatre, 'france')) === JSON.stringify(rowsFor(open, theatre, 'britain'));

/** The row a margin reaches; null for none. */
export const rowReached = (rows: readonly Result[], margin: number): Result | null =>
  rows.findLast(({ from }) => from <= margin) ?? null;
