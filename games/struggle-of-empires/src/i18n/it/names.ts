import type { AllianceId } from '../../data/alliances.ts';
import type { PowerId } from '../../data/powers.ts';
import type { RegionId } from '../../data/regions.ts';
import type { RaidId, TileId } from '../../data/tiles.ts';
import type { UnitId } from '../../data/units.ts';
import type { ByEdition } from '../tables.ts';

/** A name as sentences take it: with its article, and joined to the prepositions that swallow it. */
export interface PowerForms {
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly to: string;
  readonly by: string;
  readonly plural?: true;
}

export const powers: Readonly<Record<PowerId, PowerForms>> = {
  britain: {
    name: 'Gran Bretagna',
    the: 'la Gran Bretagna',
    of: 'della Gran Bretagna',
    to: 'alla Gran Bretagna',
    by: 'dalla Gran Bretagna',
  },
  france: { name: 'Francia', the: 'la Francia', of: 'della Francia', to: 'alla Francia', by: 'dalla Francia' },
  spain: { name: 'Spagna', the: 'la Spagna', of: 'della Spagna', to: 'alla Spagna', by: 'dalla Spagna' },
  russia: { name: 'Russia', the: 'la Russia', of: 'della Russia', to: 'alla Russia', by: 'dalla Russia' },
  austria: { name: 'Austria', the: 'l’Austria', of: 'dell’Austria', to: 'all’Austria', by: 'dall’Austria' },
  prussia: { name: 'Prussia', the: 'la Prussia', of: 'della Prussia', to: 'alla Prussia', by: 'dalla Prussia' },
  'united-provinces': {
    name: 'Paesi Bassi',
    the: 'i Paesi Bassi',
    of: 'dei Paesi Bassi',
    to: 'ai Paesi Bassi',
    by: 'dai Paesi Bassi',
    plural: true,
  },
};

export interface RegionForms {
  readonly name: string;
  readonly the: string;
  readonly within: string;
  readonly of: string;
  readonly from: string;
  readonly plural?: true;
}

export const regions: Readonly<Record<RegionId, RegionForms>> = {
  'north-america': {
    name: 'Nord America',
    the: 'il Nord America',
    within: 'in Nord America',
    of: 'del Nord America',
    from: 'dal Nord America',
  },
  caribbean: {
    name: 'Caraibi',
    the: 'i Caraibi',
    within: 'nei Caraibi',
    of: 'dei Caraibi',
    from: 'dai Caraibi',
    plural: true,
  },
  'south-america': {
    name: 'Sud America',
    the: 'il Sud America',
    within: 'in Sud America',
    of: 'del Sud America',
    from: 'dal Sud America',
  },
  africa: { name: 'Africa', the: 'l’Africa', within: 'in Africa', of: 'dell’Africa', from: 'dall’Africa' },
  india: { name: 'India', the: 'l’India', within: 'in India', of: 'dell’India', from: 'dall’India' },
  'east-indies': {
    name: 'Indie dell’Est',
    the: 'le Indie dell’Est',
    within: 'nelle Indie dell’Est',
    of: 'delle Indie dell’Est',
    from: 'dalle Indie dell’Est',
    plural: true,
  },
  baltic: { name: 'Baltico', the: 'il Baltico', within: 'nel Baltico', of: 'del Baltico', from: 'dal Baltico' },
  'german-states': {
    name: 'Stati tedeschi',
    the: 'gli Stati tedeschi',
    within: 'negli Stati tedeschi',
    of: 'degli Stati tedeschi',
    from: 'dagli Stati tedeschi',
    plural: true,
  },
  'central-europe': {
    name: 'Europa centrale',
    the: 'l’Europa centrale',
    within: 'in Europa centrale',
    of: 'dell’Europa centrale',
    from: 'dall’Europa centrale',
  },
  mediterranean: {
    name: 'Mediterraneo',
    the: 'il Mediterraneo',
    within: 'nel Mediterraneo',
    of: 'del Mediterraneo',
    from: 'dal Mediterraneo',
  },
  'ottoman-empire': {
    name: 'Impero ottomano',
    the: 'l’Impero ottomano',
    within: 'nell’Impero ottomano',
    of: 'dell’Impero ottomano',
    from: 'dall’Impero ottomano',
  },
};

/** `o` or `a`: how adjectives and participles end. */
export const units: Readonly<Record<UnitId, { a: string; the: string; one: string; many: string; end: 'o' | 'a' }>> = {
  army: { a: 'un esercito', the: 'l’esercito', one: 'esercito', many: 'eserciti', end: 'o' },
  navy: { a: 'una flotta', the: 'la flotta', one: 'flotta', many: 'flotte', end: 'a' },
  fort: { a: 'un forte', the: 'il forte', one: 'forte', many: 'forti', end: 'o' },
};

export const raids: Readonly<Record<RaidId, { the: ByEdition; plural: boolean }>> = {
  pirates: { the: 'i pirati', plural: true },
  'slave-revolt': { the: { original: 'la rivolta degli schiavi', deluxe: 'la rivolta coloniale' }, plural: false },
};

export const alliances: Readonly<
  Record<AllianceId, { name: string; the: string; where: string; as: string; plural?: true }>
> = {
  'native-americans': {
    name: 'Nativi americani',
    the: 'i Nativi americani',
    where: 'in Nord America',
    as: 'un esercito',
    plural: true,
  },
  gauchos: { name: 'Gauchos', the: 'i Gauchos', where: 'in Sud America', as: 'un esercito', plural: true },
  portugal: {
    name: 'Portogallo',
    the: 'il Portogallo',
    where: 'in Sud America, in India e nelle Indie dell’Est',
    as: 'un esercito o una flotta',
  },
  'indian-nawab': { name: 'Nawab indiano', the: 'il Nawab indiano', where: 'in India', as: 'un esercito' },
  bavaria: { name: 'Baviera', the: 'la Baviera', where: 'negli Stati tedeschi', as: 'un esercito' },
  saxony: { name: 'Sassonia', the: 'la Sassonia', where: 'negli Stati tedeschi', as: 'un esercito' },
  cossacks: { name: 'Cosacchi', the: 'i Cosacchi', where: 'in Europa centrale', as: 'un esercito', plural: true },
  naples: { name: 'Napoli', the: 'Napoli', where: 'nel Mediterraneo', as: 'un esercito' },
  ottomans: {
    name: 'Impero ottomano',
    the: 'l’Impero ottomano',
    where: 'nell’Impero ottomano e nel Mediterraneo',
    as: 'un esercito o una flotta',
  },
  sweden: { name: 'Svezia', the: 'la Svezia', where: 'nel Baltico', as: 'un esercito o una flotta' },
  denmark: { name: 'Danimarca', the: 'la Danimarca', where: 'nel Baltico', as: 'un esercito o una flotta' },
};

const trade = (where: string): string =>
  `Una volta per guerra, come azione gratuita: 1 PO per ogni tua pedina di controllo ${where}.`;

export const tiles: Readonly<Record<TileId, { article: string; name: ByEdition; text: ByEdition }>> = {
  'gold-mines': { article: 'le', name: 'Miniere d’oro', text: trade('in Sud America') },
  'slaves-company': { article: 'il', name: 'Commercio della Costa d’Oro', text: trade('in Africa') },
  tobacco: { article: 'il', name: 'Tabacco', text: trade('in Nord America') },
  'sugar-plantations': { article: 'le', name: 'Piantagioni di zucchero', text: trade('nei Caraibi') },
  'baltic-company': { article: 'la', name: 'Compagnia del Baltico', text: trade('nel Baltico') },
  'east-indies-company': {
    article: 'la',
    name: 'Compagnia delle Indie orientali',
    text: trade('in India o nelle Indie dell’Est, a tua scelta'),
  },
  'levant-company': {
    article: 'la',
    name: 'Compagnia del Levante',
    text: trade('nell’Impero ottomano o nel Mediterraneo, a tua scelta'),
  },
  'army-training': {
    article: 'l’',
    name: 'Addestramento terrestre',
    text: '+1 nel combattimento terrestre se ne hai più copie dell’avversario e hai nello scontro un esercito o un forte. Vale anche contro le nazioni neutrali.',
  },
  'naval-training': {
    article: 'l’',
    name: 'Addestramento navale',
    text: '+1 nel combattimento navale se ne hai più copie dell’avversario e hai nello scontro una flotta.',
  },
  reserve: {
    article: 'le',
    name: 'Riserve',
    text: 'Una volta per guerra, come attaccante o difensore: dopo i dadi di un combattimento entrambi ripetono il lancio. Vale l’ultimo.',
  },
  'war-office': {
    article: 'il',
    name: 'Ministero della guerra',
    text: 'Una volta per guerra: un attacco in più oltre alle azioni, senza pagare i 2 PO.',
  },
  mercenaries: {
    article: 'i',
    name: 'Mercenari',
    text: 'Una volta per guerra: costruisci un esercito come azione gratuita, senza popolazione.',
  },
  pressgangs: {
    article: 'l’',
    name: 'Arruolamento forzato',
    text: 'Una volta per guerra: costruisci una flotta come azione gratuita, senza popolazione.',
  },
  'trained-natives': {
    article: 'le',
    name: 'Truppe indigene',
    text: 'Una volta per guerra: un esercito senza popolazione, direttamente in una colonia dove hai un’unità o una pedina di controllo. Non servono né flotta né prova di mare; poi può muovere come un’unità nuova.',
  },
  militia: {
    article: 'la',
    name: 'Milizia',
    text: 'Dopo un’azione di costruzione puoi costruire un altro esercito, per 1 popolazione. Non con Mercenari, Arruolamento forzato o Truppe indigene.',
  },
  logistics: { article: 'la', name: 'Logistica', text: 'Ogni tua azione di movimento muove un’unità in più.' },
  banking: { article: 'il', name: 'Sistema bancario', text: 'Ogni tassazione ti dà 3 PO invece di 2.' },
  navigation: {
    article: 'la',
    name: 'Navigazione',
    text: '+2 al secondo dado delle tue prove di mare; due copie danno +4.',
  },
  'diplomatic-service': {
    article: 'il',
    name: 'Servizio diplomatico',
    text: {
      original:
        'Una volta per guerra: prendi una tessera alleanza come azione gratuita. Il suo costo si paga lo stesso.',
      deluxe: 'Una volta per guerra: stringi un’alleanza locale come azione gratuita. Il suo costo si paga lo stesso.',
    },
  },
  'improved-agriculture': {
    article: 'il',
    name: 'Progresso agricolo',
    text: {
      original: 'Una volta per guerra, come azione gratuita: +1 popolazione.',
      deluxe: '+1 popolazione quando la prendi, e +1 una volta per guerra come azione gratuita.',
    },
  },
  'government-reform': {
    article: 'la',
    name: 'Riforma del governo',
    text: 'Subito: restituisci 2 punti fermento. La tessera esce dal gioco.',
  },
  industry: {
    article: 'l’',
    name: 'Industria',
    text: {
      original: 'Subito: 3 PV. La tessera esce dal gioco.',
      deluxe: 'Subito: 3 PV, più 1 per ogni Progresso agricolo che hai. La tessera esce dal gioco.',
    },
  },
  pirates: {
    article: 'i',
    name: 'Pirati',
    text: 'Subito: pirati di forza 1 attaccano per mare una pedina di controllo in una colonia, anche di un alleato. Se vincono la tengono con sé finché qualcuno non li sconfigge.',
  },
  'slave-revolt': {
    article: 'la',
    name: { original: 'Rivolta degli schiavi', deluxe: 'Rivolta coloniale' },
    text: 'Subito: una rivolta di forza 3 attacca per terra una pedina di controllo in una delle tre aree americane, anche di un alleato. Se vince la tiene con sé finché qualcuno non la sconfigge.',
  },
  'fighting-withdrawal': {
    article: 'la',
    name: 'Ritirata combattendo',
    text: {
      original:
        'Uso singolo, come difensore, dopo i dadi: la tua parte non perde unità in questo attacco, né per mare né per terra. Una pedina persa resta persa.',
      deluxe:
        'Uso singolo, come difensore, dopo una sconfitta: la tua parte non perde unità in questo solo combattimento. Una pedina persa resta persa.',
    },
  },
  'surprise-attack': {
    article: 'l’',
    name: 'Attacco a sorpresa',
    text: 'Uso singolo, quando attacchi: nessuno può intervenire per il difensore. Le sue alleanze locali contano lo stesso.',
  },
  blockade: {
    article: 'il',
    name: 'Blocco navale',
    text: 'Uso singolo. Chiudi una colonia dove hai una flotta: chi è dell’altra alleanza vi porta eserciti solo se lì ha più flotte di te. Oppure, se hai il supporto navale, contalo +2 invece di +1 in un combattimento terrestre.',
  },
};
