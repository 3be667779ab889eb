import type { AllianceId } from '../../data/alliances.ts';
import type { PowerId } from '../../data/powers.ts';
import type { RegionId } from '../../data/regions.ts';
import type { RaidId, TileId } from '../../data/tiles.ts';
import type { UnitId } from '../../data/units.ts';
import { printedTiles } from '../printed-names.ts';
import type { ByEdition } from '../tables.ts';

export const powers: Readonly<Record<PowerId, { name: string; full: ByEdition; plural?: true }>> = {
  britain: { name: 'Britain', full: { original: 'Britain', deluxe: 'Great Britain' } },
  france: { name: 'France', full: 'France' },
  spain: { name: 'Spain', full: 'Spain' },
  russia: { name: 'Russia', full: 'Russia' },
  austria: { name: 'Austria', full: 'Austria' },
  prussia: { name: 'Prussia', full: 'Prussia' },
  'united-provinces': { name: 'United Provinces', full: 'United Provinces', plural: true },
};

/** As a title, and as a sentence takes them. */
export const regions: Readonly<Record<RegionId, { name: ByEdition; the: ByEdition }>> = {
  'north-america': { name: 'North America', the: 'North America' },
  caribbean: { name: 'Caribbean', the: 'the Caribbean' },
  'south-america': { name: 'South America', the: 'South America' },
  africa: { name: 'Africa', the: 'Africa' },
  india: { name: 'India', the: 'India' },
  'east-indies': { name: 'East Indies', the: 'the East Indies' },
  baltic: {
    name: { original: 'Baltic', deluxe: 'Baltic States' },
    the: { original: 'the Baltic', deluxe: 'the Baltic States' },
  },
  'german-states': { name: 'German States', the: 'the German States' },
  'central-europe': { name: 'Central Europe', the: 'Central Europe' },
  mediterranean: { name: 'Mediterranean', the: 'the Mediterranean' },
  'ottoman-empire': { name: 'Ottoman Empire', the: 'the Ottoman Empire' },
};

export const units: Readonly<Record<UnitId, { a: string; one: string; many: string }>> = {
  army: { a: 'an army', one: 'army', many: 'armies' },
  navy: { a: 'a navy', one: 'navy', many: 'navies' },
  fort: { a: 'a fort', one: 'fort', many: 'forts' },
};

export const tokenWords = {
  one: { original: 'token', deluxe: 'marker' },
  many: { original: 'tokens', deluxe: 'markers' },
} as const;

export const raids: Readonly<Record<RaidId, ByEdition>> = {
  pirates: 'the pirates',
  'slave-revolt': { original: 'the slave revolt', deluxe: 'the colony revolt' },
};

export const alliances: Readonly<Record<AllianceId, { name: string; the: string; where: ByEdition; as: string }>> = {
  'native-americans': {
    name: 'Native Americans',
    the: 'the Native Americans',
    where: 'North America',
    as: 'army',
  },
  gauchos: { name: 'Gauchos', the: 'the Gauchos', where: 'South America', as: 'army' },
  portugal: {
    name: 'Portugal',
    the: 'Portugal',
    where: 'South America, India and the East Indies',
    as: 'army or navy',
  },
  'indian-nawab': { name: 'Indian Nawab', the: 'the Indian Nawab', where: 'India', as: 'army' },
  bavaria: { name: 'Bavaria', the: 'Bavaria', where: 'the German States', as: 'army' },
  saxony: { name: 'Saxony', the: 'Saxony', where: 'the German States', as: 'army' },
  cossacks: { name: 'Cossacks', the: 'the Cossacks', where: 'Central Europe', as: 'army' },
  naples: { name: 'Naples', the: 'Naples', where: 'the Mediterranean', as: 'army' },
  ottomans: {
    name: 'Ottoman Empire',
    the: 'the Ottomans',
    where: 'the Ottoman Empire and the Mediterranean',
    as: 'army or navy',
  },
  sweden: {
    name: 'Sweden',
    the: 'Sweden',
    where: { original: 'the Baltic', deluxe: 'the Baltic States' },
    as: 'army or navy',
  },
  denmark: {
    name: 'Denmark',
    the: 'Denmark',
    where: { original: 'the Baltic', deluxe: 'the Baltic States' },
    as: 'army or navy',
  },
};

const trade = (where: string): ByEdition => ({
  original: `Once a war, as a free action: 1 gold for each of your tokens ${where}.`,
  deluxe: `Once a war, as a free action: 1 gold for each of your markers ${where}.`,
});

/** What tiles are called and what they do, in our own words. */
export const tiles: Readonly<Record<TileId, { name: ByEdition; text: ByEdition; the?: true }>> = {
  'gold-mines': { name: printedTiles['gold-mines'], text: trade('in South America') },
  'slaves-company': { name: printedTiles['slaves-company'], text: trade('in Africa') },
  tobacco: { name: printedTiles.tobacco, text: trade('in North America') },
  'sugar-plantations': { name: printedTiles['sugar-plantations'], text: trade('in the Caribbean') },
  'baltic-company': {
    name: printedTiles['baltic-company'],
    the: true,
    text: {
      original: 'Once a war, as a free action: 1 gold for each of your tokens in the Baltic.',
      deluxe: 'Once a war, as a free action: 1 gold for each of your markers in the Baltic States.',
    },
  },
  'east-indies-company': {
    name: printedTiles['east-indies-company'],
    the: true,
    text: trade('in India or in the East Indies, whichever you choose'),
  },
  'levant-company': {
    name: printedTiles['levant-company'],
    the: true,
    text: trade('in the Ottoman Empire or in the Mediterranean, whichever you choose'),
  },
  'army-training': {
    name: printedTiles['army-training'],
    text: '+1 in land combat if you hold more copies than your opponent and have an army or fort in the fight. Works against neutrals too.',
  },
  'naval-training': {
    name: printedTiles['naval-training'],
    text: '+1 in naval combat if you hold more copies than your opponent and have a navy in the fight.',
  },
  reserve: {
    name: printedTiles.reserve,
    text: 'Once a war, as attacker or defender: after the dice of a combat, have both sides roll again. The last roll counts.',
  },
  'war-office': {
    name: printedTiles['war-office'],
    the: true,
    text: 'Once a war: one attack besides your actions, without the 2 gold.',
  },
  mercenaries: {
    name: printedTiles.mercenaries,
    text: 'Once a war: build an army as a free action, without population.',
  },
  pressgangs: { name: printedTiles.pressgangs, text: 'Once a war: build a navy as a free action, without population.' },
  'trained-natives': {
    name: printedTiles['trained-natives'],
    text: 'Once a war: an army without population, straight into a colony where you have a unit or a control piece. No navy and no sea check needed; afterwards it may move on as a new unit does.',
  },
  militia: {
    name: printedTiles.militia,
    text: 'After a Build action you may build one army more, for 1 population. Not with Mercenaries, Pressgangs or trained natives.',
  },
  logistics: { name: printedTiles.logistics, text: 'Each of your Move actions moves one unit more.' },
  banking: { name: printedTiles.banking, text: 'Each taxation brings you 3 gold instead of 2.' },
  navigation: {
    name: printedTiles.navigation,
    text: '+2 on the second die of your sea checks; two copies give +4.',
  },
  'diplomatic-service': {
    name: printedTiles['diplomatic-service'],
    the: true,
    text: {
      original: 'Once a war: take an alliance tile as a free action. You still pay what it costs.',
      deluxe: 'Once a war: make a local alliance as a free action. You still pay what it costs.',
    },
  },
  'improved-agriculture': {
    name: printedTiles['improved-agriculture'],
    text: {
      original: 'Once a war, as a free action: +1 population.',
      deluxe: '+1 population when you take it, and +1 once a war as a free action.',
    },
  },
  'government-reform': {
    name: printedTiles['government-reform'],
    text: 'At once: give back 2 points of unrest. The tile leaves the game.',
  },
  industry: {
    name: printedTiles.industry,
    text: {
      original: 'At once: 3 VP. The tile leaves the game.',
      deluxe: 'At once: 3 VP, and 1 more for each Improved Agriculture you hold. The tile leaves the game.',
    },
  },
  pirates: {
    name: printedTiles.pirates,
    text: {
      original:
        'At once: pirates of strength 1 attack a token in any colony at sea, even an ally’s. If they win they keep it under them until someone beats them.',
      deluxe:
        'At once: pirates of strength 1 attack a marker in any colony at sea, even an ally’s. If they win they keep it under them until someone beats them.',
    },
  },
  'slave-revolt': {
    name: printedTiles['slave-revolt'],
    text: {
      original:
        'At once: a revolt of strength 3 attacks a token in one of the three Americas on land, even an ally’s. If it wins it keeps the token until someone beats it.',
      deluxe:
        'At once: a revolt of strength 3 attacks a marker in one of the three Americas on land, even an ally’s. If it wins it keeps the marker until someone beats it.',
    },
  },
  'fighting-withdrawal': {
    name: printedTiles['fighting-withdrawal'],
    text: {
      original:
        'One use, as defender, after the dice: your side loses no units in this attack, at sea or on land. A lost token is still lost.',
      deluxe:
        'One use, as defender, after a defeat: your side loses no units in this one combat. A lost marker is still lost.',
    },
  },
  'surprise-attack': {
    name: printedTiles['surprise-attack'],
    text: 'One use, when you attack: nobody may join the defender. Local alliances of the defender still count.',
  },
  blockade: {
    name: printedTiles.blockade,
    text: {
      original:
        'One use. Either close a colony where you have a navy: an enemy’s armies enter only if that enemy has more navies there than you. Or, with naval support, count it +2 instead of +1 in one land combat.',
      deluxe:
        'One use. Either close a colony where you have a navy: land units of the other alliance enter only if their owner has more navies there than you. Or, with naval support, count it +2 instead of +1 in one land combat.',
    },
  },
};
