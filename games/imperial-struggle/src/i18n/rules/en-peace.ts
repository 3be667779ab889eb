import type { Passages } from './passages.ts';

/** Peace turns, and what the game is about. */
export const peace = {
  overview: {
    title: 'What it is about',
    body: [
      'France and Britain struggle for the world from 1697 to 1789. Six Peace turns are interrupted by four Wars. In Peace you buy influence at courts, in trade and at arms; in War what you have prepared is put to the test.',
      'All that counts is one track of victory points. It begins at 15; France moves it up, Britain down.',
    ],
  },
  victory: {
    title: 'Winning',
    body: [
      'When scoring or a War is over, the game ends at once in one of these cases:',
      [
        'The track is at 30 or more: France has won. At 0 or less: Britain has won.',
        'One side has won all four Awards and every commodity in demand in one Peace turn.',
        'One side has won every theatre of a War in the last row of its table.',
      ],
      'Otherwise Final Scoring follows the sixth Peace turn. Above 15 France has won, below 15 Britain; at 15 the side with more Available Debt, and if that is even Britain.',
    ],
  },
  map: {
    title: 'The map',
    body: [
      'Four Regions: Europe, North America, the Caribbean and India. A space holds one flag, or in a sea one squadron.',
      [
        'Political spaces are courts and peoples. Those marked as Alliances help in Wars, those marked with Prestige score.',
        'Markets sell one of six commodities each; Chesapeake alone sells none of them.',
        'Territories change hands in Wars only.',
        'Forts must be built before they are of use.',
        'Seas are held by squadrons.',
      ],
      'To flag is to put your flag in an empty space; to unflag is to take an opposing one off; to shift is either of the two. So an opposing space takes two shifts to make it yours.',
      'Some spaces come into play later: two in Prussia with the third Peace turn, the Sons of Liberty with the fifth, the United States with the sixth if an American flag is on the map.',
    ],
  },
  turn: {
    title: 'A Peace turn',
    body: [
      [
        'When the second and third Era begin, new Events join the pile and both Debt Limits rise by 4.',
        'An Award is shown for each Region, and three commodities are drawn that are in demand.',
        'Everything exhausted is refreshed; squadrons sent away come back.',
        'Nine Investment tiles are shown and Events dealt; ministries are chosen; initiative is settled.',
        'Eight Action Rounds, four for each side in turn.',
        'Treaty Points beyond four are lost, then abilities for the end of the turn are used.',
        'Scoring, and the check of victory.',
      ],
      'A War follows the first, third, fourth and fifth Peace turn.',
    ],
  },
  deal: {
    title: 'Tiles and cards',
    body: [
      'Nine of the 24 Investment tiles lie open each turn; eight will be taken. All nine are used up then, and are mixed again only when the stack runs out.',
      'Both sides draw three Events and discard down to three, in secret and shown together. When the pile runs out in the deal, the discards make a new one. A played Event never comes back.',
      'The first Era’s Events leave the game when the third Era begins.',
    ],
  },
  ministries: {
    title: 'Ministries',
    body: [
      'When an Era begins each side chooses two of its ministries for it, face down. In the second turn of the Era those still face down may be changed.',
      'A ministry may be revealed at any point of an Action Round of your own, and stays face up for the Era. Only then do its abilities and keywords work, also in Wars and at scoring.',
    ],
  },
  initiative: {
    title: 'Initiative',
    body: [
      'France has the initiative in the first Peace turn. Later it belongs to the side that is behind on the track; at 15 it stays where it was.',
      'Who has it decides which side takes the first Action Round, and so all odd ones.',
    ],
  },
  'action-round': {
    title: 'An Action Round',
    body: [
      'Take one of the tiles. It shows a Major action, a Minor action of other points, and perhaps the Event symbol and Military Upgrade.',
      'Either pass, using nothing of the tile: your Debt falls by up to 2 and the round is over. Or go on:',
      [
        'With the Event symbol you may play one Event, before anything else.',
        'Then the Major action, the Minor action and the Upgrade in any order, each finished before the next.',
        'Advantages and abilities of ministries fit in between.',
      ],
      'Isolation is settled when the round begins and holds for all of it.',
    ],
  },
  action: {
    title: 'Actions and points',
    body: [
      'Economic points (E) shift Markets. Diplomatic points (D) shift Political spaces; 3 D draw an Event.',
      'Military points (M) buy the rest: Forts, squadrons, Bonus War tiles, the end of a Conflict. In the last Peace turn 2 M may be exchanged for 1 E or 1 D, of one kind a round.',
      'A Major action buys as much as it can pay for. A Minor action is one single purchase, and what is left of its points is lost. It takes an opposing flag off only where there is a Conflict, displaces no squadron and seizes no Fort.',
      'Points from an Event are of the Major kind. They join the Major action of their kind, may join the Minor and then have its limits, or are an action of their own.',
    ],
  },
  prices: {
    title: 'Prices',
    body: [
      'The base price of a shift is the number in the space, or 1 if there is a Conflict or the Market is Isolated. All reductions are taken off, then all increases added; it never falls below 1 in the end.',
      [
        'An opposing Market that is Protected costs 1 more.',
        'With E or D, the first purchase in each further Region of the round costs 1 more; E and D are counted apart.',
      ],
      'Points given for a special purpose are spent first. A purchase is only offered if it can be paid in full.',
    ],
  },
  connection: {
    title: 'Connection, Isolation, Protection',
    body: [
      'To shift a Market you need something of yours next to it: a Territory, a Fort, a squadron, or a Market that has no Conflict, was not Isolated when the round began and has not changed hands in it. Political spaces and seas can always be reached.',
      'A flagged Market is Isolated if no chain of its owner’s Markets without Conflict joins it to a Territory, Fort or squadron of the same side. It is cheap to unflag and connects nothing; but it still scores.',
      'A flagged Market with a squadron or undamaged Fort of the same side next to it is Protected.',
    ],
  },
  conflicts: {
    title: 'Conflicts',
    body: [
      'A Conflict may stand in a Market or Political space, empty or flagged, one in each. The space is then of no use for anything: it scores nothing, connects nothing, holds no Advantage, helps in no War and meets no condition of a card.',
      'Any change of flag ends it. Either side may end one for 2 M, 1 M less if the Market is Protected and 1 M more if the Conflict is a strong one.',
      'In many theatres a Conflict in a flagged space counts for the other side.',
    ],
  },
  forts: {
    title: 'Forts',
    body: [
      [
        'Building costs the number in the space and needs a Market, sea or Territory of yours next to it since the round began.',
        'Repairing your own damaged Fort costs 1 less than building.',
        'Seizing an opposing damaged Fort costs 1 more, takes points of a Major action, and needs a Market or squadron of yours next to it.',
      ],
      'A damaged Fort still connects and scores, but it does not protect and gives no strength.',
    ],
  },
  squadrons: {
    title: 'Squadrons',
    body: [
      'Each side has eight. A new one costs 4 M and waits in the Navy Box; it cannot sail in the same round.',
      [
        'To an empty sea: 1 M.',
        'Onto an opposing squadron, which goes to the Navy Box: 2 M from another sea, 3 M from the Navy Box, with points of a Major action.',
      ],
      'A squadron sails once a round, to any sea. In the Navy Box it counts for nothing.',
    ],
  },
  debt: {
    title: 'Debt and Treaty Points',
    body: [
      '1 Debt or 1 Treaty Point is worth 1 point of a kind for which you have an action in this round, and shares that action’s limits. Debt may be taken up to your Debt Limit.',
      'Debt that is forced upon you beyond the Limit is not taken; your opponent scores 1 VP for each point.',
      'Available Debt is the Limit less the Debt. Some cards ask who has more of it, and so does Final Scoring.',
      'After the eighth round only four Treaty Points are kept; those from scoring and Wars come later and all stay.',
    ],
  },
  'place-tile': {
    title: 'Bonus War tiles',
    body: [
      'For 2 M, up to twice a round, draw a Bonus War tile of the next War, look at it and put it face down in one of its theatres.',
      'Each theatre takes two of yours. A third fits in only if one of them moves to another theatre with room.',
    ],
  },
  upgrade: {
    title: 'Military Upgrade',
    body: [
      'Name a theatre of the next War, draw a Basic War tile and keep it there or the one that was there. The other goes back to the pool or out of the game, as you like; at least four must be left to you.',
      'In the last Peace turn the Upgrade is worth 1 Treaty Point instead.',
    ],
  },
  'use-advantage': {
    title: 'Advantages',
    body: [
      'An Advantage is yours while you hold all spaces joined to it. Once used it is exhausted until the next turn, whoever has it then.',
      [
        'At most two a round, of different Regions.',
        'Not in the round in which it was gained, nor while one of its spaces has a Conflict.',
        'Not before the tile is taken. Used before an Event is played, it gives up the Event; between the test of an Event’s bonus and its effect it may be used.',
        'Only if it changes something itself.',
      ],
      'A lower price changes nothing else: points, connection and the limits of a Minor action are as usual.',
    ],
  },
  effects: {
    title: 'Events',
    body: [
      'An Event with a mark of its kind goes only with a Major action of that kind. First its bonus condition is tested; you may reveal a ministry for its keyword before. Then comes its effect, then the bonus if it was won.',
      'All that can be done must be done, unless the card leaves a choice; what cannot is skipped. Flags that a card changes outright need no connection and cost nothing.',
      'Points it gives wait for your actions. Conditions take no notice of spaces with a Conflict.',
    ],
  },
  ability: {
    title: 'Abilities of ministries',
    body: [
      'Abilities marked as once a turn are spent when used and return with the next turn; those of one card are counted apart.',
      'Points that a ministry adds join an action of their kind and are none of their own.',
    ],
  },
  scoring: {
    title: 'Scoring a Peace turn',
    body: [
      [
        'Awards: in each Region the side with more flags and squadrons takes the tile; some need a lead of two.',
        'Prestige: the side with more Prestige spaces scores 2 VP.',
        'Global Demand: for each commodity in demand, in the order of its table, the side with more Markets takes what the table gives in this Era.',
      ],
      'A tie gives nothing. Spaces with a Conflict do not count; damaged Forts and Isolated Markets do.',
    ],
  },
} satisfies Partial<Passages>;
