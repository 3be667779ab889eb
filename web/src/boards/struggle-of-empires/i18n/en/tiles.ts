import type { TileId } from '@cabinet-wars/struggle-of-empires/data';

/** What a tile does, in a few words; companies, trainings and what counts at once are told with numbers instead. */
export type InShort = Readonly<Partial<Record<TileId, string>>>;

export const tilesInShortEn: InShort = {
  'gold-mines': 'gold from South America',
  'slaves-company': 'gold from Africa',
  tobacco: 'gold from North America',
  'sugar-plantations': 'gold from the Caribbean',
  'baltic-company': 'gold from the Baltic',
  'east-indies-company': 'gold from India or the East Indies',
  'levant-company': 'gold from the Levant',
  'army-training': '+1 on land against fewer',
  'naval-training': '+1 at sea against fewer',
  reserve: 'roll a battle again, once a war',
  'war-office': 'a free attack, once a war',
  mercenaries: 'a free army, once a war',
  pressgangs: 'a free navy, once a war',
  'trained-natives': 'an army in a colony, once a war',
  militia: 'one army more at a build',
  logistics: 'move one unit more',
  banking: 'taxing brings 3 gold, not 2',
  navigation: 'ships arrive more often',
  'diplomatic-service': 'an alliance besides your actions',
  'improved-agriculture': '+1 population, once a war',
  'government-reform': '2 unrest less',
  industry: '3 points at once',
  pirates: 'attack a token in a colony',
  'slave-revolt': 'attack a token in the Americas',
  'fighting-withdrawal': 'lose no unit in one defence',
  'surprise-attack': 'one attack nobody helps against',
  blockade: 'close a colony, or +2 by ships',
};
