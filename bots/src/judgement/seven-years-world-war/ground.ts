import { IS_NAVAL, NOWHERE, SQUARE_COUNT, type Square, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { controlsRoute, sideOf, treasuryValue } from '@cabinet-wars/seven-years-world-war/reckoning';
import { NO_PIECE, NOBODY, type State } from '@cabinet-wars/seven-years-world-war/view';

/** Who stands where and how strong, by square. Made anew at every look, in lists that are used again. */
export const holder = new Int16Array(SQUARE_COUNT);
/** All that defends a square; what could attack from it by land, by sea, and as cargo that lands. */
export const defence = new Float64Array(SQUARE_COUNT);
export const byLand = new Float64Array(SQUARE_COUNT);
export const bySea = new Float64Array(SQUARE_COUNT);
export const aboard = new Float64Array(SQUARE_COUNT);
/** The squares that have anybody on them, each once. */
export const occupied: Square[] = [];
/** Printed strength on the map, and victory points as things stand (22.11), by seat. */
export const strengthOf: number[] = [];
export const pointsOf: number[] = [];

export function survey(g: State): void {
  const tables = tablesOf(g);
  holder.fill(NOBODY);
  for (const list of [defence, byLand, bySea, aboard]) list.fill(0);
  strengthOf.length = 0;
  occupied.length = 0;
  pointsOf.length = 0;
  for (let seat = 0; seat < g.hands.length; seat++) {
    strengthOf.push(0);
    pointsOf.push(powersAndRoutes(g, seat));
  }
  for (let piece = 0; piece < tables.pieceCount; piece++) {
    const square = g.where[piece];
    if (square === NOWHERE) continue;
    const side = sideOf(g, piece);
    const strength = tables.strength[g.face[piece]];
    if (holder[square] === NOBODY) occupied.push(square);
    holder[square] = side;
    defence[square] += strength;
    if (side >= 0) strengthOf[side] += strength;
    if (tables.defendsOnly[g.face[piece]]) continue;
    attackersAt(g, piece, square)[square] += strength;
  }
  for (const square of occupied) if (holder[square] >= 0) pointsOf[holder[square]] += treasuryValue(g, square);
  for (const square of g.enlightened) if (holder[square] >= 0) pointsOf[holder[square]]++;
}

function powersAndRoutes(g: State, seat: number): number {
  const { freeMarkers, routePaths, routeValue } = tablesOf(g);
  let sum = 0;
  for (let power = 0; power < g.control.length; power++) if (g.control[power] === seat) sum += freeMarkers[power];
  for (let route = 0; route < routePaths.length; route++) if (controlsRoute(g, seat, route)) sum += routeValue[route];
  return sum;
}

function attackersAt(g: State, piece: number, square: Square): Float64Array {
  if (g.aboard[piece] !== NO_PIECE) return aboard;
  return IS_NAVAL[g.face[piece]] && g.where[piece] === square ? bySea : byLand;
}
