import type { TileReasons } from '../tile-reasons.ts';

const COMPANY = 'Gold in every war from what you hold there.';

export const tileReasons: TileReasons = {
  'gold-mines': COMPANY,
  'slaves-company': COMPANY,
  tobacco: COMPANY,
  'sugar-plantations': COMPANY,
  'baltic-company': COMPANY,
  'east-indies-company': COMPANY,
  'levant-company': COMPANY,
  'army-training': 'A lasting edge on land over whoever has fewer of these.',
  'naval-training': 'A lasting edge at sea over whoever has fewer of these.',
  reserve: 'A second throw for the battle that matters most.',
  'war-office': 'An attack in every war that takes no action and no gold.',
  mercenaries: 'An army in every war, with no action and no population.',
  pressgangs: 'A navy in every war, with no action and no population.',
  'trained-natives': 'An army in every war, straight into a colony.',
  militia: 'Every build can bring an army more.',
  logistics: 'Every move takes a unit more.',
  banking: 'Every taxation brings a gold more.',
  navigation: 'Fewer ships are lost on the way to the colonies.',
  'diplomatic-service': 'An alliance in every war that takes no action.',
  'improved-agriculture': 'Population to build with, war after war.',
  'government-reform': 'Too much unrest costs more than an action.',
  industry: 'Points at once, which nobody can take back.',
  pirates: 'A rival is badly guarded at sea.',
  'slave-revolt': 'A rival is badly guarded in the Americas.',
  'fighting-withdrawal': 'A defeat that costs no units.',
  'surprise-attack': 'An attack in which nobody can help the defender.',
  blockade: 'Keeps others out of a colony, or makes ships count for more.',
  alliance: 'One strength more there until the war ends.',
};
