/** The game in numbers of fixed shape, for programs that learn. */
import { type Domain, Encoding, type KindSpec, NOTHING, type Part, writeNumbers } from '@cabinet-wars/kernel';
import { RAIDS } from './attack/raids.ts';
import { ALLIANCE_COUNT, ALLIANCES } from './data/alliances.ts';
import { COUNTER_COUNT } from './data/counters.ts';
import { UNREST_BAG } from './data/numbers.ts';
import { POWER_COUNT, POWERS } from './data/powers.ts';
import { PLACE_COUNT, PLACES, REGION_COUNT, REGIONS } from './data/regions.ts';
import { TILE_COUNT, TILES } from './data/tiles.ts';
import { UNITS } from './data/units.ts';
import { hidesUnrest, isDeluxe } from './editions.ts';
import { flow } from './flow.ts';
import { unrestOf } from './money/unrest.ts';
import type { State } from './state.ts';
import { ACTIONS, type ChoiceKind } from './vocabulary/choices.ts';

const NONE: readonly number[] = [];
/** Counters of a region are numbered from 1: no data set has more of one. */
const COUNTERS = REGIONS.flatMap((region) => Array.from({ length: 20 }, (_, i) => `${region}-${i + 1}`));

const lastOf = <T>(list: readonly T[] | undefined): T | undefined => list?.[list.length - 1];
const byPower = (name: string): { name: string; length: number } => ({ name, length: POWER_COUNT });
/** Lists that the rules never replace, but change in place. */
const rowByPower = (name: string, row: keyof State, each = 1): Part<State> => ({
  name,
  length: POWER_COUNT * each,
  row,
});
const parts: readonly Part<State>[] = [
  {
    names: [{ name: 'settings', length: 6 }, byPower('plays')],
    write(g, _seat, out, at) {
      out[at] = g.options.players;
      out[at + 1] = isDeluxe(g) ? 1 : 0;
      out[at + 2] = g.war;
      out[at + 3] = g.round;
      out[at + 4] = g.first;
      out[at + 5] = g.auctions;
      writeNumbers(g.plays, POWER_COUNT, out, at + 6);
    },
  },
  rowByPower('seat of power', 'seatOf'),
  rowByPower('gold', 'gold'),
  rowByPower('population', 'population'),
  rowByPower('victory points', 'vp'),
  rowByPower('armies', 'armies', PLACE_COUNT),
  rowByPower('navies', 'navies', PLACE_COUNT),
  rowByPower('forts', 'forts', PLACE_COUNT),
  rowByPower('tokens', 'tokens', PLACE_COUNT),
  { name: 'counters', length: COUNTER_COUNT, row: 'counters' },
  { name: 'stock', length: TILE_COUNT, row: 'stock' },
  rowByPower('tiles', 'tiles', TILE_COUNT),
  rowByPower('tiles used', 'used', TILE_COUNT),
  { name: 'alliances', length: ALLIANCE_COUNT, row: 'alliances' },
  { name: 'blockades', length: REGION_COUNT, row: 'blockades' },
  { name: 'raids in', length: RAIDS.length, row: 'raidRegion' },
  { name: 'raids hold', length: RAIDS.length, row: 'raidToken' },
  {
    names: [
      byPower('top alliance'),
      byPower('bottom alliance'),
      byPower('order of play'),
      byPower('unrest taken'),
      byPower('unrest returned'),
      { name: 'own unrest', length: 1 },
      { name: 'own unrest drawn', length: UNREST_BAG.length },
    ],
    write(g, seat, out, from) {
      const { top, bottom, order, unrest, secret } = g;
      // What everybody can count of unrest, unless it lies face down.
      const hidden = hidesUnrest(g);
      for (let i = 0; i < POWER_COUNT; i++) {
        out[from + i] = i < top.length ? top[i] : NOTHING;
        out[from + POWER_COUNT + i] = i < bottom.length ? bottom[i] : NOTHING;
        out[from + 2 * POWER_COUNT + i] = i < order.length ? order[i] : NOTHING;
        out[from + 3 * POWER_COUNT + i] = hidden ? NOTHING : unrest.taken[i];
        out[from + 4 * POWER_COUNT + i] = hidden ? NOTHING : unrest.returned[i];
      }
      const power = g.plays[seat];
      const at = from + 5 * POWER_COUNT;
      out[at] = unrestOf(g, power);
      for (let i = 0; i < UNREST_BAG.length; i++) out[at + 1 + i] = secret.unrest[power * UNREST_BAG.length + i];
    },
  },
  { name: 'own picks', length: COUNTER_COUNT, places: (g, seat) => g.secret.picks[seat] ?? NONE },
  { name: 'own hand', length: COUNTER_COUNT, places: (g, seat) => lastOf(g.secret.seen[seat]) ?? NONE },
];

const kind = (fields: Readonly<Record<string, Domain>> = {}): KindSpec => ({ fields });
const yesNo = (name: string): KindSpec => kind({ [name]: 'yes-no' });
const region = kind({ region: REGIONS });
const unitFrom = kind({ unit: UNITS, from: PLACES });
/** Pieces of one kind that one power has are fewer. */
const UNITS_BELOW = { below: 16 };

const kinds: Readonly<Record<ChoiceKind, KindSpec>> = {
  draft: kind({ counter: COUNTERS }),
  redraw: region,
  keep: kind(),
  place: kind({ unit: UNITS, place: PLACES }),
  bid: kind({ gold: { below: 50 } }),
  pass: kind(),
  propose: kind({ box: ['a', 'b'], power: POWERS }),
  action: kind({ action: ACTIONS }),
  use: kind({ tile: TILES }),
  trade: kind({ tile: TILES, region: REGIONS }),
  blockade: region,
  'end-turn': kind(),
  'give-back': yesNo('give'),
  build: kind({ unit: UNITS }),
  rebuild: unitFrom,
  move: unitFrom,
  to: kind({ place: PLACES }),
  stop: kind(),
  voyage: kind({ outcome: ['arrives', 'stays', 'lost'] }),
  tile: kind({ tile: TILES }),
  alliance: kind({ alliance: ALLIANCES }),
  colonize: region,
  commerce: region,
  attack: kind({ region: REGIONS, against: [...POWERS, ...RAIDS, ...COUNTERS] }),
  surprise: yesNo('use'),
  call: kind({ power: POWERS }),
  'call-no-more': kind(),
  commit: kind({ armies: UNITS_BELOW, navies: UNITS_BELOW }),
  'ally-as': kind({ alliance: ALLIANCES, unit: ['army', 'navy'] }),
  'fight-at-sea': yesNo('fight'),
  'blockade-support': yesNo('use'),
  surrender: yesNo('surrender'),
  reserve: yesNo('use'),
  withdraw: yesNo('use'),
  lose: kind({ power: POWERS, unit: UNITS }),
  raid: kind({ tile: RAIDS, region: REGIONS, power: POWERS }),
};

export const encoding = new Encoding({ version: 1, flow, parts, kinds, callersStand: true });
