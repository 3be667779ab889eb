import type { Option } from '@cabinet-wars/kernel';
import { COUNTRY, regionOf } from '../data/map/regions.ts';
import { SPACE, SPACES, SPACES_IN, SPACES_OF, TYPE } from '../data/map/spaces.ts';
import { BONUS_TILES_PER_THEATRE, START_VP } from '../data/numbers.ts';
import { BRITAIN, FRANCE, NOBODY, opponentOf, SIDES, type Side } from '../data/sides.ts';
import { setFlag, shiftFlag } from '../map/flags.ts';
import { changeTreaty, score } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import { bonusSlot, type State, theatreSlot } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { conquest } from './conquest.ts';
import { squadronLosses } from './squadron-losses.ts';
import { strengthOf, totalOf } from './strength.ts';
import { rowOf, settleSpecials, squadronsLost } from './theatre-results.ts';
import { tileEffects } from './tile-effects.ts';
import { usa } from './usa.ts';
import { type Theatre, warOf } from './war-locals.ts';
import { theatreId } from './war-tiles.ts';

/** One theatre of a War, whole before the next. Ruling 59: squadrons given up, conquest, flags taken, the United States. */
export const theatre = procedure<Theatre>('theatre')({
  reveal: (g, f, x) => {
    f.first = actsFirst(g);
    warOf(g).revealed = true;
    x.reveal();
    if (x.log !== undefined) for (let side = 0; side < SIDES.length; side++) showTiles(g, side, f.theatre, x);
  },
  firstTiles: (_g, f, x) => x.call(tileEffects, { theatre: f.theatre, side: f.first, forts: 0, unflags: 0 }),
  secondTiles: (_g, f, x) =>
    x.call(tileEffects, { theatre: f.theatre, side: opponentOf(f.first), forts: 0, unflags: 0 }),
  strength: (g, f, x) => compare(g, f, x),
  result: (g, f, x) => {
    const row = rowOf(g, f);
    if (row === null) return 'spain';
    score(g, f.winner, row.vp, 'war', x);
    changeTreaty(g, opponentOf(f.winner), row.loserTrp, 'war', x);
    settleSpecials(g, f, row, x);
  },
  squadrons: (g, f, x) => {
    const { squadrons, to } = squadronsLost(g, f, rowOf(g, f)!);
    if (squadrons > 0) x.call(squadronLosses, { side: opponentOf(f.winner), squadrons, to });
  },
  conquest: (g, f, x) => {
    const { cp } = rowOf(g, f)!;
    if (cp > 0) x.call(conquest, { side: f.winner, cp, demanded: NOBODY });
  },
  unflag: {
    who: (g, f) => (unflagOptions(g, f).length > 0 ? g.seatOf[f.winner] : null),
    options: (g, f) => unflagOptions(g, f),
    choose: (g, _f, choice, x) => {
      if (choice.t === 'target') setFlag(g, SPACE[choice.space], NOBODY, x);
    },
  },
  unitedStates: (g, f, x) => {
    const row = rowOf(g, f)!;
    if (row.usa) x.call(usa, { canada: row.canada, isolated: [] });
  },
  spain: {
    who: (g, f) => (f.spanishShifts > 0 ? g.seatOf[opponentOf(f.winner)] : null),
    options: (g, f) => [...spanishOptions(g, opponentOf(f.winner)), { t: 'decline' }],
    choose: (g, f, choice, x) => {
      f.spanishShifts--;
      if (choice.t === 'target') shiftFlag(g, SPACE[choice.space], opponentOf(f.winner), x);
      return 'spain';
    },
  },
});

/** Rule 35: the side nearer its automatic win, or the one that began the Peace turn. */
function actsFirst(g: State): Side {
  if (g.vp === START_VP) return g.first;
  return g.vp > START_VP ? FRANCE : BRITAIN;
}

function showTiles(g: State, side: Side, n: number, x: Context): void {
  const bonus: number[] = [];
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE; slot++) {
    const kind = g.secret.bonus[bonusSlot(side, n, slot)];
    if (kind >= 0) bonus.push(kind);
  }
  const basic = g.secret.basic[theatreSlot(side, n)];
  x.log?.({ t: 'war-tiles-shown', theatre: theatreId(g, n), side: SIDES[side], basic, bonus });
}

/** Rules 39 and 40: strengths are added up; a tie leaves everything as it was. */
function compare(g: State, f: Theatre, x: Context): void {
  const strengths = SIDES.map((_, side) => strengthOf(g, side, f.theatre));
  const id = theatreId(g, f.theatre);
  strengths.forEach((strength, side) => {
    x.log?.({ t: 'strength', theatre: id, side: SIDES[side], ...strength, total: totalOf(strength) });
  });
  const lead = totalOf(strengths[FRANCE]) - totalOf(strengths[BRITAIN]);
  f.winner = lead === 0 ? NOBODY : lead > 0 ? FRANCE : BRITAIN;
  f.margin = Math.abs(lead);
  x.log?.({
    t: 'theatre-decided',
    theatre: id,
    winner: f.winner === NOBODY ? 'nobody' : SIDES[f.winner],
    margin: f.margin,
  });
}

/** Ruling 60: any opposing flag of the kind the row names, Conflict or not. */
function unflagOptions(g: State, f: Theatre): Option<Choice>[] {
  const unflag = rowOf(g, f)?.unflag ?? null;
  if (unflag === null) return [];
  const owner = opponentOf(f.winner);
  return SPACES_IN[regionOf(unflag.region)]
    .filter((space) => TYPE[space] === unflag.type && g.flags[space] === owner)
    .map((space) => ({ t: 'target', space: SPACES[space] }));
}

/** The optional shift in Spain: an empty space is flagged, an opposing flag taken out. */
const spanishOptions = (g: State, side: Side): Option<Choice>[] =>
  SPACES_OF[COUNTRY.spain]
    .filter((space) => g.flags[space] !== side)
    .map((space) => ({ t: 'target', space: SPACES[space] }));
