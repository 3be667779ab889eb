import type { Reason } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { ALLIANCES, ALLIANCES_IN, regionOf, UNITS, type UnitId } from '@cabinet-wars/struggle-of-empires/data';
import { type AttackChoice, attacksOf, type OpenAttack } from '../battle/attacks.ts';
import type { PlaceId } from '../map/places.ts';
import { isPower } from '../map/places.ts';
import { sampleOf } from '../read/sample-of.ts';
import type { GameChoice, GameView, OwnAsk } from '../read/seen.ts';
import type { Arrival } from './outlook.ts';

/** Something that cannot be done in a place now, and why. */
export interface Barred {
  readonly choice: GameChoice;
  readonly why: Reason;
}

/** What can be done in a place with the next action, and what not. */
export interface VerbsAt {
  readonly builds: readonly Arrival[];
  readonly departures: readonly UnitId[];
  readonly arrivals: readonly Arrival[];
  readonly attacks: readonly OpenAttack[];
  /** Colonize, commerce and local alliances here, each an action of its own. */
  readonly others: readonly (readonly GameChoice[])[];
  readonly barred: readonly Barred[];
}

const DONE_FIRST = 'action-first';
/** What nobody looks for: that something is not there. */
const NOT_MISSED: readonly string[] = [
  'not-there',
  'no-such-counter',
  'not-yourself',
  'alliances-are-tiles',
  'not-a-colony',
];

/** The verbs of the question what to do, filtered by place. */
export function verbsAt(
  view: GameView,
  ask: OwnAsk,
  place: PlaceId,
  arriving: { readonly builds: readonly Arrival[]; readonly moves: readonly Arrival[] },
): VerbsAt {
  const here = ({ to }: Arrival) => to === place;
  const attacks = attacksOf(view, ask.seat);
  const inRegion = ({ choice }: { readonly choice: AttackChoice }) => choice.region === place;
  const others = othersAt(view, ask, place);
  const leaving = arriving.moves.filter(({ from }) => from === place).map(({ unit }) => unit);
  const builds = arriving.builds.filter(here);
  return {
    builds,
    departures: UNITS.filter((unit) => leaving.includes(unit)),
    arrivals: unlike(arriving.moves.filter(here)),
    attacks: attacks.open.filter(inRegion),
    others: others.flatMap(({ gesture, why }) => (why?.why === DONE_FIRST ? [gesture] : [])),
    barred: [
      ...attacks.barred.filter(inRegion),
      ...others.flatMap(({ gesture, why }) =>
        why === undefined || why.why === DONE_FIRST ? [] : [wished(gesture, why)],
      ),
      ...unitsBarred(view, ask, place, builds),
    ].filter(({ why }) => !NOT_MISSED.includes(why.why)),
  };
}

const wished = (gesture: readonly GameChoice[], why: Reason): Barred => ({ choice: gesture[gesture.length - 1], why });

/** Units of a kind from the same place are one arrival. */
const unlike = (arrivals: readonly Arrival[]): Arrival[] => [
  ...new Map(arrivals.map((each) => [`${each.unit} ${each.from}`, each])).values(),
];

function othersAt(view: GameView, ask: OwnAsk, place: PlaceId) {
  if (isPower(place)) return [];
  const g = sampleOf(view);
  const local = ALLIANCES_IN[regionOf(place)].map((alliance): GameChoice[] => [
    { t: 'action', action: view.open.options.edition === 'original' ? 'tile' : 'alliance' },
    { t: 'alliance', alliance: ALLIANCES[alliance] },
  ]);
  const settle: GameChoice[][] = [
    [
      { t: 'action', action: 'colonize' },
      { t: 'colonize', region: place },
    ],
    [
      { t: 'action', action: 'colonize' },
      { t: 'commerce', region: place },
    ],
  ];
  return [...settle, ...local].map((gesture) => ({
    gesture,
    why: game.explain(g, ask.seat, gesture[gesture.length - 1])[0],
  }));
}

/** Kinds of unit that cannot be built at all, while others can be built and sent here. */
function unitsBarred(view: GameView, ask: OwnAsk, place: PlaceId, builds: readonly Arrival[]): Barred[] {
  if (isPower(place)) return [];
  const missing = UNITS.filter((unit) => !builds.some((each) => each.unit === unit));
  const g = sampleOf(view);
  return missing.flatMap((unit): Barred[] => {
    const choice: GameChoice = { t: 'build', unit };
    const [why] = game.explain(g, ask.seat, choice);
    return why === undefined || why.why === DONE_FIRST ? [] : [{ choice, why }];
  });
}
