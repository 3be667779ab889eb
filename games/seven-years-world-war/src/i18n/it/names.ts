import type { LandId, NationId } from '../../data/powers.ts';
import type { KindId } from '../../data/units.ts';
import type { Glossary } from '../tables.ts';

/** The name with its article, which the grammar joins to prepositions. */
export const lands: Readonly<Record<LandId, string>> = {
  GB: 'la Gran Bretagna',
  FR: 'la Francia',
  PR: 'la Prussia',
  AU: 'l’Austria',
  RU: 'la Russia',
  MC: 'la Confederazione maratha',
  ME: 'l’Impero manciù',
  UP: 'le Province Unite',
  SP: 'la Spagna',
  OT: 'l’Impero ottomano',
  abyssinia: 'l’Abissinia',
  afghanistan: 'l’Afghanistan',
  africa: 'l’Africa',
  amazonia: 'l’Amazzonia',
  annam: 'l’Annam',
  arabia: 'l’Arabia',
  asante: 'gli Ashanti',
  baluchistan: 'il Belucistan',
  'barbary-states': 'gli Stati barbareschi',
  bornu: 'il Bornu',
  buganda: 'il Buganda',
  burma: 'la Birmania',
  darfur: 'il Darfur',
  'futa-jallon': 'il Futa Gialon',
  'german-states': 'gli Stati tedeschi',
  islands: 'le isole senza nome',
  'italian-states': 'gli Stati italiani',
  japan: 'il Giappone',
  korea: 'la Corea',
  madagascar: 'il Madagascar',
  malaya: 'la Malesia',
  mysore: 'il Mysore',
  'new-holland': 'la Nuova Olanda',
  norway: 'la Norvegia',
  oman: 'l’Oman',
  oregon: 'l’Oregon',
  patagonia: 'la Patagonia',
  persia: 'la Persia',
  poland: 'la Polonia',
  portugal: 'il Portogallo',
  siam: 'il Siam',
  sweden: 'la Svezia',
  tauregs: 'i Tuareg',
  timbuktu: 'Timbuctù',
  turkestan: 'il Turkestan',
};

/** Whose a unit is, after its name: one masculine, one feminine, several masculine, several feminine. */
export const adjectives: Readonly<Record<NationId, readonly [string, string, string, string]>> = {
  GB: ['britannico', 'britannica', 'britannici', 'britanniche'],
  FR: ['francese', 'francese', 'francesi', 'francesi'],
  PR: ['prussiano', 'prussiana', 'prussiani', 'prussiane'],
  AU: ['austriaco', 'austriaca', 'austriaci', 'austriache'],
  RU: ['russo', 'russa', 'russi', 'russe'],
  MC: ['maratha', 'maratha', 'maratha', 'maratha'],
  ME: ['manciù', 'manciù', 'manciù', 'manciù'],
  UP: ['olandese', 'olandese', 'olandesi', 'olandesi'],
  SP: ['spagnolo', 'spagnola', 'spagnoli', 'spagnole'],
  OT: ['ottomano', 'ottomana', 'ottomani', 'ottomane'],
  minor: ['di potenza minore', 'di potenza minore', 'di potenze minori', 'di potenze minori'],
};

export interface KindForms {
  readonly a: string;
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

export const kinds: Readonly<Record<KindId, KindForms>> = {
  army: { a: 'un esercito', one: 'esercito', many: 'eserciti', feminine: false },
  horde: { a: 'un’orda', one: 'orda', many: 'orde', feminine: true },
  legion: { a: 'una legione', one: 'legione', many: 'legioni', feminine: true },
  fleet: { a: 'una flotta', one: 'flotta', many: 'flotte', feminine: true },
  'fortified-zone': { a: 'una zona fortificata', one: 'zona fortificata', many: 'zone fortificate', feminine: true },
  base: { a: 'una base', one: 'base', many: 'basi', feminine: true },
};

export const units: Glossary['units'] = {
  'army-recruit': 'esercito (reclute)',
  'army-veteran': 'esercito (veterani)',
  'horde-recruit': 'orda (reclute)',
  'horde-veteran': 'orda (veterani)',
  'legion-recruit': 'legione (reclute)',
  'legion-veteran': 'legione (veterani)',
  'fleet-recruit': 'flotta (reclute)',
  'fleet-veteran': 'flotta (veterani)',
  'fortified-zone': 'zona fortificata',
  base: 'base',
};

export const routes: Glossary['routes'] = {
  'american-colonies': 'Colonie americane',
  'west-indies': 'Indie occidentali',
  antilles: 'Antille',
  'arabian-sea': 'Mare Arabico',
  china: 'Cina (Annam)',
  philippines: 'Filippine',
  'east-indies': 'Indie orientali',
};

export const phases: Glossary['phases'] = {
  'set-up': 'Schieramento',
  initiative: 'Iniziativa',
  taxation: 'Tesoro, tassazione',
  'free-markers': 'Tesoro, segnalini gratuiti',
  recruiting: 'Tesoro, reclutamento',
  training: 'Tesoro, addestramento',
  disbanding: 'Tesoro, scioglimento',
  diplomacy: 'Diplomazia',
  movement: 'Movimento',
  combat: 'Combattimento',
  pillage: 'Saccheggio',
  provisioning: 'Approvvigionamento',
  enlightenment: 'Lumi',
  'end-of-turn': 'Fine del turno',
};
