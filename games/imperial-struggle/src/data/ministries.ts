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
  m01: { side: 'france', eras: [S], keywords: ['governance'] },
  m02: { side: 'france', eras: [S], keywords: ['finance'] },
  m03: { side: 'france', eras: [S], keywords: ['style', 'scholarship'] },
  m04: { side: 'france', eras: [S, E, R], keywords: [] },
  m05: { side: 'britain', eras: [S], keywords: ['governance'] },
  m06: { side: 'britain', eras: [S], keywords: ['style'] },
  m07: { side: 'britain', eras: [S, E], keywords: ['mercantilism'] },
  m08: { side: 'britain', eras: [S], keywords: ['finance'] },
  m09: { side: 'france', eras: [S], keywords: ['mercantilism'] },
  m10: { side: 'britain', eras: [S], keywords: ['scholarship'] },
  m11: { side: 'france', eras: [E], keywords: ['governance', 'finance'] },
  m12: { side: 'france', eras: [E], keywords: ['mercantilism'] },
  m13: { side: 'france', eras: [E, R], keywords: ['style'] },
  m14: { side: 'france', eras: [E, R], keywords: ['scholarship'] },
  m15: { side: 'britain', eras: [E], keywords: ['governance'] },
  m16: { side: 'britain', eras: [E], keywords: ['style'] },
  m17: { side: 'britain', eras: [E, R], keywords: ['finance'] },
  m18: { side: 'britain', eras: [E, R], keywords: ['scholarship'] },
  m19: { side: 'britain', eras: [R], keywords: ['scholarship'] },
  m20: { side: 'britain', eras: [R], keywords: ['style'] },
  m21: { side: 'britain', eras: [R], keywords: ['mercantilism'] },
  m22: { side: 'britain', eras: [R], keywords: ['governance'] },
  m23: { side: 'france', eras: [R], keywords: ['finance', 'style'] },
  m24: { side: 'france', eras: [R], keywords: ['mercantilism'] },
  m25: { side: 'france', eras: [R], keywords: ['governance'] },
  m26: { side: 'france', eras: [R], keywords: ['scholarship'] },
} as const satisfies Record<string, MinistryRow>;

/** The 26 ministries by the numbers of their cards. Ids are for ever. */
export type MinistryId = keyof typeof rows;
export const MINISTRIES = Object.keys(rows) as MinistryId[];
export const MINISTRY_COUNT = MINISTRIES.length;

/** A ministry by its place in `MINISTRIES`. */
export type Ministry = number;
export const MINISTRY = Object.fromEntries(MINISTRIES.map((id, i) => [id, i])) as Readonly<
  Record<MinistryId, Ministry>
>;
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

/** The ministries by name, for the rules that speak of them. */
export const CARDINAL_MINISTERS = MINISTRY.m01;
export const JOHN_LAW = MINISTRY.m02;
export const SUN_KING = MINISTRY.m03;
export const JACOBITE_UPRISINGS = MINISTRY.m04;
export const WALPOLE = MINISTRY.m05;
export const SWIFT = MINISTRY.m06;
export const EAST_INDIA_COMPANY = MINISTRY.m07;
export const BANK_OF_ENGLAND = MINISTRY.m08;
export const HUGUENOTS = MINISTRY.m09;
export const HALLEY = MINISTRY.m10;
export const CHOISEUL = MINISTRY.m11;
export const DUPLEIX = MINISTRY.m12;
export const POMPADOUR = MINISTRY.m13;
export const VOLTAIRE = MINISTRY.m14;
export const PITT = MINISTRY.m15;
export const HANBURY_WILLIAMS = MINISTRY.m16;
export const MERCHANT_BANKS = MINISTRY.m17;
export const SAMUEL_JOHNSON = MINISTRY.m18;
export const JAMES_WATT = MINISTRY.m19;
export const PAPACY_HANOVER = MINISTRY.m20;
export const TOWNSHEND = MINISTRY.m21;
export const BURKE = MINISTRY.m22;
export const TURGOT = MINISTRY.m23;
export const NORTH_AMERICAN_TRADE = MINISTRY.m24;
export const CONDORCET = MINISTRY.m25;
export const LAVOISIER = MINISTRY.m26;
