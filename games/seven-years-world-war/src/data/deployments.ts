import { keysOf } from '@cabinet-wars/kernel';
import { readList, type Tables } from './compile.ts';
import { facesOf } from './map.ts';
import { LANDS, type Land, type LandId, POWERS, type Power } from './powers.ts';
import type { Deployment, Suggestion } from './shape.ts';
import type { Square } from './squares.ts';
import { KIND_OF, UNIT, type Unit } from './units.ts';

/** Units to be set up, with squares looked up. */
export interface Deploying {
  readonly unit: Unit;
  readonly count: number;
  readonly squares: readonly Square[];
  /** How many units of this kind a square may take. */
  readonly most: number;
}

const MANY = 99;

/** Looks something of a land up once for each data set: set-ups are read square by square. */
function once<T>(lookUp: (tables: Tables, land: Land) => T): (tables: Tables, land: Land) => T {
  const known = new WeakMap<Tables, Map<Land, T>>();
  return (tables, land) => {
    const byLand = known.get(tables) ?? new Map<Land, T>();
    known.set(tables, byLand);
    const found = byLand.has(land) ? byLand.get(land)! : lookUp(tables, land);
    byLand.set(land, found);
    return found;
  };
}

/** The set-up of a land, line by line. */
export const deploymentsOf = once(readDeployments);

function readDeployments(tables: Tables, land: Land): readonly Deploying[] {
  const { powers, minors } = tables.data.deployments;
  const id: LandId = LANDS[land];
  const rows = (land < POWERS.length ? powers : minors)[id as never] as readonly Deployment[] | undefined;
  return (rows ?? []).map((row) => ({
    unit: UNIT[row.unit],
    count: row.count,
    squares: placesOf(tables, land, row),
    most: row.most ?? MANY,
  }));
}

/** The squares a row names, in words or one by one. */
export function placesOf(tables: Tables, land: Land, { on, except }: Deployment): readonly Square[] {
  const barred = readList(except ?? '');
  return named(tables, land, on).filter((square) => !barred.includes(square));
}

function named(tables: Tables, land: Land, on: string): readonly Square[] {
  const own = tables.squaresOf[land];
  if (on === 'own') return own;
  if (on === 'ports') return own.filter((square) => tables.port[square]);
  if (on === 'civilized') return own.filter((square) => tables.value[square] > 0);
  return readList(on);
}

/** A suggested deployment as units and squares, one after the other. */
export const suggestionOf = once(readSuggestion);

function readSuggestion(tables: Tables, power: Power): readonly { readonly unit: Unit; readonly square: Square }[] {
  const suggested: Suggestion = tables.data.deployments.suggested[POWERS[power]];
  return keysOf(suggested).flatMap((id) => readList(suggested[id] ?? '').map((square) => ({ unit: UNIT[id], square })));
}

/** Whether a suggestion keeps the set-up's own numbers and places. */
export function isFaithful(tables: Tables, power: Power): boolean {
  const left = suggestionOf(tables, power).map(({ unit, square }) => ({ unit, square }));
  const perSquare = new Map<string, number>();
  for (const { unit, count, squares, most } of deploymentsOf(tables, power)) {
    for (let n = 0; n < count; n++) {
      const i = left.findIndex((piece) => piece.unit === unit && squares.includes(piece.square));
      if (i < 0) return false;
      const key = `${KIND_OF[unit]}/${left[i].square}`;
      perSquare.set(key, (perSquare.get(key) ?? 0) + 1);
      if (perSquare.get(key)! > most) return false;
      left.splice(i, 1);
    }
  }
  return left.length === 0;
}

/** The squares written in a text, for checks. */
export const idsIn = (text: string): string[] => facesOf([text]);
