import type { PointId } from '@cabinet-wars/imperial-struggle/data';

const seas = {
  atlantic: 'Atlantic',
  mediterranean: 'Mediterranean',
  ocean: 'Atlantic Ocean',
  mexico: 'Gulf of Mexico',
  'caribbean-sea': 'Caribbean Sea',
  bengal: 'Bay of Bengal',
  arabian: 'Arabian Sea',
};

const POINT: Readonly<Record<PointId, string>> = { E: 'economic', D: 'diplomatic', M: 'military' };

/** The board's own keys. */
const keys: readonly (readonly [keys: string, what: string])[] = [
  ['1–4, 0', 'in your round: open a Region, the whole world'],
  ['N', 'held: the names of all spaces'],
  ['E', 'end your round'],
  ['A', 'the other side’s last round again'],
];

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
  toBuyIn: (region: string, n: number) => (n === 0 ? `${region}: nothing to buy` : `${region}: ${n} to buy`),
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
  endsAction: (points: string) => `This ends the action under way: ${points} lost. Press again.`,
  doIt: (verb: string, tag: string) => `${verb}: ${tag}`,
  cannotBeUndone: 'Something is drawn: it cannot be taken back.',
  scoredIfThen: (vp: number) => `If the turn were scored then: ${vp}.`,
  nothingSpent: 'Nothing spent yet: press what is lit, or play a card.',
  nothingLeft: 'All points are spent.',
  wouldBeLost: (what: readonly string[]) => `Would be lost: ${what.join(', ')}.`,
  passInstead: (less: number) => (less === 0 ? 'Pass, using nothing' : `Pass instead: Debt −${less}`),
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
  guards: (names: readonly string[]) => `protects its holder’s Markets beside it: ${names.join(', ')}`,
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
  gains: (vp: number, trp: number, debt: number) =>
    [
      vp === 0 && trp > 0 ? '' : `+${vp}`,
      trp === 0 ? '' : `${trp} treaty`,
      debt === 0 ? '' : `Debt ${debt > 0 ? '+' : '−'}${Math.abs(debt)}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  goesToNobody: (what: string, britain: number, france: number) => `${what}: nobody's, ${britain} to ${france}.`,
  goesToSide: (what: string, side: string, britain: number, france: number, gain: string, track: number) =>
    `${what}: ${side}, ${britain} to ${france}. ${gain}; the track is at ${track}.`,
  nobodyWins: 'Nobody wins at once: the track is not at 0 or 30, and no side took all.',
  winsAtOnce: (side: string) => `${side} wins at once.`,
  leadEnough: (by: number, isEnough: boolean) => `a lead of ${by}: ${isEnough ? 'enough' : 'too little'}`,
  leadIs: (by: number) => `a lead of ${by}`,
  winsAt: (side: string, vp: number) => `${side} wins at ${vp}`,
  thenComes: (names: readonly string[]) => `Then: ${names.join(', ')}.`,
  onToWar: (war: string) => `On to the ${war}`,
  onToPeace: (turn: number) => `On to Peace ${turn}`,
  toTheEnd: 'To the end of the game',
  scoringOf: (turn: number) => `Scoring of Peace ${turn}`,
  theSum: 'the sum',
  stepOf: (at: number, of: number) => `step ${at} of ${of}`,
  tieNote: 'A tie scores nothing. Spaces with a Conflict do not count.',
  nobodyScores: 'nobody scores',
  soFarOf: (side: string, vp: number, trp: number) => `${side} +${vp} VP${trp > 0 ? `, ${trp} treaty` : ''}`,
  trackFrom: (from: number, to: number) => `The track goes from ${from} to ${to}.`,
  scoredTurns: 'Scored so far',
  peaceOver: (turn: number) => `Peace ${turn} is over`,
  ladder: { wonBy: 'Won by', conquest: 'Conquest', also: 'Also', loser: 'Loser' },
  aTie: 'a tie',
  upTo: (n: number) => `up to ${n}`,
  marginOf: (from: number, next: number | null) =>
    next === null ? `${from} or more` : next - 1 === from ? `${from}` : `${from} to ${next - 1}`,
  flagOff: (type: string, region: string) => `a flag off: ${type}, ${region}`,
  losesSquadrons: (n: number) => (n === 1 ? '1 squadron' : `${n} squadrons`),
  sources: {
    alliances: 'Alliances',
    squadrons: 'Squadrons',
    forts: 'Forts',
    conflicts: 'Conflicts on the other’s flags',
    keyword: 'Minister',
  },
  stagesOf: 'Stages of a theatre',
  strengthsAre: (theatre: string, britain: number, france: number) =>
    `${theatre}: Britain ${britain}, France ${france}.`,
  stages: { tiles: 'tiles', effects: 'their effects', strength: 'strength', spoils: 'spoils', conquest: 'conquest' },
  tileTurned: (side: string, kind: string, tile: string) => `${side} turns up a ${kind}: ${tile}.`,
  conquestKinds: { territories: 'Territories', forts: 'Forts', markets: 'Markets', seas: 'Seas, with a squadron' },
  conquestKind: { territories: 'a Territory', forts: 'a Fort', markets: 'a Market', seas: 'a sea' },
  refusedFor: (vp: number) => `may be refused: ${vp} VP`,
  takeNothing: 'Nothing more',
  pointToTake: 'Point at a space: here stands what taking it means.',
  conquestOf: (space: string, kind: string) => `${space}, ${kind}.`,
  cannotRefuse: 'It cannot be refused.',
  mayRefuse: (vp: number) =>
    `Its holder may refuse; then the winner scores ${vp} VP and the space is safe for this War.`,
  awardStays: (region: string, counts: string) => `${region} stays at ${counts}.`,
  awardMoves: (region: string, was: string, is: string) => `${region} goes from ${was} to ${is}.`,
  wouldGuard: (names: readonly string[]) => `It protects ${names.join(', ')}.`,
  theatreOf: (at: number) => `Theatre ${at}`,
  foughtNow: 'fought now',
  toComeSeen: 'to come; seen, without tiles',
  usedThisTurn: 'used this turn',
  hasPlayed: (side: string) => `${side} has just played`,
  andMore: (n: number) => `and ${n} more`,
  showAgain: 'Show again',
  inSum: 'in sum',
  keys,
  debtOfSide: (side: string) => `Debt of ${side}`,
  ofLimit: (limit: number) => `of ${limit}`,
  ofAll: (n: number, of: number) => `${n} of ${of}`,
  neverIsolated: (price: number) =>
    `a Political space is never isolated; a Major action of ${price} D takes a flag off`,
  whatChanged: 'What it changed',
  ifSideWins: (side: string) => `If ${side} wins it`,
  conquests: (n: number) => (n === 1 ? '1 conquest' : `${n} conquests`),
  loserHas: (what: string) => `loser ${what}`,
  tileRows: { seen: 'Seen', basic: 'Basic', bonus: 'Bonus', known: 'You know' },
  moveHere: (tile: string) => `Move the ${tile} here`,
  poolOf: (n: number, tile: string) => `${n} of ${tile}`,
  inPool: (tiles: string) => `Left in your pool: ${tiles}.`,
  inYourPool: 'Left in your pool',
  poolEmpty: 'Your pool is empty.',
  pointAtTheatre:
    'The theatre you point at or choose is told here: what you would then have, and what the other side may.',
  keepAtPlate: 'Say first where the other one goes, then which of the two you keep.',
  thenKnown: (own: string, side: string, theirs: string) =>
    `You then have ${own}; ${side} has ${theirs}, as far as is known.`,
  marginKnown: (least: number, most: number) => {
    if (least === most)
      return least === 0 ? 'That is level.' : least > 0 ? `You win by ${least}.` : `You lose by ${-least}.`;
    if (least > 0) return `You win by ${least} to ${most}.`;
    if (most < 0) return `You lose by ${-most} to ${-least}.`;
    const [worst, best] = [least === 0 ? 'level' : `losing by ${-least}`, most === 0 ? 'level' : `winning by ${most}`];
    return `That is anything from ${worst} to ${best}.`;
  },
  upgradeIn: (theatre: string) => `Military Upgrade: ${theatre}`,
  oneStays: 'One of the two stays there face down. The other side learns neither.',
  liesThere: 'Lies there',
  isDrawn: 'Drawn',
  tileStrength: (n: number) => (n > 0 ? `${n} stronger.` : n === 0 ? 'No strength.' : `${-n} weaker.`),
  tileDoes: {
    none: 'It does nothing else.',
    debt: 'Turned up, it gives the other side 1 Debt.',
    'fort-or-squadron': 'Turned up, it damages a Fort there or sends a squadron away.',
    unflag: 'Turned up, it takes an opposing flag off there.',
  },
  withSeen: (seen: string, then: string) => `With what is seen: ${seen} → ${then}`,
  keepThe: (tile: string) => `Keep the ${tile}`,
  otherGoes: 'The other one goes',
  otherTo: { out: 'out of the game', pool: 'back to the pool' },
  outForGood: 'Out: you never draw it again. At least four Basic tiles must be left.',
  poolAgain: 'Back: it can be drawn again.',
  yourTiles: 'Your tiles in the theatres',
  tilePlate: 'The War tile and the theatres',
  whichUpgrade: 'Which theatre’s Basic tile?',
  youDrew: (tile: string) => `You have drawn ${tile}.`,
  placeFaceDown:
    'It lies face down in a theatre; the other side sees only that it lies there. Two Bonus tiles a theatre and side.',
  keepOne: 'One of the two is kept; the other goes back to the pool, or out of the game as long as four are left.',
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  upgradeHere: 'Upgrade here',
  placeHere: 'Place here',
  eventOf: (era: string) => `Event, ${era}`,
  withAnyTile: 'with any tile that shows',
  withTileOf: (points: string) => `with a tile of ${points} that shows`,
  sameCondition: (condition: string) => `${condition}: the same condition`,
  ministryUp: 'Ministry, face up',
  ministryDown: 'Ministry, secret',
  keywords: (names: readonly string[]) => (names.length === 0 ? 'no keyword' : `keyword: ${names.join(', ')}`),
  yourCards: 'Your cards',
  pickCards: 'Choose among these cards',
  pointAtCard: 'Point at a card: it is laid open.',
  backToMap: 'Back to the map',
  readCards: 'Read them all',
  cardsWait: 'An Event is played in an Action Round, with a tile that bears its sign, before the first purchase.',
  tileWithoutEvent: 'The tile you have taken has no Event sign: no card this round.',
  oneCardFirst: 'Your tile bears the Event sign: one card, before the first purchase.',
  noCardNow: 'No card any more this round: it comes before the first purchase.',
  layOpen: (name: string) => `Lay ${name} open`,
  othersCards: (side: string, cards: number, ministries: number) =>
    `${side} holds ${cards === 1 ? '1 card' : `${cards} cards`} and has ${ministries === 1 ? '1 ministry' : `${ministries} ministries`}.`,
  deeds: {
    play: 'Play it',
    'turn-up': 'Turn it up',
    both: 'Turn up, then play',
    discard: 'Discard it',
    choose: 'Choose it',
  },
  turnUpThenPlay: (name: string) => `Turn up ${name}, then play`,
  ifPlayed: 'If you play it now',
  ifPlayedHidden: 'What comes of it is drawn or hidden.',
  ifPlayedElse: 'It asks for nothing more and changes nothing that is counted here.',
  ifPlayedSpaces: (n: number, names: readonly string[]) =>
    n === 1
      ? `It can only be aimed at ${names[0]}.`
      : `${n} spaces to choose from: ${names.join(', ')}${n > names.length ? ' and others' : ''}.`,
  ifPlayedPoints: (points: readonly string[]) => `${points.join(' and ')} more to spend.`,
  ifPlayedVp: (n: number) => (n > 0 ? `${n} VP for you.` : `${-n} VP for the other side.`),
  ifPlayedDebt: (n: number) => (n > 0 ? `${n} more Debt for you.` : `${-n} less Debt for you.`),
  ifPlayedTreaty: (n: number) => (n > 0 ? `${n} more Treaty for you.` : `${-n} less Treaty for you.`),
  forYou: 'For you',
  forSide: (side: string) => `For ${side}`,
  forBoth: 'For whoever plays it',
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
  pointsN: (n: number, kind: PointId) => `${n} ${POINT[kind]} ${n === 1 ? 'point' : 'points'}`,
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

  tabs: { cards: 'Cards', war: 'War', score: 'Score' },
  hand: 'Your Events',
  noCards: 'No Event in hand.',
  ministersOf: (side: string) => `Ministries of ${side}`,
  faceDown: 'face down',
  bonus: 'Bonus:',
  pile: 'The other Events',
  pileCount: (n: number) => (n === 1 ? 'One card in the pile.' : `${n} cards in the pile.`),
  discards: (names: string) => `Discarded: ${names}.`,
  takenBy: (side: string) => `taken by ${side}`,
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
  looseAbout: {
    'war-tile': 'You draw it, then lay it face down in a theatre of the next War: there it adds to your strength.',
    'draw-event': 'You draw it from the pile into your hand, to play it with a tile that bears the Event sign.',
    'build-squadron':
      'It waits in your Navy Box until it is sent to sea: there it counts for Awards, Prestige and theatres.',
    exchange: 'Only in the last Peace turn: points you need less become points you need more.',
  },
  onToTiles: 'Choose your tile',
  toSpend: 'To spend',
  besides: (debt: number, treaty: number) => `Besides: ${debt} Available Debt, ${treaty} Treaty Points.`,
  after: (war: string) => `After this: ${war}`,
  bidAmount: 'Treaty Points',
  treatyShort: 'TRP',
  debtShort: 'D.',
};

export type BoardTexts = typeof en;
