import { shortName } from '@cabinet-wars/seven-years-world-war';
import { NATIONS, SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Naming } from '../i18n/index.ts';
import { strengthAt } from './battle/strength.ts';
import type { Printed } from './map/land.ts';
import type { RouteLine } from './map/routes.ts';
import type { Stack, Standing } from './map/stacks.ts';
import type { Thing } from './map/things.ts';
import { moverOf } from './motion.ts';
import type { NationId, OpenView } from './seen.ts';

/** Everything a sentence about the map may need. */
export interface Scene {
  readonly open: OpenView;
  readonly printed: readonly Printed[];
  readonly stacks: Readonly<Record<SquareId, Stack>>;
  readonly routes: readonly RouteLine[];
  seatName(seat: number): string;
}

export const squareName = ({ game }: Naming, id: SquareId): string =>
  `${game.squares[id].replace(` ${id}`, '')} (${id})`;

/** `Ukraine (C18)`, where there is little room. */
export const shortSquare = ({ game }: Naming, id: SquareId): string => shortName(game.squares, id);

export const nationName = ({ own, game }: Naming, nation: NationId): string =>
  nation === 'minor' ? own.minorPowers : game.lands[nation];

const counted = ({ game }: Naming, { kind, count }: Pick<Standing, 'kind' | 'count'>): string =>
  `${count} ${count === 1 ? game.kinds[kind].one : game.kinds[kind].many}`;

/** `2 armies, 1 fleet`: pieces on their way, in words. */
export function forceText(naming: Naming, open: OpenView, force: readonly number[]): string {
  const kinds = force.map((piece) => moverOf(nameOf(open, piece)).kind);
  const count = (kind: Standing['kind']) => kinds.filter((each) => each === kind).length;
  return naming.own.list([...new Set(kinds)].map((kind) => counted(naming, { kind, count: count(kind) })));
}

/** `Prussia: 4 armies, 1 fortified zone; Great Britain: 1 army`. */
export function unitsText(naming: Naming, stack: Stack | undefined): string {
  const units = stack?.units ?? [];
  const nations = NATIONS.filter((nation) => units.some((unit) => unit.nation === nation));
  return nations
    .map((nation) => {
      const own = units.filter((unit) => unit.nation === nation);
      const kinds = [...new Set(own.map(({ kind }) => kind))];
      const count = (kind: Standing['kind']) =>
        own.reduce((sum, unit) => sum + (unit.kind === kind ? unit.count : 0), 0);
      const names = kinds.map((kind) => counted(naming, { kind, count: count(kind) }));
      return `${nationName(naming, nation)}: ${naming.own.list(names)}`;
    })
    .join('; ');
}

/** What is printed on a square and what has befallen it. */
export function groundText({ own, game }: Naming, open: OpenView, printed: Printed): string {
  const { square, terrain, land, value, port, capital } = printed;
  return own.list([
    game.terrains[terrain].name,
    ...(terrain === 'sea' || terrain === 'ice' ? [] : [land === null ? own.nobodysLand : game.lands[land]]),
    ...(value > 0 ? [own.value(value)] : []),
    ...(capital ? [own.capital] : []),
    ...(port ? [own.port] : []),
    ...(open.pillaged.includes(square) ? [own.pillaged] : []),
    ...(open.enlightened.includes(square) ? [own.enlightened] : []),
  ]);
}

/** A thing in a sentence, for screen readers. */
export function sentence(naming: Naming, scene: Scene, thing: Thing): string {
  const { own, game } = naming;
  if (thing.t === 'route') {
    const route = scene.routes.find(({ id }) => id === thing.route)!;
    return `${game.routes[route.id]}. ${own.routePays(route.value, own.list(route.seats.map(scene.seatName)))}`;
  }
  const name = squareName(naming, thing.square);
  if (thing.t === 'unit') {
    const unit = scene.stacks[thing.square]?.units.find((each) => each.name === thing.name);
    if (unit !== undefined) return `${name}: ${nationName(naming, unit.nation)}, ${counted(naming, unit)}`;
  }
  const there = unitsText(naming, scene.stacks[thing.square]);
  const ground = groundText(naming, scene.open, scene.printed[SQUARES.indexOf(thing.square)]);
  const stack = scene.stacks[thing.square];
  const strength = stack?.strength == null ? '' : ` ${own.stackStrength(strengthAt(scene.open, thing.square))}`;
  return `${name}: ${ground}. ${there === '' ? own.empty : there}${strength}`;
}
