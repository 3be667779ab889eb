import type { CountryId, RegionId, SubregionId } from '../../data/map/regions.ts';
import type { KeywordId } from '../../data/ministries.ts';
import type { EraId, WarId } from '../../data/turns.ts';
import type { TheatreId } from '../../data/wars.ts';
import type { Glossary } from '../tables.ts';

export const sides = { france: 'France', britain: 'Britain', either: 'either side' } as const;
export const flags = {
  ...{ france: 'French', britain: 'British', spain: 'Spanish', usa: 'American' },
  nobody: 'no flag',
} as const;

/** As a title, and as a sentence takes them. */
export const regions: Readonly<Record<RegionId, { name: string; the: string }>> = {
  europe: { name: 'Europe', the: 'Europe' },
  'north-america': { name: 'North America', the: 'North America' },
  caribbean: { name: 'Caribbean', the: 'the Caribbean' },
  india: { name: 'India', the: 'India' },
};
export const subregions: Readonly<Record<SubregionId, string>> = {
  canada: 'Canada',
  'northern-colonies': 'Northern Colonies',
  'hooghly-river': 'Hooghly River',
  'carnatic-coast': 'Carnatic Coast',
};
export const countries: Readonly<Record<CountryId, string>> = {
  ireland: 'Ireland',
  scotland: 'Scotland',
  'denmark-norway': 'Denmark-Norway',
  prussia: 'Prussia',
  sweden: 'Sweden',
  russia: 'Russia',
  'dutch-republic': 'Dutch Republic',
  'german-states': 'German States',
  bavaria: 'Bavaria',
  austria: 'Austria',
  sardinia: 'Sardinia',
  savoy: 'Savoy',
  spain: 'Spain',
  usa: 'United States',
};
export const spaceTypes: Glossary['spaceTypes'] = {
  political: 'Political space',
  market: 'Market',
  territory: 'Territory',
  naval: 'sea',
  fort: 'Fort',
};
export const commodities: Glossary['commodities'] = {
  furs: 'Furs',
  spice: 'Spice',
  fish: 'Fish',
  tobacco: 'Tobacco',
  sugar: 'Sugar',
  cotton: 'Cotton',
};
export const points: Glossary['points'] = {
  E: { name: 'economic points', hint: 'Flag and unflag Markets.' },
  D: { name: 'diplomatic points', hint: 'Flag and unflag Political spaces; draw Events.' },
  M: { name: 'military points', hint: 'Forts, squadrons, Bonus War tiles, and Conflicts to remove.' },
};
export const eras: Readonly<Record<EraId, string>> = {
  succession: 'Succession',
  empire: 'Empire',
  revolution: 'Revolution',
};
export const wars: Readonly<Record<WarId, string>> = {
  WSS: 'War of the Spanish Succession',
  WAS: 'War of the Austrian Succession',
  '7YW': 'Seven Years War',
  AWI: 'American War of Independence',
};
export const theatres: Readonly<Record<TheatreId, string>> = {
  'WSS-1': 'Central Europe',
  'WSS-2': 'Spain',
  'WSS-3': 'Queen Anne’s War',
  'WSS-4': 'Jacobite Rebellion',
  'WAS-1': 'Central Europe',
  'WAS-2': 'King George’s War',
  'WAS-3': 'First Carnatic War',
  'WAS-4': 'Jacobite Rebellion',
  '7YW-1': 'Atlantic Dominance',
  '7YW-2': 'Third Carnatic War',
  '7YW-3': 'French & Indian War',
  '7YW-4': 'Prussia’s Wars',
  'AWI-1': 'American Revolution',
  'AWI-2': 'Mysore War',
  'AWI-3': 'Antilles War',
};
export const keywords: Readonly<Record<KeywordId, string>> = {
  finance: 'Finance',
  mercantilism: 'Mercantilism',
  governance: 'Governance',
  style: 'Style',
  scholarship: 'Scholarship',
};

export const abilities: Glossary['abilities'] = {
  'cardinal-points': 'the Cardinals’ diplomacy',
  'jacobite-shifts': 'military points for Scotland and Ireland',
  'jacobite-score': 'the Jacobites’ VP',
  'walpole-draw': 'Walpole’s draw',
  'bank-limit': 'the Bank of England to raise the Debt Limit',
  'bank-event': 'the Bank of England to play an economic Event with any tile',
  'huguenots-place': 'the Huguenots to place a marker',
  'halley-squadron': 'Halley’s cheap squadron',
  'halley-treaty': 'Halley’s Treaty Point for an Event',
  'choiseul-points': 'Choiseul’s military point',
  'choiseul-squadron': 'Choiseul’s cheap squadron',
  'pitt-points': 'Pitt’s diplomatic point',
  'pitt-squadron': 'Pitt’s cheap squadron',
  'hanbury-williams-prices': 'Hanbury Williams’s lower prices',
  'papacy-points': 'the Papacy’s two diplomatic points',
  'townshend-mark': 'the Townshend Acts to mark a commodity',
  'condorcet-event': 'Condorcet to play an Event without the symbol',
};
export const limits: Glossary['limits'] = {
  none: 'for anything',
  europe: 'for Europe',
  'europe-unflag': 'to unflag in Europe',
  'north-america': 'for North America',
  caribbean: 'for the Caribbean',
  india: 'for India',
  'german-states-prussia-dutch': 'for the German States, Prussia and the Dutch Republic',
  'spain-austria': 'for Spain and Austria',
  'scotland-ireland': 'for Scotland and Ireland',
  'unflag-markets': 'to unflag Markets',
  'flag-next-to-own-market': 'to flag Markets next to one’s own',
  'not-prestige': 'for Political spaces without Prestige',
  'war-tiles-or-deploy': 'for Bonus War tiles or deploying',
};
export const actions: Glossary['actions'] = {
  major: { name: 'Major action', hint: 'All points of the tile’s Major action, with what joins them.' },
  minor: { name: 'Minor action', hint: 'One purchase; it takes opposing flags only from spaces with a Conflict.' },
  'minor-joined': {
    name: 'Minor action with the Event’s points',
    hint: 'One purchase with all these points; the Minor’s limits hold for all.',
  },
  'extra-E': { name: 'economic points of their own', hint: 'Points from the Event or an exchange, as an action.' },
  'extra-D': { name: 'diplomatic points of their own', hint: 'Points from the Event or an exchange, as an action.' },
  'extra-M': { name: 'military points of their own', hint: 'Points from the Event, as an action.' },
  upgrade: { name: 'Military Upgrade', hint: 'Draw a Basic War tile and keep the better one.' },
};
export const squadronPrices: Glossary['squadronPrices'] = {
  usual: 'at the usual price',
  'halley-squadron': 'with Halley',
  'choiseul-squadron': 'with Choiseul',
  'pitt-squadron': 'with Pitt',
  'slaving-contracts': 'with Slaving Contracts',
};
export const ways: Glossary['ways'] = {
  'damage-fort': 'damage a Fort',
  shift: 'shift a Market',
  'diplomatic-points': 'take diplomatic points',
  'economic-points': 'take economic points',
  score: 'score it',
  'take-control': 'take control of a Local Alliance',
  conflicts: 'place Conflicts',
  debt: 'take 1 Debt',
  treaty: 'give up 1 Treaty Point',
};
export const causes: Glossary['causes'] = {
  award: 'Award',
  prestige: 'Prestige',
  demand: 'Global Demand',
  event: 'Event',
  advantage: 'Advantage',
  war: 'War',
  'war-tile': 'War tile',
  refusal: 'refusal',
  pass: 'passing',
  'excess-debt': 'Debt beyond the Limit',
  upgrade: 'Military Upgrade',
  limit: 'no more than four are kept',
  payment: 'spent as points',
  final: 'Final Scoring',
  bid: 'bid for the sides',
};
export const harbours: Glossary['harbours'] = {
  'navy-box': 'for the Navy Box',
  unbuilt: 'and has to be built again',
  away: 'until the next Reset',
  lost: 'for good',
};
