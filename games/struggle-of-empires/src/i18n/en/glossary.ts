import { keysOf, recordOf } from '@cabinet-wars/kernel';
import type { AllianceId } from '../../data/alliances.ts';
import type { PowerId } from '../../data/powers.ts';
import type { RegionId } from '../../data/regions.ts';
import type { TileId } from '../../data/tiles.ts';
import { type Glossary, inEdition, type Named, type Setting } from '../tables.ts';
import { count, gold, list, vp } from './grammar.ts';
import { alliances, powers, regions, tiles, tokenWords, units } from './names.ts';

const ORDINALS = ['first', 'second', 'third'];

export function glossary({ edition }: Setting): Glossary {
  const isDeluxe = edition === 'deluxe';
  const each = <K extends string, V, R>(table: Readonly<Record<K, V>>, of: (value: V) => R) =>
    recordOf(keysOf(table), (id) => of(table[id]));
  const token = tokenWords.one[edition];
  const tokens = tokenWords.many[edition];
  return {
    powers: each<PowerId, (typeof powers)[PowerId], string>(powers, ({ name }) => name),
    fullNames: each<PowerId, (typeof powers)[PowerId], string>(powers, ({ full }) => inEdition(full, edition)),
    places: {
      ...each<RegionId, (typeof regions)[RegionId], string>(regions, ({ name }) => inEdition(name, edition)),
      home: 'Home country',
    },
    units,
    tiles: each<TileId, (typeof tiles)[TileId], Named>(tiles, ({ name, text }) => ({
      name: inEdition(name, edition),
      hint: inEdition(text, edition),
    })),
    natures: {
      lasting: { name: 'Lasting', hint: 'Works all the time.' },
      'each-war': { name: 'Once a war', hint: 'Used once in each war, as a free action; ready again in the next.' },
      'one-use': { name: 'One use', hint: 'Kept until used, then back to the stock.' },
      'at-once': { name: 'At once', hint: 'Takes effect when taken and leaves the game.' },
      raid: { name: 'Raid', hint: 'Sent at once; stays on the map if it wins, else goes back to the stock.' },
    },
    alliances: each<AllianceId, (typeof alliances)[AllianceId], Named>(alliances, ({ name, where, as }) => ({
      name,
      hint: `Until the war ends: counts as one ${as} more for you in ${inEdition(where, edition)}, when you attack or defend. It is never lost.`,
    })),
    actions: {
      build: { name: 'Build a unit', hint: '1 population; it may move at once.' },
      move: { name: 'Move two units', hint: 'Each straight to its goal.' },
      attack: { name: 'Attack', hint: '2 gold; a combat at sea, on land, or both.' },
      tile: {
        name: isDeluxe ? 'Take a tile' : 'Buy a tile',
        hint: isDeluxe ? 'Special action. Pay what it costs.' : 'Once a round. Pay what it costs.',
      },
      colonize: {
        name: 'Colonize or Gold Coast Commerce',
        hint: 'Replaces a counter nobody can attack.',
      },
      alliance: { name: 'Make a local alliance', hint: 'Special action. Lasts until the war ends.' },
      pass: {
        name: 'Pass',
        hint: isDeluxe ? 'In a turn without attacks: 1 unrest back.' : 'Leave the action unused.',
      },
    },
    grandAlliances: isDeluxe
      ? { a: 'Red alliance', b: 'Blue alliance' }
      : { a: 'First alliance', b: 'Second alliance' },
    sides: { attacker: 'attacker', defender: 'defender' },
    combats: { naval: 'At sea', land: 'On land' },
    promises: {
      peace: { name: 'Peace', hint: 'I will not attack you, in a region or anywhere.' },
      help: { name: 'Help', hint: 'I will join you when you call.' },
      'stay-out': { name: 'Stay out', hint: 'I will not help the other.' },
      attack: { name: 'Attack', hint: 'I will attack the power we name.' },
      propose: { name: 'Propose', hint: 'I will propose the power we name, as we agreed.' },
      'not-bid': { name: 'Not bid', hint: 'I will not outbid you in this auction.' },
    },
    deals: {
      gold: { name: 'Give gold', hint: 'At once, by taxation if need be; perhaps for a promise in return.' },
      promise: { name: 'Promise', hint: 'Binds nobody; the log remembers it.' },
    },
    terms: {
      gold: 'Gold',
      promise: 'Promise',
      power: 'Power',
      region: 'Region',
      auction: 'Auction',
      stance: 'How often',
      armies: 'Armies',
      navies: 'Navies',
    },
    stances: { always: 'always, with everything', never: 'never' },
    gold: 'gold',
    population: 'population',
    unrest: 'unrest',
    vp: 'victory points',
    token: `control ${token}`,
    tokens: `control ${tokens}`,
    neutral: isDeluxe ? 'neutral region marker' : 'country counter',
    war: (war) => `The ${ORDINALS[war - 1]} war`,
    round: (round, of) => `Round ${round} of ${of}`,
    counter: ({ kind, defence, gold: coins, vp: points }) => {
      if (kind === 'colonize') return 'To colonize (1 population)';
      if (kind === 'commerce') return 'Gold Coast Commerce (a navy in Africa)';
      const prize = coins > 0 ? `, ${gold(coins)} if taken` : points > 0 ? `, ${vp(points)} if taken` : '';
      return `Neutral, defence ${defence}${prize}`;
    },
    cost: (cost) => {
      const parts: string[] = [];
      if (cost.gold > 0) parts.push(gold(cost.gold));
      if (cost.population > 0) parts.push(`${cost.population} population`);
      if (cost.unrest > 0) parts.push(isDeluxe ? count(cost.unrest, 'unrest counter') : `${cost.unrest} unrest`);
      return parts.length === 0 ? 'free' : list(parts);
    },
  };
}
