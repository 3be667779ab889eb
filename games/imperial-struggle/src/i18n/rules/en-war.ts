import type { Passages } from './passages.ts';

/** Wars, the end and the optional rules. */
export const war = {
  war: {
    title: 'Wars',
    body: [
      'Theatres are fought one after the other. In each, both sides turn up their Basic War tile and their Bonus War tiles; the tiles act, then strengths are compared.',
      'After the last theatre victory is checked. Conflicts on flagged spaces go in Regions with a theatre that counts them; Basic tiles go back, Bonus tiles are put away, and new Basic tiles are dealt for the next War.',
      'For each Bonus tile a side had in the War of the Austrian Succession, up to three, it draws and places one for the next War when its first round begins.',
    ],
  },
  theatre: {
    title: 'A theatre',
    body: [
      'Strength is the sum of the tiles and 1 for each thing the theatre lists: Alliance spaces of its countries, squadrons in its seas, undamaged Forts, a ministry with its keyword, opposing flags under a Conflict.',
      'The stronger side wins; the difference says which row of the table holds. The winner may score VP, get Conquest Points or take a flag off; the loser may get Treaty Points. A tie changes nothing.',
    ],
  },
  'tile-effects': {
    title: 'What War tiles do',
    body: [
      'The side nearer its automatic win carries out all its tiles first; at 15 the one that began the Peace turn.',
      [
        'Debt: the opponent must take 1 Debt.',
        'Fort or squadron: an opposing Fort of the theatre is damaged, or a squadron sent to the Navy Box.',
        'Unflag: an opposing flag without Conflict comes off a Market or Political space of the theatre. It must not Isolate another Market if that can be helped.',
      ],
      'What finds no target is lost. Losses count at once.',
    ],
  },
  conquest: {
    title: 'Conquest',
    body: [
      'Each Conquest Point takes a Market, Fort, sea or Territory of the theatre, or a Territory from its list. The flag becomes yours straight away; on an empty Fort space an undamaged Fort stands at once.',
      [
        'A Territory with conquest lines needs a space of yours at the other end of one.',
        'A sea needs a squadron from the Navy Box or from the theatre, each once a War.',
        'A Territory with a Huguenots marker costs 2.',
      ],
      'The holder of a Territory may refuse: it stays, is safe for this War, and the winner scores 3 VP, the second time 5. There is no third time.',
    ],
  },
  'squadron-losses': {
    title: 'Squadrons lost',
    body: [
      'Who loses Atlantic Dominance by 3 or more has 1 squadron unbuilt again, by 5 or more 2; who wins it by 2 or more has 2 strength in the French & Indian War.',
      'Who loses the Antilles War takes a squadron out of the game for each point of the difference, at most two. The loser chooses, on the map or in the Navy Box.',
    ],
  },
  usa: {
    title: 'The United States',
    body: [
      'If France wins the American Revolution it may put American flags in the Northern Colonies, the Carolinas and San Agustín, and with a win by 5 or more in Quebec & Montreal too. Then it may take Forts of the Northern Colonies off the map. Nothing of this can be refused.',
      'Markets that are Isolated by that lose their flags. American flags stay for good, belong to nobody and connect nothing; in Final Scoring they count as French.',
    ],
  },
  jacobites: {
    title: 'The Jacobites',
    body: [
      'A French win by 3 or more in the first Jacobite Rebellion, and any in the second, gives a Jacobite Victory marker. After the second France may hold Jacobite Uprisings besides two other ministries.',
      'If Britain wins the second by 2 or more, Jacobite Uprisings leaves the game.',
    ],
  },
  'final-scoring': {
    title: 'Final Scoring',
    body: [
      [
        'Prestige once more: 2 VP.',
        'The side with more Available Debt: 1 VP for every 2 of the difference, at most 4.',
        'For each of the six commodities: 1 VP to the side with more Markets.',
        'For each Territory that was the other side’s at the start: 2 VP. American flags count as French.',
      ],
    ],
  },
  optional: {
    title: 'Optional rules',
    body: [
      [
        'Spanish Empire: Spanish flags stand in Havana, Santiago and Puerto Príncipe. When a Spanish Territory that nobody held is taken, the opponent may shift a space in Spain after that theatre.',
        'Planning: Military Upgrade may swap two of your own Basic War tiles; or those of a new War are drawn as a set and laid out as you like.',
        'Tougher Forts: taking a Fort in a War needs a conquest line.',
        'Deploy new squadrons: a squadron may sail in the round in which it was built.',
        'Bid for the sides: see there.',
      ],
    ],
  },
  bid: {
    title: 'Bidding for the sides',
    body: [
      'Before the game both bid in secret for how many Treaty Points they would play Britain. The lower bid plays Britain and begins with that many; the other plays France. Equal bids are settled by lot.',
    ],
  },
  allot: {
    title: 'Allotting tiles',
    body: [
      'With this optional rule you see your Basic War tiles for the next War and decide which goes to which theatre.',
    ],
  },
  sources: {
    title: 'Where these rules come from',
    body: [
      'Spaces, lines, prices, cards, tiles and tables are those of the second printing; none of them is reconstructed. The words and the drawings are our own.',
      'Where the books leave something out, differ, or can be read in two ways, the rulings that come with this program name both readings and the one that is played.',
    ],
  },
} satisfies Partial<Passages>;
