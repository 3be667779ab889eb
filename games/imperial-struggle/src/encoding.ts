/** The game in numbers of fixed shape, for programs that learn. */
import { type Domain, Encoding, type KindSpec, type Part } from '@cabinet-wars/kernel';
import { ABILITIES, ABILITY_COUNT } from './data/abilities.ts';
import { ADVANTAGE_COUNT, ADVANTAGES } from './data/advantages.ts';
import { AWARDS } from './data/awards.ts';
import { COMMODITIES, DEMANDS_DRAWN } from './data/demand.ts';
import { EVENT_COUNT, EVENTS } from './data/events.ts';
import { INVESTMENT_COUNT, INVESTMENTS, INVESTMENTS_SHOWN } from './data/investments.ts';
import { REGION_COUNT } from './data/map/regions.ts';
import { SPACES } from './data/map/spaces.ts';
import { MINISTRIES, MINISTRY_COUNT } from './data/ministries.ts';
import { BIGGEST_BID, BONUS_TILES_PER_THEATRE } from './data/numbers.ts';
import { POINTS } from './data/points.ts';
import { SIDES } from './data/sides.ts';
import { THEATRES } from './data/wars.ts';
import { flow } from './flow.ts';
import { view } from './know/view.ts';
import { type State, THEATRES_PER_WAR, TILE_KINDS } from './state.ts';
import { ACTIONS, type ChoiceKind, SQUADRON_PRICES } from './vocabulary/choices.ts';
import { LIMITS } from './vocabulary/limits.ts';
import { WAYS } from './vocabulary/ways.ts';

const bySide = (name: string, numbers: (g: State) => readonly number[], each = 1): Part<State> => ({
  name,
  length: SIDES.length * each,
  numbers,
});
const bySpace = (name: string, numbers: (g: State) => readonly number[]): Part<State> => ({
  name,
  length: SPACES.length,
  numbers,
});
/** A list whose order tells nothing. */
const among = (name: string, length: number, places: (g: State, seat: number) => readonly number[]): Part<State> => ({
  name,
  length,
  places,
});
const own = (g: State, seat: number) => g.sideOf[seat];
const bit = (truth: boolean): number => (truth ? 1 : 0);
const BONUS = THEATRES_PER_WAR * BONUS_TILES_PER_THEATRE;

const parts: readonly Part<State>[] = [
  {
    name: 'track',
    length: 12,
    numbers: (g, seat) => [
      ...[own(g, seat), g.turn, g.round, g.war, g.vp, g.initiative, g.first],
      ...[bit(g.jacobitesGone), bit(g.thirdMinistry), g.jacobiteVictories, g.townshend, g.freeDebtUsed],
    ],
  },
  bySide('debt', (g) => g.debt),
  bySide('debt limit', (g) => g.debtLimit),
  bySide('treaty points', (g) => g.treaty),
  bySpace('flags', (g) => g.flags),
  bySpace('conflicts', (g) => g.conflicts),
  bySpace('damaged', (g) => g.damaged),
  bySpace('isolated', (g) => g.isolated),
  bySpace('changed', (g) => g.changed),
  bySide('navy box', (g) => g.navyBox),
  bySide('squadrons unbuilt', (g) => g.unbuilt),
  bySide('squadrons away', (g) => g.away),
  bySide('squadrons lost', (g) => g.lost),
  { name: 'exhausted', length: ADVANTAGE_COUNT, numbers: (g) => g.exhausted },
  { name: 'demand', length: DEMANDS_DRAWN, numbers: (g) => g.demand },
  { name: 'awards', length: REGION_COUNT, numbers: (g) => g.awards },
  among('awards to come', AWARDS.length, (g) => g.awardPile),
  { name: 'tiles shown', length: INVESTMENTS_SHOWN, numbers: (g) => g.shown },
  { name: 'tiles taken by', length: INVESTMENTS_SHOWN, numbers: (g) => g.takenBy },
  among('tiles used', INVESTMENT_COUNT, (g) => g.used),
  among('discards', EVENT_COUNT, (g) => g.discards),
  among('cards gone', EVENT_COUNT, (g) => g.gone),
  { name: 'ministries revealed', length: MINISTRY_COUNT, numbers: (g) => g.revealed },
  { name: 'abilities spent', length: ABILITY_COUNT, numbers: (g) => g.spent },
  bySide('ministries held', (g) => g.ministryCount),
  bySide('Huguenots', (g) => g.huguenots),
  bySide('Huguenots spent', (g) => g.huguenotsSpent),
  { name: 'wars', length: 2, numbers: (g) => [g.byng, g.atlantic] },
  bySide('basic tiles out', (g) => g.basicOut, TILE_KINDS),
  bySide('carried over', (g) => g.carryOver),
  bySide('cards in hand', (g) => g.secret.hands.map((hand) => hand.length)),
  bySide('basic tiles', (g) => view(g, 'spectator').open.basic, THEATRES_PER_WAR),
  bySide('bonus tiles', (g) => view(g, 'spectator').open.bonus, BONUS),
  among('own hand', EVENT_COUNT, (g, seat) => g.secret.hands[own(g, seat)]),
  among('known of the other’s hand', EVENT_COUNT, (g, seat) => g.secret.known[own(g, seat)]),
  among('own ministries', MINISTRY_COUNT, (g, seat) => g.secret.ministries[own(g, seat)]),
  {
    name: 'own basic tiles',
    length: THEATRES_PER_WAR,
    numbers: (g, seat) => g.secret.basic.slice(own(g, seat) * THEATRES_PER_WAR, (own(g, seat) + 1) * THEATRES_PER_WAR),
  },
  {
    name: 'own bonus tiles',
    length: BONUS,
    numbers: (g, seat) => g.secret.bonus.slice(own(g, seat) * BONUS, (own(g, seat) + 1) * BONUS),
  },
  {
    name: 'own drawn tiles',
    length: 2,
    numbers: (g, seat) => [g.secret.drawnBasic[own(g, seat)], g.secret.drawnBonus[own(g, seat)]],
  },
];

const kind = (fields: Readonly<Record<string, Domain>> = {}): KindSpec => ({ fields });
const space = kind({ space: SPACES });
const theatre = kind({ theatre: THEATRES });
const anywhere = ['navy-box', ...SPACES];
const tileAt = kind({ theatre: THEATRES, tile: { below: 8 } });

const kinds: Readonly<Record<ChoiceKind, KindSpec>> = {
  discard: kind({ event: EVENTS }),
  ministry: kind({ ministry: MINISTRIES }),
  'no-more': kind(),
  first: kind({ side: SIDES }),
  tile: kind({ tile: INVESTMENTS }),
  reveal: kind({ ministry: MINISTRIES }),
  ability: kind({ ability: ABILITIES }),
  event: kind({ event: EVENTS }),
  advantage: kind({ advantage: ADVANTAGES }),
  begin: kind({ action: ACTIONS }),
  pass: kind(),
  'end-round': kind(),
  shift: space,
  'draw-event': kind(),
  'war-tile': kind(),
  exchange: kind({ points: POINTS }),
  'remove-conflict': space,
  'build-fort': space,
  'repair-fort': space,
  'seize-fort': space,
  'build-squadron': kind({ by: SQUADRON_PRICES }),
  deploy: kind({ from: anywhere, to: SPACES }),
  displace: space,
  'score-jacobites': kind(),
  huguenots: space,
  pay: kind({ with: ['debt', 'treaty', ...LIMITS] }),
  finish: kind(),
  'place-tile': theatre,
  'move-tile': tileAt,
  upgrade: theatre,
  'keep-tile': kind({ keep: ['drawn', 'placed'], rest: ['pool', 'out'] }),
  'swap-tiles': kind({ theatre: THEATRES, with: THEATRES }),
  'carry-out': kind(),
  target: space,
  decline: kind(),
  way: kind({ way: WAYS }),
  squadron: kind({ from: anywhere }),
  'pick-advantage': kind({ advantage: ADVANTAGES }),
  'pick-theatre': theatre,
  commodity: kind({ commodity: COMMODITIES }),
  'lose-tile': tileAt,
  conquer: space,
  'conquer-sea': kind({ space: SPACES, from: anywhere }),
  refuse: kind({ refuse: 'yes-no' }),
  'give-up': kind({ from: anywhere }),
  'american-flag': space,
  'raze-fort': space,
  bid: kind({ trp: { below: BIGGEST_BID + 1 } }),
  allot: tileAt,
};

export const encoding = new Encoding({ version: 1, flow, parts, kinds });
