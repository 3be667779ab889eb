import { indexed, keysOf } from '@cabinet-wars/kernel';
import { SIDES, type Side, type SideId } from './sides.ts';
import { ERAS, type EraId } from './turns.ts';

/** What Events and Wars ask ministries for. Ids are for ever. */
export const KEYWORDS = ['finance', 'mercantilism', 'governance', 'style', 'scholarship'] as const;
export type KeywordId = (typeof KEYWORDS)[number];
export type Keyword = number;
export const keywordOf = (id: KeywordId): Keyword => KEYWORDS.indexOf(id);

interface MinistryRow {
  readonly side: SideId;
  readonly eras: readonly EraId[];
  readonly keywords: readonly KeywordId[];
}

const S = 'succession';
const E = 'empire';
const R = 'revolution';

const rows = {
  'cardinal-ministers': { side: 'france', eras: [S], keywords: ['governance'] },
  'john-law': { side: 'france', eras: [S], keywords: ['finance'] },
  'court-of-the-sun-king': { side: 'france', eras: [S], keywords: ['style', 'scholarship'] },
  'jacobite-uprisings': { side: 'france', eras: [S, E, R], keywords: [] },
  'robert-walpole': { side: 'britain', eras: [S], keywords: ['governance'] },
  'jonathan-swift': { side: 'britain', eras: [S], keywords: ['style'] },
  'east-india-company': { side: 'britain', eras: [S, E], keywords: ['mercantilism'] },
  'bank-of-england': { side: 'britain', eras: [S], keywords: ['finance'] },
  'new-world-huguenots': { side: 'france', eras: [S], keywords: ['mercantilism'] },
  'edmond-halley': { side: 'britain', eras: [S], keywords: ['scholarship'] },
  choiseul: { side: 'france', eras: [E], keywords: ['governance', 'finance'] },
  dupleix: { side: 'france', eras: [E], keywords: ['mercantilism'] },
  'pompadour-and-du-barry': { side: 'france', eras: [E, R], keywords: ['style'] },
  voltaire: { side: 'france', eras: [E, R], keywords: ['scholarship'] },
  'pitt-the-elder': { side: 'britain', eras: [E], keywords: ['governance'] },
  'charles-hanbury-williams': { side: 'britain', eras: [E], keywords: ['style'] },
  'merchant-banks': { side: 'britain', eras: [E, R], keywords: ['finance'] },
  'samuel-johnson': { side: 'britain', eras: [E, R], keywords: ['scholarship'] },
  'james-watt': { side: 'britain', eras: [R], keywords: ['scholarship'] },
  'papacy-hanover-negotiations': { side: 'britain', eras: [R], keywords: ['style'] },
  'townshend-acts': { side: 'britain', eras: [R], keywords: ['mercantilism'] },
  'edmund-burke': { side: 'britain', eras: [R], keywords: ['governance'] },
  turgot: { side: 'france', eras: [R], keywords: ['finance', 'style'] },
  'north-american-trade': { side: 'france', eras: [R], keywords: ['mercantilism'] },
  'marquis-de-condorcet': { side: 'france', eras: [R], keywords: ['governance'] },
  lavoisier: { side: 'france', eras: [R], keywords: ['scholarship'] },
} as const satisfies Record<string, MinistryRow>;

/** The 26 ministries, in the order of their numbers. Ids are for ever. */
export type MinistryId = keyof typeof rows;
export const MINISTRIES = keysOf(rows);
export const MINISTRY_COUNT = MINISTRIES.length;

/** A ministry by its place in `MINISTRIES`. */
export type Ministry = number;
export const MINISTRY: Readonly<Record<MinistryId, Ministry>> = indexed(MINISTRIES);
export const isMinistryId = (id: unknown): id is MinistryId => typeof id === 'string' && Object.hasOwn(MINISTRY, id);

const all: readonly MinistryRow[] = Object.values(rows);
export const MINISTRY_SIDE: readonly Side[] = all.map(({ side }) => SIDES.indexOf(side));
/** By ministry, then keyword. */
export const HAS_KEYWORD: readonly (readonly boolean[])[] = all.map(({ keywords }) =>
  KEYWORDS.map((keyword) => keywords.includes(keyword)),
);
/** The ministries a side may choose from in an Era: by side, then Era. */
export const ELIGIBLE: readonly (readonly (readonly Ministry[])[])[] = SIDES.map((side) =>
  ERAS.map((era) =>
    [...all.keys()].filter((ministry) => all[ministry].side === side && all[ministry].eras.includes(era)),
  ),
);

/** Ministries the rules speak of by name; the others are known by their abilities. */
export const JOHN_LAW = MINISTRY['john-law'];
export const SUN_KING = MINISTRY['court-of-the-sun-king'];
export const JACOBITE_UPRISINGS = MINISTRY['jacobite-uprisings'];
export const SWIFT = MINISTRY['jonathan-swift'];
export const EAST_INDIA_COMPANY = MINISTRY['east-india-company'];
export const DUPLEIX = MINISTRY.dupleix;
export const POMPADOUR = MINISTRY['pompadour-and-du-barry'];
export const VOLTAIRE = MINISTRY.voltaire;
export const MERCHANT_BANKS = MINISTRY['merchant-banks'];
export const SAMUEL_JOHNSON = MINISTRY['samuel-johnson'];
export const JAMES_WATT = MINISTRY['james-watt'];
export const PAPACY_HANOVER = MINISTRY['papacy-hanover-negotiations'];
export const BURKE = MINISTRY['edmund-burke'];
export const TURGOT = MINISTRY.turgot;
export const NORTH_AMERICAN_TRADE = MINISTRY['north-american-trade'];
export const LAVOISIER = MINISTRY.lavoisier;
