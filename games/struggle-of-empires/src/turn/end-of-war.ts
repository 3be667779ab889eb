import type { Context } from '@cabinet-wars/kernel';
import { NOBODY, POWERS } from '../data/powers.ts';
import { REGION_COUNT } from '../data/regions.ts';
import { liftBlockade } from '../map/pieces.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** 2005 End of war, 2020 p.27. Alliances and blockades end, tiles are turned back; raids stay on the map (ruling 43). */
export function endWar(g: State, x: Context<Event>): void {
  x.log?.({ t: 'war-ends', war: g.war, vp: g.order.map((power) => ({ power: POWERS[power], vp: g.vp[power] })) });
  g.alliances.fill(NOBODY);
  for (let region = 0; region < REGION_COUNT; region++) if (g.blockades[region] !== NOBODY) liftBlockade(g, region, x);
  g.used.fill(0);
  g.top = [];
  g.bottom = [];
  g.round = 0;
}
