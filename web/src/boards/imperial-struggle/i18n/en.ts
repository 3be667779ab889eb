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

/** How a Region stands. */
export interface Award {
  readonly vp: number;
  readonly trp: number;
  readonly lead: number;
  readonly britain: number;
  readonly france: number;
}

/** What this board says beyond the game's own words. */
export const en = {
  seas,
  level: 'Level: nobody yet',
  leadsBy: (side: string, n: number) => `${side} leads by ${n}`,
  leadsTooLittle: (side: string, n: number) => `${side} leads by ${n}: too little`,
  award: (vp: number, trp: number, lead: number) =>
    lead === 0
      ? 'no Award yet'
      : [`${vp} VP`, trp > 0 ? ` + ${trp} treaty` : '', lead > 1 ? `, for a lead of ${lead}` : ''].join(''),
  openRegion: (region: string) => `Open ${region} in large`,
  wholeWorld: 'Back to the whole world',
  changed: 'new',
  ready: 'ready',
  lit: (n: number) => `${n} lit`,
  plate: (region: string, { vp, trp, lead, britain, france }: Award, lit: number) =>
    [
      `${region}: ${lead === 0 ? 'no Award yet' : `Award ${vp} VP${trp > 0 ? ` and ${trp} Treaty Points` : ''}`}`,
      lead > 1 ? `for a lead of ${lead}` : '',
      `Britain ${britain}, France ${france}`,
      lit > 0 ? `${lit} to choose` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
  shortRegions: { europe: 'Europe', 'north-america': 'N. America', caribbean: 'Caribbean', india: 'India' },
  inDebt: (n: number) => `${n} Debt`,
  inTreaty: (n: number) => `${n} Treaty`,
  payable: (tag: string) => `To be bought for ${tag}`,

  vpAbout: (vp: number) => `${vp} VP from its own end of the track`,
  debtAbout: (debt: number, limit: number) =>
    `Debt ${debt} of ${limit}: ${Math.max(0, limit - debt)} can be taken as points`,
  treatyAbout: (n: number) => `${n} Treaty Points: each pays one point of any kind`,
  secretOwn: (name: string) => `${name} (secret)`,
  ministersAbout: (names: readonly string[]) =>
    names.length === 0 ? 'No ministry yet' : `Ministries: ${names.join(', ')}`,
  ministersShown: (all: number, shown: number) =>
    all === 0 ? '' : shown === 0 ? 'secret' : shown === all ? 'face up' : `${shown} face up`,
  cardsInHand: (n: number) => (n === 1 ? '1 Event card in hand' : `${n} Event cards in hand`),
  scoredNow: (vp: number) => `scored now: ${vp}`,
  scoredThen: (then: number, now: number) => `scored then: ${then} (now ${now})`,
  wouldWin: (side: string) => `${side} wins`,
  tilesTitle: 'Tiles',
  tilesOf: (left: number) => `Investment tiles, ${left} left`,
  inDemand: 'In demand',
  rewardShort: ({ vp, trp, debt }: Reward) =>
    [`${vp} VP`, trp > 0 ? `+${trp} treaty` : '', debt === 0 ? '' : debt > 0 ? `+${debt} Debt` : `−${-debt} Debt`]
      .filter((part) => part !== '')
      .join(' '),
  prestigeAbout: (britain: number, france: number) => `Prestige, 2 VP: Britain ${britain}, France ${france}`,
  purseStatus: (left: readonly string[], debt: number, treaty: number) =>
    `${left.length === 0 ? 'No points left' : `${left.join(', ')} left`}; ${debt} Debt and ${treaty} Treaty Points to add`,
  majorAbout: 'as many purchases as they pay',
  minorAbout: 'Minor: one purchase, no flag off',
  extraAbout: 'from an Event or an exchange',
  spentSoFar: (n: number) => `${n} spent`,
  allSpent: 'spent or lost',
  shortOf: (debt: number, treaty: number) => `What is short, up to ${debt} Debt or ${treaty} Treaty`,
  nothingShort: 'Nothing can be added: no Debt and no Treaty Points left.',
  debtWord: 'Debt',
  treatyWord: 'Treaty',
  withoutPlace: 'Without a place',
  allPurchases: (n: number) => (n === 1 ? 'The one space to buy, as a row' : `All ${n}, as rows`),
  cardsFirst: 'Cards: before the first purchase',
  anyType: 'any type',
  play: 'Play',
  handAfter: (n: number) => `Hand: ${n}, no card after the first purchase.`,
  handNoEvent: (n: number) => `Hand: ${n}, none can be played with this tile.`,
  met: 'met',
  notMet: 'not met',
  metIf: (name: string) => `met if you turn up ${name}`,
  debtLead: (n: number) => `${n} more Available Debt`,
  moreBonusTiles: 'more Bonus War tiles',
  morePrestigeIn: (countries: readonly string[]) => `more Prestige in ${countries.join(' and ')}`,
  goesWithPoints: (points: string) => `with ${points}`,
  atHand: 'Also at hand',
  advantageLimit: '2 Advantages a round, not of one Region',
  close: 'Close',
  endsAction: (n: number, points: string) => `This ends the action under way: ${n} ${points} lost. Press again.`,
  doIt: (verb: string, tag: string) => `${verb}: ${tag}`,
  cannotBeUndone: 'Something is drawn: it cannot be taken back.',
  scoredIfThen: (vp: number) => `If the turn were scored then: ${vp}. Can be undone.`,
  nothingSpent: 'Nothing spent yet.',
  nothingLeft: 'All points are spent.',
  wouldBeLost: (what: readonly string[]) => `Would be lost: ${what.join(', ')}.`,
  passInstead: 'Pass: Debt −2',
  endRound: 'End the round',
  endAnyway: 'End it all the same',
  verbs: {
    flag: 'Flag it',
    unflag: 'Take the flag off',
    'draw-event': 'Draw an Event',
    'war-tile': 'Bonus War tile',
    'remove-conflict': 'End the Conflict',
    'build-fort': 'Build the Fort',
    'repair-fort': 'Repair the Fort',
    'seize-fort': 'Seize the Fort',
    'build-squadron': 'Build a squadron',
    displace: 'Send the squadron away',
    'score-jacobites': 'Score the Jacobites',
  },
  sendFrom: (place: string) => `Squadron from ${place}`,
  squadronBy: (how: string) => `Squadron ${how}`,
  exchangeFor: (points: string) => `Exchange for ${points}`,
  rows: {
    price: 'Price',
    youPay: 'You pay',
    award: 'Award',
    demand: 'Demand',
    war: 'War',
    advantage: 'Advantage',
    safety: 'Safety',
  },
  baredConflict: 'because of the Conflict',
  baredIsolated: 'because it is isolated',
  printed: 'printed',
  lessBy: (names: string) => (names === '' ? 'reductions' : `less by ${names}`),
  guardedMore: 'protected',
  secondRegion: 'a second Region this round',
  nobodys: 'nobody',
  standsWith: (whose: string) => `Now with ${whose}.`,
  passesTo: (from: string, to: string) => `From ${from} to ${to}.`,
  notWanted: (commodity: string) => `${commodity}: not in demand`,
  countsNowhere: 'counts in no theatre of the next War',
  countsIn: (theatres: readonly string[]) => `counts in ${theatres.join(', ')}`,
  countsLater: (theatres: readonly string[]) => `later in ${theatres.join(', ')}`,
  wonIn: (theatres: readonly string[]) => `can be won in ${theatres.join(', ')}`,
  togetherWith: (spaces: readonly string[]) => `Together with ${spaces.join(', ')}.`,
  connectedBy: (names: readonly string[]) => `connected by ${names.join(', ')}`,
  guardedBy: (names: readonly string[]) => `protected by ${names.join(', ')}`,
  unguarded: (names: readonly string[]) => `not protected: ${names.join(', ')} would`,
  conflictCosts: (n: number) => `a Conflict, ${n} M to end it`,
  notNow: 'Not for sale now.',
  tilesLeftBelow: (n: number) =>
    n === 1
      ? 'One is left. Point at it: the map lights what it would buy.'
      : `${n} are left. Point at one: the map lights what it would buy.`,
  nextWar: (war: string) => `Next: ${war}`,
  seenStrength: 'Seen strength, and your tiles; theirs lie face down.',
  wouldBuy: (spaces: number, others: number) =>
    `${spaces} spaces lit${others > 0 ? `, ${others} purchases without a place` : ''}`,
  pileAbout: (pile: number, discards: number) => `Pile ${pile}, discarded ${discards}`,
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
