const seas = {
  atlantic: 'Atlantic',
  mediterranean: 'Mediterranean',
  ocean: 'Atlantic Ocean',
  mexico: 'Gulf of Mexico',
  'caribbean-sea': 'Caribbean Sea',
  bengal: 'Bay of Bengal',
  arabian: 'Arabian Sea',
};

/** What winning a commodity in demand brings. */
export interface Reward {
  readonly vp: number;
  readonly trp: number;
  readonly debt: number;
}

/** What this board says beyond the game's own words. */
export const en = {
  seas,
  sheet: (region: string) => `Map of ${region}`,
  sheets: 'The four maps',
  choicesThere: (n: number) => (n === 1 ? '1 choice there' : `${n} choices there`),
  number: (n: number) => `Choice ${n}`,
  cancel: 'Leave it',

  localAlliance: 'Local Alliance',
  price: (n: number) => `price ${n}`,
  damaged: 'damaged',
  isolated: 'isolated',
  guarded: 'protected',
  wanted: 'in demand',
  notInPlay: 'not in play yet',
  joinedTo: (names: string) => `Joined to ${names}.`,
  conquestTo: (names: string) => `Conquest lines to ${names}.`,
  huguenots: 'Huguenots',
  exhausted: 'used up',
  held: (side: string) => `held by ${side}`,
  unheld: 'held by nobody',
  gameOver: 'The game is over',
  finalScoring: 'Final Scoring',
  peace: (turn: number) => `Peace ${turn} of 6`,
  peaceRound: (turn: number, round: number) => `Peace ${turn}, round ${round} of 4`,

  sides: 'The two sides',
  you: 'you',
  bot: 'bot',
  initiative: 'has the initiative',
  treaty: 'Treaty',
  squadrons: (atSea: number, navyBox: number, unbuilt: number) =>
    `Squadrons: ${atSea} at sea, ${navyBox} in the Navy Box, ${unbuilt} not built`,
  noMinisters: 'no ministry yet',
  secretMinister: 'one still secret',
  cards: (n: number) => (n === 1 ? '1 Event card' : `${n} Event cards`),
  debtOf: (debt: number, limit: number) => `Debt ${debt} of ${limit}`,
  pointsOf: { major: 'Major action', minor: 'Minor action', extra: 'from an Event or exchange' },
  spent: (what: string) => `spent: ${what}`,
  track: (vp: number) => `Victory track: ${vp} of 30; Britain wins at 0, France at 30`,
  calendar: 'Peace turns and Wars',
  warSigns: { WSS: 'Sp.', WAS: 'Au.', '7YW': '7Y', AWI: 'Am.' },
  demand: 'In demand this Peace',
  demandOf: (commodity: string, reward: string, britain: number, france: number) =>
    `${commodity} (${reward}): Britain ${britain}, France ${france}`,
  reward: ({ vp, trp, debt }: Reward) =>
    [`${vp} VP`, trp > 0 ? `${trp} TRP` : '', debt === 0 ? '' : debt > 0 ? `Debt +${debt}` : `Debt −${-debt}`]
      .filter((part) => part !== '')
      .join(', '),

  standing: (britain: number, france: number) => `Britain ${britain}, France ${france}`,

  tabs: { cards: 'Cards', war: 'War', tiles: 'Tiles', score: 'Score' },
  hand: 'Your Events',
  noCards: 'No Event in hand.',
  ministersOf: (side: string) => `Ministries of ${side}`,
  faceDown: 'face down',
  bonus: 'Bonus:',
  goesWith: (points: string) => `only with a Major action of ${points}`,
  pile: 'The other Events',
  pileCount: (n: number) => (n === 1 ? 'One card in the pile.' : `${n} cards in the pile.`),
  discards: (names: string) => `Discarded: ${names}.`,
  investments: 'Investment tiles of this turn',
  takenBy: (side: string) => `taken by ${side}`,
  tilesLeft: (n: number) => `${n} more in the stack.`,
  advantagesOf: (region: string) => `Advantages: ${region}`,
  ifTurnEnded: 'If the turn ended now',
  forWhat: 'For',
  leadOf: (n: number) => `lead of ${n}`,
  trackThen: 'The track would stand at',
  trackNote: 'What ministries do at the end of a turn is not counted. Treaty Points and Debt are not VP.',
  warToCome: 'The War that follows. Figures are what everybody sees, without the tiles.',
  fought: 'fought',
  tileKinds: { basic: 'Basic War tile', bonus: 'Bonus War tile' },
  faceDownTile: (kind: string) => `${kind}, face down`,
  strengthOf: (side: string) => `Strength of ${side}:`,
  counts: (what: string) => `Counts: ${what}.`,
  alliesIn: (countries: readonly string[]) => `Alliances in ${countries.join(', ')}`,
  squadronsIn: (regions: readonly string[]) => `squadrons in ${regions.join(', ')}`,
  forts: 'Forts',
  conflicts: 'Conflicts on the other’s flags',
  keyword: (name: string) => `a minister of ${name}`,
  strengthParts: {
    tiles: 'War tiles',
    spaces: 'Alliances, squadrons, Forts',
    conflicts: 'Conflicts',
    keyword: 'Minister',
    markers: 'Markers',
  },
  total: 'Strength',
  drawn: 'Even: everything stays as it was.',
  wonBy: (side: string, margin: number) => `${side} won by ${margin}.`,
  tookIn: (names: string) => `Taken: ${names}.`,
  wasRefused: (names: string) => `Refused: ${names}.`,

  putAway: 'Put it away',
  toSpend: 'To spend',
  besides: (debt: number, treaty: number) => `Besides: ${debt} Available Debt, ${treaty} Treaty Points.`,
  after: (war: string) => `After this: ${war}`,
  bidAmount: 'Treaty Points',
  treatyShort: 'TRP',
  debtShort: 'D.',
};

export type BoardWords = typeof en;
