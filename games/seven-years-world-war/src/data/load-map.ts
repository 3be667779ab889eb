import { type Fields, isRecord } from '@cabinet-wars/kernel';
import { pathsOf } from './compile.ts';
import type { DataFaults } from './faults.ts';
import { facesOf, readFace, readSide, readSides, readSquares, type SquareFacts } from './map.ts';
import { POWERS } from './powers.ts';
import { ROUTES } from './routes.ts';
import type { GameData } from './shape.ts';
import { COLUMNS, directionTo, isSquareId, ROWS, type Square, squareOf } from './squares.ts';
import { BY_LAND, BY_SEA, CROSSING, TERRAIN } from './terrain.ts';

const MANY = 99;

export function checkMap(faults: DataFaults, data: Fields): void {
  const map = faults.record(data.map, 'map', ['rows', 'sides']);
  const sound = checkRows(faults, map.rows);
  checkPowers(faults, data.powers);
  if (!sound) return;
  const squares = readSquares(map.rows as GameData['map']['rows']);
  const sides = checkSides(faults, squares, map.sides);
  checkCapitals(faults, squares, data.powers);
  if (sides !== null) checkRoutes(faults, squares, sides, data.routes);
}

function checkRows(faults: DataFaults, given: unknown): boolean {
  const rows = faults.record(given, 'map.rows', ROWS);
  const before = faults.reasons.length;
  for (const row of ROWS) {
    const faces = facesOf(faults.texts(rows[row], `map.rows.${row}`));
    if (faces.length !== COLUMNS) faults.add('data-row', `map.rows.${row}`, { squares: faces.length, wanted: COLUMNS });
    faces.forEach((face, i) => {
      if (readFace(face) === null) faults.add('data-face', `map.rows.${row}${i + 1}`, { given: face });
    });
  }
  return faults.reasons.length === before;
}

/** Exceptions must name squares that touch, once each, and open no side to what neither square lets in. */
function checkSides(faults: DataFaults, squares: SquareFacts, given: unknown): number[] | null {
  const kinds = ['sea', 'land', 'strait', 'closed'] as const;
  const sides = faults.record(given, 'map.sides', kinds);
  const before = faults.reasons.length;
  const seen: string[] = [];
  for (const kind of kinds)
    for (const text of facesOf(faults.texts(sides[kind], `map.sides.${kind}`))) {
      const pair = readSide(text);
      const key = pair === null ? text : [...pair].sort((a, b) => a - b).join('-');
      if (pair === null || seen.includes(key)) faults.add('data-side', `map.sides.${kind}`, { given: text });
      else if (!mayBe(squares, pair, CROSSING[kind]))
        faults.add('data-side-kind', `map.sides.${kind}`, { given: text });
      seen.push(key);
    }
  return faults.reasons.length === before ? readSides(squares, sides as GameData['map']['sides']) : null;
}

function mayBe({ terrain, isCoast }: SquareFacts, pair: readonly Square[], crossing: number): boolean {
  return pair.every((square) => {
    const byLand = terrain[square] !== TERRAIN.sea && terrain[square] !== TERRAIN.ice;
    const bySea = isCoast[square] || terrain[square] === TERRAIN.sea;
    return ((crossing & BY_LAND) === 0 || byLand) && ((crossing & BY_SEA) === 0 || bySea);
  });
}

function checkPowers(faults: DataFaults, given: unknown): void {
  const powers = faults.record(given, 'powers', POWERS);
  for (const id of POWERS) {
    const { capital, freeMarkers } = faults.record(powers[id], `powers.${id}`, ['capital', 'freeMarkers']);
    faults.whole(freeMarkers, `powers.${id}.freeMarkers`, 0, MANY);
    if (!isSquareId(capital)) faults.add('data-square', `powers.${id}.capital`, { given: String(capital) });
  }
}

/** A capital is a civilized square of its own power. */
function checkCapitals(faults: DataFaults, squares: SquareFacts, given: unknown): void {
  POWERS.forEach((id, power) => {
    const row = isRecord(given) ? given[id] : null;
    const capital = squareOf(String(isRecord(row) ? row.capital : ''));
    if (squares.owner[capital] !== power || squares.value[capital] === 0)
      faults.add('data-capital', `powers.${id}.capital`, { power: id });
  });
}

/** Lines run from port to port through sides that fleets may cross, so that fleets can block them. */
function checkRoutes(faults: DataFaults, squares: SquareFacts, sides: readonly number[], given: unknown): void {
  const routes = faults.record(given, 'routes', ROUTES);
  for (const id of ROUTES) {
    const { value, parts } = faults.record(routes[id], `routes.${id}`, ['value', 'parts']);
    faults.whole(value, `routes.${id}.value`, 0, MANY);
    const branches = faults
      .list(parts, `routes.${id}.parts`)
      .map((part, i) => faults.texts(part, `routes.${id}.parts[${i}]`));
    const paths = pathsOf(branches);
    if (branches.length === 0 || paths.length === 0) faults.add('data-route', `routes.${id}`, { given: '' });
    for (const path of paths) checkPath(faults, squares, sides, id, path);
  }
}

function checkPath(
  faults: DataFaults,
  { port }: SquareFacts,
  sides: readonly number[],
  id: string,
  path: readonly Square[],
): void {
  for (let i = 1; i < path.length; i++) {
    const direction = directionTo(path[i - 1], path[i]);
    if (path[i - 1] < 0 || direction < 0 || (sides[path[i - 1] * 4 + direction] & BY_SEA) === 0)
      faults.add('data-route', `routes.${id}`, { given: i });
  }
  if (path.length < 2 || !port[path[0]] || !port[path[path.length - 1]]) faults.add('data-termini', `routes.${id}`);
}
