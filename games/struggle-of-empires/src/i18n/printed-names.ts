import type { TileId } from '../data/tiles.ts';
import type { ByEdition } from './tables.ts';

/** What is printed on tiles, in the English box and in the Italian one: the same in every language, and so in no language's folder. */
export const printedTiles: Readonly<Record<TileId, ByEdition>> = {
  'gold-mines': 'Gold Mines',
  'slaves-company': 'Gold Coast Commerce',
  tobacco: { original: 'Tobacco', deluxe: 'Tobacco Fields' },
  'sugar-plantations': 'Sugar Plantations',
  'baltic-company': 'Baltic Company',
  'east-indies-company': 'East Indies Company',
  'levant-company': 'Levant Company',
  'army-training': 'Army Training',
  'naval-training': 'Naval Training',
  reserve: { original: 'Reserve', deluxe: 'Reserves' },
  'war-office': 'War Office',
  mercenaries: 'Mercenaries',
  pressgangs: 'Pressgangs',
  'trained-natives': { original: 'Trained Natives', deluxe: 'Trained Native Militia' },
  militia: 'Militia',
  logistics: 'Logistics',
  banking: 'Banking',
  navigation: 'Navigation',
  'diplomatic-service': 'Diplomatic Service',
  'improved-agriculture': 'Improved Agriculture',
  'government-reform': 'Government Reform',
  industry: 'Industry',
  pirates: { original: 'Pirates', deluxe: 'Pirate Attack' },
  'slave-revolt': { original: 'Slave Revolt', deluxe: 'Colony Revolt' },
  'fighting-withdrawal': 'Fighting Withdrawal',
  'surprise-attack': 'Surprise Attack',
  blockade: 'Blockade',
};
