/** The three Eras, two Peace turns each. Ids are for ever. */
export const ERAS = ['succession', 'empire', 'revolution'] as const;
export type EraId = (typeof ERAS)[number];
export type Era = number;
export const eraOf = (id: EraId): Era => ERAS.indexOf(id);

/** Peace turns are numbered from 1 to 6. */
export const PEACE_TURNS = 6;
export const LAST_PEACE_TURN = PEACE_TURNS;
export const eraOfTurn = (turn: number): Era => (turn - 1) >> 1;
export const beginsEra = (turn: number): boolean => turn % 2 === 1;

interface TurnRow {
  readonly peace?: number;
  readonly war?: WarId;
  readonly years: string;
}

export const WARS = ['WSS', 'WAS', '7YW', 'AWI'] as const;
export type WarId = (typeof WARS)[number];
export type War = number;
export const NO_WAR: War = -1;
export const SPANISH_SUCCESSION: War = 0;
export const AUSTRIAN_SUCCESSION: War = 1;
export const SEVEN_YEARS_WAR: War = 2;
export const AMERICAN_INDEPENDENCE: War = 3;

/** Peace and War, in the order they come. */
export const TURNS: readonly TurnRow[] = [
  { peace: 1, years: '1697-1701' },
  { war: 'WSS', years: '1702-1713' },
  { peace: 2, years: '1714-1722' },
  { peace: 3, years: '1722-1739' },
  { war: 'WAS', years: '1740-1748' },
  { peace: 4, years: '1749-1753' },
  { war: '7YW', years: '1754-1763' },
  { peace: 5, years: '1764-1774' },
  { war: 'AWI', years: '1775-1783' },
  { peace: 6, years: '1784-1789' },
];

/** The War fought right after a Peace turn, or none. */
export const WAR_AFTER: readonly War[] = [NO_WAR, 0, NO_WAR, 1, 2, 3, NO_WAR];
/** The War players are preparing in a Peace turn; none in the last. */
export const NEXT_WAR: readonly War[] = [NO_WAR, 0, 1, 1, 2, 3, NO_WAR];
