import { chanceOf, copy, Scripted } from '@cabinet-wars/kernel';
import { SPACE, type SpaceId } from '../src/data/map/spaces.ts';
import { SIDES, type SideId } from '../src/data/sides.ts';
import { THEATRE, THEATRES_OF, type TheatreId, WAR_OF } from '../src/data/wars.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { type State, theatreSlot } from '../src/state.ts';
import { newWar } from '../src/wars/war-locals.ts';
import { warProcedures } from '../src/wars/war-procedures.ts';
import { settled, Table, Trial } from './kit.ts';

/** War tiles by kind, as the data has them. */
export const BASIC = { 'plus-2': 0, 'plus-1': 1, debt: 2, fort: 3, unflag: 4 } as const;
export const BONUS = { 'plus-3': 0, 'plus-2': 1, 'plus-1': 2, debt: 3, fort: 4 } as const;
/** Bonus tiles that make a margin where all else is even. */
const FOR_MARGIN: readonly (readonly (keyof typeof BONUS)[])[] = [
  [],
  ['plus-1'],
  ['plus-2'],
  ['plus-3'],
  ['plus-3', 'plus-1'],
  ['plus-3', 'plus-2'],
  ['plus-3', 'plus-3'],
];
/** The Peace turn before each War. */
const TURN_BEFORE = [1, 3, 4, 5];

/** What is laid out for a War, tiles by name. */
export class WarTable extends Table {
  tile(side: SideId, theatre: TheatreId, tile: keyof typeof BASIC): this {
    return this.basic(side, theatre, BASIC[tile]);
  }
  tiles(side: SideId, theatre: TheatreId, ...tiles: (keyof typeof BONUS)[]): this {
    return this.bonus(side, theatre, ...tiles.map((tile) => BONUS[tile]));
  }
  /** Bonus tiles for a lead of so much, all else being even. */
  lead(side: SideId, theatre: TheatreId, margin: number): this {
    return this.tiles(side, theatre, ...FOR_MARGIN[margin]);
  }
  huguenots(space: SpaceId): this {
    this.g.huguenots[0] = SPACE[space];
    return this;
  }
}

/** Every number wanted from chance is 0 unless one is given: for tests in which it does not matter what is dealt. */
export class Zeros extends Scripted {
  override next(n: number): number {
    return this.left.length === 0 ? 0 : super.next(n);
  }
}

interface Position {
  readonly options?: Partial<Options>;
  readonly lay?: (table: WarTable) => void;
}

/** An empty map: no flags, and squadrons in the Navy Box alone. */
function emptyMap(options: Partial<Options> = {}): State {
  const g = game.setup(settled(options), chanceOf(new Zeros()));
  new Table(g).clear();
  return g;
}

const within = (theatre: TheatreId): number => THEATRES_OF[WAR_OF[THEATRE[theatre]]].indexOf(THEATRE[theatre]);

/** A theatre about to be fought with a Basic tile of +1 for both sides; those after it are draws unless something is laid. */
export function inTheatre(theatre: TheatreId, { options, lay }: Position = {}): Trial {
  const g = emptyMap(options);
  g.war = WAR_OF[THEATRE[theatre]];
  g.turn = TURN_BEFORE[g.war];
  for (let side = 0; side < SIDES.length; side++)
    THEATRES_OF[g.war].forEach((_, n) => {
      g.secret.basic[theatreSlot(side, n)] = BASIC['plus-1'];
    });
  lay?.(new WarTable(g));
  const step = within(theatre) === 0 ? 'begin' : 'theatre';
  g.stack = [{ proc: 'war', step, said: null, ...newWar(), theatre: within(theatre) } as never];
  return new Trial(copy(g), new Zeros()).run();
}

/** Another procedure of the War's files, on a map of one's own. */
export function inProcedure(proc: string, locals: object, { options, lay }: Position = {}): Trial {
  const g = emptyMap(options);
  lay?.(new WarTable(g));
  const found = warProcedures.find(({ name }) => name === proc);
  g.stack = [found!.frame(locals as never)];
  return new Trial(copy(g), new Zeros()).run();
}

/** The strengths of a theatre as they were added up: France, Britain. */
export const strengthsIn = (t: Trial, theatre: TheatreId): number[] =>
  t
    .told('strength')
    .filter((event) => event.theatre === theatre)
    .map(({ total }) => total);

/** Who has won, and how. */
export const endingOf = ({ g }: Trial): string | null =>
  g.final === null ? null : `${SIDES[g.final.winner]} by ${g.final.reason}`;
