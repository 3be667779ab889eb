import { expect } from 'vitest';
import { PIRATES, REVOLT } from '../src/attack/raids.ts';
import { powerOf } from '../src/data/powers.ts';
import { regionOf } from '../src/data/regions.ts';
import { duel, type Edition, withNonPlayers } from './duel.ts';
import type { Table, Trial } from './kit.ts';

const AT_SEA = ['attack.alliances', 'attack.defendAtSea', 'attack.fightAtSea'];
const CALLS = ['call-allies.answer', 'call-allies.call'];

/** Spain with France against Britain with Austria, all of them present at sea and on land, with every tile of combat. */
const atFull = (table: Table): Table =>
  table
    .units('spain', 'navy', 'india', 2)
    .units('spain', 'army', 'india', 2)
    .units('france', 'navy', 'india')
    .units('france', 'army', 'india')
    .units('britain', 'navy', 'india')
    .units('britain', 'army', 'india')
    .units('britain', 'fort', 'india')
    .units('austria', 'navy', 'india')
    .units('austria', 'army', 'india')
    .tokens('britain', 'india')
    .alliance('spain', 'portugal')
    .alliance('britain', 'indian-nawab')
    .tile('spain', 'surprise-attack')
    .tile('spain', 'reserve')
    .tile('spain', 'naval-training')
    .tile('spain', 'blockade')
    .tile('britain', 'army-training')
    .tile('britain', 'fighting-withdrawal');

const declare = (t: Trial, region: string, against: string): Trial => {
  t.play('spain', 'action attack');
  return t.key === 'attack.declare' ? t.play('spain', `attack ${region} ${against}`) : t;
};

interface Position {
  readonly laid: (edition: Edition) => Trial;
  /** The questions that follow; by edition where they differ. */
  readonly asks: readonly string[] | Readonly<Record<Edition, readonly string[]>>;
}

export const POSITIONS: Readonly<Record<string, Position>> = {
  'surprise, allies, ships, then land': {
    laid: (edition) => declare(duel(edition, atFull, { surrender: true }), 'india', 'britain'),
    asks: [
      ...AT_SEA,
      'attack.surprise',
      'attack.surrender',
      ...CALLS,
      'combat.blockade',
      'combat.reserve',
      'combat.withdraw',
      'losses.choose',
    ],
  },
  'the Ottoman Empire, its ships in the Mediterranean': {
    laid: (edition) =>
      declare(
        duel(edition, (table) =>
          table
            .units('spain', 'navy', 'mediterranean')
            .units('spain', 'army', 'ottoman-empire', 2)
            .units('britain', 'navy', 'mediterranean')
            .units('britain', 'fort', 'ottoman-empire')
            .units('austria', 'navy', 'mediterranean')
            .tokens('britain', 'ottoman-empire')
            .alliance('britain', 'ottomans')
            .tile('britain', 'reserve'),
        ),
        'ottoman-empire',
        'britain',
      ),
    asks: [...AT_SEA, ...CALLS, 'combat.reserve'],
  },
  'forts alone, with a helper': {
    laid: (edition) =>
      declare(
        duel(edition, (table) =>
          table
            .units('spain', 'army', 'german-states', 3)
            .units('britain', 'fort', 'german-states')
            .units('austria', 'army', 'german-states')
            .tokens('britain', 'german-states')
            .alliance('britain', 'bavaria')
            .tile('britain', 'fighting-withdrawal')
            .tile('britain', 'reserve'),
        ),
        'german-states',
        'britain',
      ),
    asks: [...CALLS, 'combat.reserve', 'combat.withdraw'],
  },
  'ships alone': {
    laid: (edition) =>
      declare(
        duel(edition, (table) =>
          table
            .units('spain', 'navy', 'baltic', 2)
            .units('france', 'navy', 'baltic')
            .units('britain', 'navy', 'baltic')
            .alliance('spain', 'sweden')
            .alliance('britain', 'denmark')
            .tile('spain', 'reserve'),
        ),
        'baltic',
        'britain',
      ),
    asks: ['attack.defendAtSea', 'attack.fightAtSea', ...CALLS, 'combat.reserve'],
  },
  'a neutral': {
    laid: (edition) =>
      declare(
        duel(edition, (table) =>
          table
            .units('spain', 'army', 'india')
            .units('spain', 'navy', 'india')
            .units('france', 'army', 'india', 2)
            .neutral('india-1')
            .tile('spain', 'blockade')
            .tile('spain', 'reserve'),
        ),
        'india',
        'india-1',
      ),
    asks: [...CALLS, 'combat.blockade', 'combat.reserve'],
  },
  'pirates that stayed': {
    laid: (edition) =>
      declare(
        duel(edition, (table) => {
          table.units('spain', 'navy', 'south-america').units('france', 'navy', 'south-america', 2);
          table.alliance('spain', 'portugal').tile('spain', 'reserve');
          hold(table, PIRATES);
        }),
        'south-america',
        'pirates',
      ),
    asks: [...CALLS, 'combat.reserve'],
  },
  'a revolt that stayed': {
    laid: (edition) =>
      declare(
        duel(edition, (table) => {
          table.units('spain', 'army', 'south-america', 2).units('spain', 'navy', 'south-america');
          table.units('france', 'army', 'south-america').alliance('spain', 'gauchos').tile('spain', 'reserve');
          hold(table, REVOLT);
        }),
        'south-america',
        'slave-revolt',
      ),
    asks: [...CALLS, 'combat.reserve'],
  },
  'pirates sent': {
    laid: (edition) => send(raided(edition), 'pirates'),
    asks: ['combat.reserve', 'combat.withdraw'],
  },
  'a revolt sent': {
    laid: (edition) => send(raided(edition), 'slave-revolt'),
    asks: {
      original: ['combat.blockade', 'combat.reserve', 'combat.withdraw', 'losses.choose'],
      deluxe: ['combat.reserve', 'combat.withdraw', 'losses.choose'],
    },
  },
};

function hold(table: Table, raid: number): void {
  table.g.raidRegion[raid] = regionOf('south-america');
  table.g.raidToken[raid] = powerOf('britain');
}

/** Britain in South America with a fort, an army and a ship, and tiles to save them with. */
const raided = (edition: Edition): Trial =>
  duel(edition, (table) =>
    table
      .units('britain', 'fort', 'south-america')
      .units('britain', 'army', 'south-america')
      .units('britain', 'navy', 'south-america')
      .units('austria', 'army', 'south-america')
      .tokens('britain', 'south-america')
      .tokens('britain', 'caribbean')
      .alliance('britain', 'portugal')
      .tile('britain', 'reserve', 2)
      .tile('britain', 'blockade')
      .tile('britain', 'fighting-withdrawal'),
  );

function send(t: Trial, raid: 'pirates' | 'slave-revolt'): Trial {
  t.play('spain', 'action tile', `tile ${raid}`);
  expect(t.key).toBe('raid.target');
  return t;
}

/** Prussia and Russia stand with Spain, the United Provinces and Austria with Britain; nobody plays them. */
export const NON_PLAYERS: Readonly<Record<string, { readonly laid: () => Trial; readonly asks: readonly string[] }>> = {
  'a power, with ships and a surprise': {
    laid: () =>
      declare(
        withNonPlayers((table) =>
          table
            .units('spain', 'army', 'india', 2)
            .units('spain', 'navy', 'india')
            .units('france', 'navy', 'india')
            .units('prussia', 'army', 'india')
            .units('russia', 'navy', 'india')
            .units('united-provinces', 'army', 'india')
            .units('austria', 'navy', 'india')
            .units('britain', 'navy', 'india')
            .tokens('britain', 'india')
            .alliance('spain', 'portugal')
            .tile('spain', 'surprise-attack')
            .tile('britain', 'reserve'),
        ),
        'india',
        'britain',
      ),
    asks: [...AT_SEA, 'attack.surprise', ...CALLS, 'combat.reserve'],
  },
  'a non-player’s marker': {
    laid: () =>
      declare(
        withNonPlayers((table) =>
          table
            .units('spain', 'army', 'india', 2)
            .units('spain', 'navy', 'india')
            .units('france', 'army', 'india')
            .units('prussia', 'army', 'india')
            .units('united-provinces', 'army', 'india')
            .tokens('austria', 'india')
            .tile('spain', 'surprise-attack')
            .tile('spain', 'reserve'),
        ),
        'india',
        'austria',
      ),
    asks: ['attack.surprise', ...CALLS, 'combat.reserve'],
  },
};
