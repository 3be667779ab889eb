import { POWER, POWER_COUNT, type PowerId, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import type { Points } from '@cabinet-wars/seven-years-world-war/view';
import { moverOf } from '../read/motion.ts';
import type { Event, NationId, OpenView } from '../read/seen.ts';
import { type Reckoned, reckonings } from '../read/story.ts';

/** What winter cost a coalition. */
export interface Provisioned {
  readonly seat: number;
  readonly paid: number;
  /** Where units were lost because they could not be fed. */
  readonly lost: readonly SquareId[];
}
/** What the campaigns cost it. */
export interface Fought {
  readonly seat: number;
  readonly attacks: number;
  readonly lost: number;
}
type Tried<T extends Event['t']> = Extract<Event, { t: T }>;

export interface YearEnd {
  readonly turn: number;
  readonly provisioned: readonly Provisioned[];
  /** Null where the rule is not played with. */
  readonly pillage: readonly (Tried<'pillage-tried'> & { readonly points: number })[] | null;
  readonly enlightenment: readonly Tried<'enlightenment-tried'>[] | null;
  readonly fought: readonly Fought[];
  readonly won: readonly { readonly power: PowerId; readonly seat: number | null }[];
  readonly broken: readonly Tried<'agreement-broken'>[];
  /** Hundredths, in spring and in winter. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly partsBefore: readonly Points[];
  readonly partsAfter: readonly Points[];
}

const STARVED: readonly string[] = ['provisioning', 'forage'];
const FALLEN: readonly string[] = ['combat', 'retreat', 'sunk'];

/** The year that a reckoning closes, from the story and from how the table stands; null where it has not come to that. */
export function yearEndOf(story: readonly Event[], turn: number, open: OpenView): YearEnd | null {
  const end = story.findIndex((event) => event.t === 'reckoned' && event.turn === turn);
  const closing = story[end];
  if (turn === 0 || closing?.t !== 'reckoned') return null;
  const start = story.findLastIndex((event, i) => i < end && event.t === 'turn-begins');
  const year = story.slice(Math.max(0, start), end);
  const opening = reckonings(story.slice(0, end)).at(-1) ?? untold(closing, open);
  return {
    turn,
    provisioned: provisionedIn(year, open),
    pillage: open.options.pillage ? pillagedIn(year) : null,
    enlightenment: open.options.enlightenment
      ? year.flatMap((event) => (event.t === 'enlightenment-tried' ? [event] : []))
      : null,
    fought: foughtIn(year, open),
    won: year.flatMap((event) => (event.t === 'control' ? [{ power: event.power, seat: event.seat }] : [])),
    broken: year.flatMap((event) => (event.t === 'agreement-broken' ? [event] : [])),
    before: opening.ratios,
    after: closing.ratios,
    partsBefore: opening.parts,
    partsAfter: closing.parts,
  };
}

/** A story that does not reach back to spring: as if nothing had changed. */
const untold = (closing: Reckoned, { hands }: OpenView): Reckoned =>
  closing.turn === 1 ? { ...closing, ratios: hands.map(() => 100) } : closing;

function provisionedIn(year: readonly Event[], { hands }: OpenView): Provisioned[] {
  const rows = hands.map((_, seat): { seat: number; paid: number; lost: SquareId[] } => ({ seat, paid: 0, lost: [] }));
  let seat = -1;
  for (const event of year) {
    if (event.t === 'phase-begins') seat = event.phase === 'provisioning' ? event.seat : -1;
    if (event.t === 'treasury' && event.for === 'provisioning') rows[event.seat].paid -= event.points;
    if (seat >= 0 && event.t === 'unit-lost' && STARVED.includes(event.cause)) rows[seat].lost.push(event.square);
  }
  return rows;
}

function pillagedIn(year: readonly Event[]): (Tried<'pillage-tried'> & { points: number })[] {
  return year.flatMap((event, i) => {
    if (event.t !== 'pillage-tried') return [];
    const next = year.slice(i + 1, i + 4).find(({ t }) => t === 'treasury');
    const isGain = next?.t === 'treasury' && next.for === 'pillage' && event.result === 'pillage';
    return [{ ...event, points: isGain ? next.points : 0 }];
  });
}

function foughtIn(year: readonly Event[], open: OpenView): Fought[] {
  const sideOf = (nation: NationId) =>
    nation !== 'minor' && POWER[nation] < POWER_COUNT ? open.control[POWER[nation]] : -1;
  return open.hands.map((_, seat) => ({
    seat,
    attacks: year.filter((event) => event.t === 'attack' && event.seat === seat).length,
    lost: year.filter(
      (event) =>
        event.t === 'unit-lost' && FALLEN.includes(event.cause) && sideOf(moverOf(event.piece).nation) === seat,
    ).length,
  }));
}
