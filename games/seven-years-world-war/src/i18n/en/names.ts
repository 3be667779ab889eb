import type { LandId, NationId } from '../../data/powers.ts';
import type { KindId } from '../../data/units.ts';
import type { Glossary } from '../tables.ts';

/** `the` where the name takes an article, `plural` where it takes a plural verb. */
export const lands: Readonly<Record<LandId, { readonly name: string; readonly the?: true; readonly plural?: true }>> = {
  GB: { name: 'Great Britain' },
  FR: { name: 'France' },
  PR: { name: 'Prussia' },
  AU: { name: 'Austrian Empire', the: true },
  RU: { name: 'Russian Empire', the: true },
  MC: { name: 'Maratha Confederation', the: true },
  ME: { name: 'Manchu Empire', the: true },
  UP: { name: 'United Provinces', the: true, plural: true },
  SP: { name: 'Spanish Empire', the: true },
  OT: { name: 'Ottoman Empire', the: true },
  abyssinia: { name: 'Abyssinia' },
  afghanistan: { name: 'Afghanistan' },
  africa: { name: 'Africa' },
  amazonia: { name: 'Amazonia' },
  annam: { name: 'Annam' },
  arabia: { name: 'Arabia' },
  asante: { name: 'Asante' },
  baluchistan: { name: 'Baluchistan' },
  'barbary-states': { name: 'Barbary States', the: true, plural: true },
  bornu: { name: 'Bornu' },
  buganda: { name: 'Buganda' },
  burma: { name: 'Burma' },
  darfur: { name: 'Darfur' },
  'futa-jallon': { name: 'Futa Jallon' },
  'german-states': { name: 'German States', the: true, plural: true },
  islands: { name: 'unlabelled islands', the: true, plural: true },
  'italian-states': { name: 'Italian States', the: true, plural: true },
  japan: { name: 'Japan' },
  korea: { name: 'Korea' },
  madagascar: { name: 'Madagascar' },
  malaya: { name: 'Malaya' },
  mysore: { name: 'Mysore' },
  'new-holland': { name: 'New Holland' },
  norway: { name: 'Norway' },
  oman: { name: 'Oman' },
  oregon: { name: 'Oregon' },
  patagonia: { name: 'Patagonia' },
  persia: { name: 'Persia' },
  poland: { name: 'Poland' },
  portugal: { name: 'Portugal' },
  siam: { name: 'Siam' },
  sweden: { name: 'Sweden' },
  tauregs: { name: 'Tauregs', the: true, plural: true },
  timbuktu: { name: 'Timbuktu' },
  turkestan: { name: 'Turkestan' },
};

/** Whose a unit is, before its name. */
export const adjectives: Readonly<Record<NationId, string>> = {
  GB: 'British',
  FR: 'French',
  PR: 'Prussian',
  AU: 'Austrian',
  RU: 'Russian',
  MC: 'Maratha',
  ME: 'Manchu',
  UP: 'Dutch',
  SP: 'Spanish',
  OT: 'Ottoman',
  minor: 'minor-power',
};

export const kinds: Readonly<Record<KindId, { readonly one: string; readonly many: string }>> = {
  army: { one: 'army', many: 'armies' },
  horde: { one: 'horde', many: 'hordes' },
  legion: { one: 'legion', many: 'legions' },
  fleet: { one: 'fleet', many: 'fleets' },
  'fortified-zone': { one: 'fortified zone', many: 'fortified zones' },
  base: { one: 'base', many: 'bases' },
};

export const units: Glossary['units'] = {
  'army-recruit': 'recruit army',
  'army-veteran': 'veteran army',
  'horde-recruit': 'recruit horde',
  'horde-veteran': 'veteran horde',
  'legion-recruit': 'recruit legion',
  'legion-veteran': 'veteran legion',
  'fleet-recruit': 'recruit fleet',
  'fleet-veteran': 'veteran fleet',
  'fortified-zone': 'fortified zone',
  base: 'base',
};

export const routes: Glossary['routes'] = {
  'american-colonies': 'American Colonies',
  'west-indies': 'West Indies',
  antilles: 'Antilles',
  'arabian-sea': 'Arabian Sea',
  china: 'China (Annam)',
  philippines: 'Philippines',
  'east-indies': 'East Indies',
};

export const phases: Glossary['phases'] = {
  'set-up': 'Set-up',
  initiative: 'Initiative',
  taxation: 'Treasury, taxation',
  'free-markers': 'Treasury, free markers',
  recruiting: 'Treasury, recruiting',
  training: 'Treasury, training',
  disbanding: 'Treasury, disbanding',
  diplomacy: 'Diplomacy',
  movement: 'Movement',
  combat: 'Combat',
  pillage: 'Pillage',
  provisioning: 'Provisioning',
  enlightenment: 'Enlightenment',
  'end-of-turn': 'End of turn',
};
