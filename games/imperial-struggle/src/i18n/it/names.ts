import type { CountryId, RegionId, SubregionId } from '../../data/map/regions.ts';
import type { KeywordId } from '../../data/ministries.ts';
import type { SideId } from '../../data/sides.ts';
import type { EraId, WarId } from '../../data/turns.ts';
import type { TheatreId } from '../../data/wars.ts';
import type { Glossary } from '../tables.ts';

export const sides = { france: 'Francia', britain: 'Gran Bretagna', either: 'una delle due parti' } as const;
/** As sentences take them; both are feminine and singular. */
export const sideForms: Readonly<Record<SideId, { the: string; of: string; to: string }>> = {
  france: { the: 'la Francia', of: 'della Francia', to: 'alla Francia' },
  britain: { the: 'la Gran Bretagna', of: 'della Gran Bretagna', to: 'alla Gran Bretagna' },
};
/** Adjectives for a flag, which is feminine. */
export const flags = {
  france: 'francese',
  britain: 'britannica',
  spain: 'spagnola',
  usa: 'degli Stati Uniti',
  nobody: 'nessuna bandiera',
} as const;

export const regions: Readonly<Record<RegionId, { name: string; of: string; within: string }>> = {
  europe: { name: 'Europa', of: 'dell’Europa', within: 'in Europa' },
  'north-america': { name: 'Nord America', of: 'del Nord America', within: 'in Nord America' },
  caribbean: { name: 'Caraibi', of: 'dei Caraibi', within: 'nei Caraibi' },
  india: { name: 'India', of: 'dell’India', within: 'in India' },
};
export const subregions: Readonly<Record<SubregionId, string>> = {
  canada: 'Canada',
  'northern-colonies': 'Colonie settentrionali',
  'hooghly-river': 'Fiume Hooghly',
  'carnatic-coast': 'Costa del Carnatico',
};
export const countries: Readonly<Record<CountryId, string>> = {
  ireland: 'Irlanda',
  scotland: 'Scozia',
  'denmark-norway': 'Danimarca-Norvegia',
  prussia: 'Prussia',
  sweden: 'Svezia',
  russia: 'Russia',
  'dutch-republic': 'Province Unite',
  'german-states': 'Stati tedeschi',
  bavaria: 'Baviera',
  austria: 'Austria',
  sardinia: 'Sardegna',
  savoy: 'Savoia',
  spain: 'Spagna',
  usa: 'Stati Uniti',
};
export const spaceTypes: Glossary['spaceTypes'] = {
  political: 'spazio politico',
  market: 'mercato',
  territory: 'territorio',
  naval: 'spazio navale',
  fort: 'forte',
};
export const commodities: Glossary['commodities'] = {
  furs: 'pellicce',
  spice: 'spezie',
  fish: 'pesce',
  tobacco: 'tabacco',
  sugar: 'zucchero',
  cotton: 'cotone',
};
export const points: Glossary['points'] = {
  E: { name: 'punti economici', hint: 'Issano e tolgono bandiere nei mercati.' },
  D: { name: 'punti diplomatici', hint: 'Issano e tolgono bandiere negli spazi politici; pescano eventi.' },
  M: { name: 'punti militari', hint: 'Forti, squadre navali, tessere guerra bonus, e conflitti da sedare.' },
};
export const eras: Readonly<Record<EraId, string>> = {
  succession: 'Era della successione',
  empire: 'Era dell’impero',
  revolution: 'Era della rivoluzione',
};
export const wars: Readonly<Record<WarId, string>> = {
  WSS: 'Guerra di successione spagnola',
  WAS: 'Guerra di successione austriaca',
  '7YW': 'Guerra dei sette anni',
  AWI: 'Guerra d’indipendenza americana',
};
export const theatres: Readonly<Record<TheatreId, string>> = {
  'WSS-1': 'Europa centrale',
  'WSS-2': 'Spagna',
  'WSS-3': 'Guerra della regina Anna',
  'WSS-4': 'Ribellione giacobita',
  'WAS-1': 'Europa centrale',
  'WAS-2': 'Guerra di re Giorgio',
  'WAS-3': 'Prima guerra carnatica',
  'WAS-4': 'Ribellione giacobita',
  '7YW-1': 'Dominio dell’Atlantico',
  '7YW-2': 'Terza guerra carnatica',
  '7YW-3': 'Guerra franco-indiana',
  '7YW-4': 'Guerre della Prussia',
  'AWI-1': 'Rivoluzione americana',
  'AWI-2': 'Guerra di Mysore',
  'AWI-3': 'Guerra delle Antille',
};
export const keywords: Readonly<Record<KeywordId, string>> = {
  finance: 'Finanza',
  mercantilism: 'Mercantilismo',
  governance: 'Governo',
  style: 'Stile',
  scholarship: 'Erudizione',
};

export const abilities: Glossary['abilities'] = {
  'cardinal-points': 'i punti diplomatici dei cardinali',
  'jacobite-shifts': 'i punti militari per Scozia e Irlanda',
  'jacobite-score': 'i PV dei giacobiti',
  'walpole-draw': 'la pesca di Walpole',
  'bank-limit': 'la Banca d’Inghilterra per alzare il limite del debito',
  'bank-event': 'la Banca d’Inghilterra per un evento economico con ogni tessera',
  'huguenots-place': 'gli Ugonotti per piazzare un segnalino',
  'halley-squadron': 'la squadra a buon mercato di Halley',
  'halley-treaty': 'il punto trattato di Halley per un evento',
  'choiseul-points': 'il punto militare di Choiseul',
  'choiseul-squadron': 'la squadra a buon mercato di Choiseul',
  'pitt-points': 'il punto diplomatico di Pitt',
  'pitt-squadron': 'la squadra a buon mercato di Pitt',
  'hanbury-williams-prices': 'i costi ridotti di Hanbury Williams',
  'papacy-points': 'i due punti diplomatici del Papato',
  'townshend-mark': 'le Leggi Townshend per segnare una merce',
  'condorcet-event': 'Condorcet per un evento senza il simbolo',
};
export const limits: Glossary['limits'] = {
  none: 'per qualsiasi cosa',
  europe: 'per l’Europa',
  'europe-unflag': 'per togliere bandiere in Europa',
  'north-america': 'per il Nord America',
  caribbean: 'per i Caraibi',
  india: 'per l’India',
  'german-states-prussia-dutch': 'per Stati tedeschi, Prussia e Province Unite',
  'spain-austria': 'per Spagna e Austria',
  'scotland-ireland': 'per Scozia e Irlanda',
  'unflag-markets': 'per togliere bandiere da mercati',
  'flag-next-to-own-market': 'per issare bandiere in mercati accanto ai propri',
  'not-prestige': 'per spazi politici senza prestigio',
  'war-tiles-or-deploy': 'per tessere guerra bonus o per schierare',
};
export const actions: Glossary['actions'] = {
  major: {
    name: 'azione maggiore',
    hint: 'Tutti i punti dell’azione maggiore della tessera, con quelli che vi si uniscono.',
  },
  minor: { name: 'azione minore', hint: 'Un solo acquisto; toglie bandiere avversarie solo dove c’è un conflitto.' },
  'minor-joined': {
    name: 'azione minore con i punti dell’evento',
    hint: 'Un solo acquisto con tutti questi punti; i limiti dell’azione minore valgono per tutti.',
  },
  'extra-E': { name: 'punti economici a parte', hint: 'Punti dell’evento o di uno scambio, come azione propria.' },
  'extra-D': { name: 'punti diplomatici a parte', hint: 'Punti dell’evento o di uno scambio, come azione propria.' },
  'extra-M': { name: 'punti militari a parte', hint: 'Punti dell’evento, come azione propria.' },
  upgrade: { name: 'potenziamento militare', hint: 'Pesca una tessera guerra base e tieni la migliore.' },
};
export const squadronPrices: Glossary['squadronPrices'] = {
  usual: 'al costo consueto',
  'halley-squadron': 'con Halley',
  'choiseul-squadron': 'con Choiseul',
  'pitt-squadron': 'con Pitt',
  'slaving-contracts': 'con i Contratti della tratta',
};
export const ways: Glossary['ways'] = {
  'damage-fort': 'danneggia un forte',
  shift: 'modifica un mercato',
  'diplomatic-points': 'prendi punti diplomatici',
  'economic-points': 'prendi punti economici',
  score: 'valutalo ora',
  'take-control': 'prendi il controllo di un’alleanza locale',
  conflicts: 'piazza conflitti',
  debt: 'prendi 1 debito',
  treaty: 'rinuncia a 1 punto trattato',
};
export const causes: Glossary['causes'] = {
  award: 'premio',
  prestige: 'prestigio',
  demand: 'domanda mondiale',
  event: 'evento',
  advantage: 'vantaggio',
  war: 'guerra',
  'war-tile': 'tessera guerra',
  refusal: 'cessione rifiutata',
  pass: 'passando',
  'excess-debt': 'debito oltre il limite',
  upgrade: 'potenziamento militare',
  limit: 'se ne conservano quattro',
  payment: 'punti azione',
  final: 'punteggio finale',
  bid: 'asta per le parti',
};
export const harbours: Glossary['harbours'] = {
  'navy-box': 'va nel riquadro Marina',
  unbuilt: 'è di nuovo da costruire',
  away: 'parte in missione fino al prossimo ripristino',
  lost: 'è tolta dal gioco',
};
