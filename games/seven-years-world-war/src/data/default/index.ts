import type { GameData } from '../shape.ts';
import { combat, routes, terrain } from './charts.ts';
import { deployments } from './deployments.ts';
import { counters, markers, powers, units } from './forces.ts';
import { map } from './map.ts';

/** The data set used when no other is supplied. Each part says what of it is known and what is reconstructed. */
export const defaultData: GameData = {
  id: 'reconstructed-2',
  map,
  powers,
  terrain,
  units,
  counters,
  markers,
  routes,
  combat,
  deployments,
};
