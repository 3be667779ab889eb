import type { Passages, TileNotes } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = {
  overview: {
    title: 'The game in short',
    body: [
      'Seven great powers of the eighteenth century contend for eleven regions in Europe and overseas. There are three wars. Before each war auctions divide the powers into two alliances; in it everybody has two actions a round, for six rounds with two to four players and five with more. After each war every region pays victory points to those with the most control pieces there.',
      'Units score nothing. They take control pieces, or keep them.',
      'Gold can always be had by taxing your people, but every taxation adds unrest, and unrest is paid for at the end: the two most restless powers lose points, and a power with 20 or more is in revolution and loses everything.',
    ],
  },
  tips: {
    title: 'Playing well',
    body: [
      'A little advice for a first evening. None of it is a rule.',
      [
        'Your first five units: think of what you want to keep. Ships first where you mean to hold or win colonies; without them nothing gets there. A fort is worth it only over two control pieces or more.',
        'Have a plan: the colonies, Europe, or some of both. It tells you which tiles are for you.',
        'Attack where it moves you up a place. Taking a piece from somebody who shares first place with you costs them points and brings you none.',
        'Country counters are all the room a region has: the Ottoman Empire has four of them, so there will never be more than four control pieces. Count before you send an army.',
      ],
      'At the auctions, sit on the side of those who could hurt you and against those who would not: nobody attacks an ally. In the German States stay allied with at least one neighbour there, or you will not keep your pieces.',
      {
        original:
          'Good tiles early in the first war: Diplomatic Service, Mercenaries, Trained Natives, Pressgangs, War Office. Companies and local alliances can wait, and an alliance lasts only until the war ends; Government Reform is for the end.',
        deluxe:
          'Good tiles in the first war: Diplomatic Service, Mercenaries, Trained Native Militia, Pressgangs, War Office, Banking. Trade tiles and local alliances are for the second and third, and an alliance lasts only until the war ends; Government Reform is for late in the game.',
      },
      {
        original:
          'For the colonies: Trained Natives, Navigation, Pressgangs. For Europe: Improved Agriculture, Militia, Logistics.',
        deluxe:
          'For the colonies: Trained Native Militia, Pressgangs. For Europe: Improved Agriculture, Militia, Logistics.',
      },
      'Unrest is a loan that is called in at the end: not the amount hurts, but being first or second. Watch the others’ as you watch their points.',
    ],
  },
  map: {
    title: 'The map',
    body: [
      'Eleven regions score. Five lie in Europe: Baltic, German States, Central Europe, Mediterranean, Ottoman Empire. Six are colonies: North America, Caribbean, South America, Africa, India, East Indies. Home countries do not score, and only their owner’s units may stand in them.',
      'Navies may stand at home, in every colony, in the Baltic and in the Mediterranean; never in the German States, Central Europe or the Ottoman Empire. Navies in the Mediterranean serve the Ottoman Empire too.',
      'For voyages there are five seas: Europe with all homes, the three Americas together, Africa, India, the East Indies. Going from one to another takes a sea check.',
      {
        deluxe: 'Armies go anywhere in Europe. Which regions touch matters only with the variant “original adjacency”.',
      },
      [
        'Britain touches the German States; France the German States and the Mediterranean; Spain the Mediterranean; the United Provinces the German States.',
        'Russia touches the Baltic, Central Europe and the Ottoman Empire; Prussia the German States, the Baltic and Central Europe; Austria the German States, Central Europe, the Mediterranean and the Ottoman Empire.',
        'The German States touch Central Europe and the Mediterranean; Central Europe touches the Baltic and the Ottoman Empire. The German States and the Baltic do not touch, nor do the Mediterranean and the Ottoman Empire.',
      ],
    ],
  },
  'set-up': {
    title: 'Setting up',
    body: [
      'A lot decides who begins. Everybody has 10 gold and a population of 5.',
      {
        original:
          'Ten country counters from the bag are laid out on the map. Then everybody draws five and puts a token in the region of each; what is printed on them is ignored, and a region may come up twice.',
        deluxe:
          'Powers nobody plays are set up first. Then neutral region markers are laid out: ten with seven players, nine with five or six, eight with four, six with three, four with two. Then everybody draws five (six with two or three players) and puts a control marker in the region of each. Regions drawn twice may be returned for others; with two or three players they must be.',
      },
      {
        original:
          'In turn, one at a time, everybody places five units: armies and forts in any region that scores, navies where navies may stand. No token is needed there. Nothing may be placed at home.',
        deluxe:
          'In turn, one at a time, everybody places five units: armies and forts in any region that scores or at home, navies where navies may stand. No marker is needed there.',
      },
      {
        deluxe:
          'With two or three players everybody also begins with an Improved Agriculture and a Reserves, and nobody may hold more than three trade tiles.',
      },
    ],
  },
  draft: {
    title: 'Draft of starting regions',
    body: [
      'A variant. Instead of drawing blind, everybody is dealt one counter more than needed, keeps one face down and passes the others to the left, until all have enough. The counters left over go back into the bag. Hands are secret; the choices are laid open together.',
    ],
  },
  'non-players': {
    title: 'Powers nobody plays',
    edition: 'deluxe',
    body: [
      'With fewer than seven players the other powers take part without acting. Each has five regions, by a set of markers, and an army in each of them. These units never move and can be neither attacked nor lost.',
      'The auctions put them into an alliance like everybody else, but only after all players. In a fight between two powers they join their alliance by themselves; against neutrals they stay out.',
      'With two or three players each of them has, in one of its regions, a control marker instead of the army. It defends with 3 and the idle units of its alliance; you may attack it if it is not in yours, and no player may help it. In scoring it spoils ties: players tied with it score one place lower.',
    ],
  },
  war: {
    title: 'The course of a war',
    body: [
      [
        'New neutrals are laid out, from the second war on.',
        'Auctions settle the two alliances and the order of play.',
        'Rounds of turns: six with two to four players, five with more.',
        'Income, maintenance, and 5 population each.',
        'Victory points for control.',
        'End of the war.',
      ],
      {
        original: 'Each war adds ten neutrals. Those left from before stay.',
        deluxe: 'Each war adds as many neutrals as the set-up did. Those left from before stay.',
      },
    ],
  },
  auction: {
    title: 'Auctions',
    body: [
      {
        original:
          'Each auction puts one power into the top row and one into the bottom row: they will be enemies. Whoever bids shows which two powers these would be, out of those not yet placed; one need not name oneself.',
        deluxe:
          'Each auction puts one power into the red alliance and one into the blue: they will be enemies. Whoever bids shows which two powers these would be, out of those not yet placed; one need not name oneself.',
      },
      'The starter must open with a bid, if only 0. In turn the others raise, with a proposal of their own, or pass. A pass is not final: you may bid again when your turn comes. When all others have passed in a row the last bidder pays, by taxation if need be, and the two powers go to the first free box of their rows. Only the winner pays. Those already placed may bid too.',
      'The next auction is started by the player left of the one who started the last, whoever won. The first of a war is started by the first player in the first war, later by whoever played last in the war before.',
      {
        original: 'If one power is left over it is auctioned alone, and the winner picks its row.',
        deluxe:
          'Players come first; a last single player is proposed together with a power nobody plays; then the rest of those are auctioned. A last single power is auctioned alone, and the winner picks its side.',
      },
      'The boxes, read first of one row, first of the other, second of one row and so on, are the order of play for the whole war.',
    ],
  },
  turn: {
    title: 'A turn',
    body: [
      {
        original: [
          'Two actions, in any combination: build a unit, move two units, attack, buy a tile, colonize or use Gold Coast Commerce, pass.',
          'A tile may be bought once a round, and colonizing or Gold Coast Commerce used once a round; both in the same round is fine.',
        ],
        deluxe: [
          'Two actions. Regular ones: build a unit, move two units, attack, pass.',
          'At most one of the two may be special: take a tile or send a raid, colonize or use Gold Coast Commerce, make a local alliance.',
        ],
      },
      'Tiles that are used once a war are free actions: before, between and after your actions, as many as you like, even one you took in this very turn.',
    ],
  },
  build: {
    title: 'Building',
    body: [
      'Pay 1 population and put an army, a navy or a fort in your home country. It may then move at once.',
      'You have 14 armies and 2 forts, and 7 navies in the original edition, 8 in the deluxe one. If you like, destroy any unit of yours on the map and build it anew in the same action: that costs the population and 1 unrest besides.',
    ],
  },
  deploy: {
    title: 'The free move of a new unit',
    body: [
      'A unit just built may go anywhere the rules of movement allow, with a sea check if it leaves Europe. A fort travels as an army does; this is its only journey, unless a failed sea check left it at home: then a Move action may take it on.',
    ],
  },
  move: {
    title: 'Moving',
    body: [
      'A Move action moves two units, one after the other; each Logistics adds one. A unit goes straight to its goal, however far, but never twice in one action, not even after it was driven back. Forts outside home do not move.',
      'Navies go home or wherever navies may stand.',
      'An army enters a colony only if you have a navy in that very colony. An ally’s does not do, nor one in a colony next to it.',
      {
        original:
          'An army enters a European region if you have a token there or in a region that touches it, if your home touches it, or if you have a navy there. A navy in the Mediterranean also opens the Ottoman Empire.',
        deluxe: 'An army may always enter a European region, and its home.',
      },
      'A blockaded colony is closed to armies and forts of the other alliance, unless their owner has more navies there than the blockader.',
    ],
  },
  voyage: {
    title: 'Sea checks',
    body: [
      'Every unit that goes from one of the five seas to another makes one check.',
      {
        original: [
          'One die: on 2 or more the unit arrives.',
          'On a 1, a second die, plus 2 for each Navigation: 5 or more, it arrives; 3 or 4, it goes back to where it came from; 2 or less, it is lost.',
        ],
        deluxe: [
          'The sea die says success, stay or sink.',
          'Stay: the unit remains where it was; for 1 gold it arrives after all.',
          'Sink: the unit is lost; for 2 gold it remains where it was, for 3 it arrives.',
        ],
      },
      {
        original: 'A unit lost at sea costs no unrest: only losses in combat do.',
        deluxe: 'A unit lost at sea costs 1 unrest like any other.',
      },
    ],
  },
  attack: {
    title: 'Attacking',
    body: [
      'Name a region and a target: a power of the other alliance, a neutral with a number, or pirates or a revolt that hold a control piece. Pay 2 gold before any dice. Powers of your own alliance cannot be attacked.',
      'For a land combat you need an army of your own there. With a navy only you can attack a power that has a navy there, or pirates; then there is only a combat at sea.',
      'You may attack a power that has no control piece in the region: its units can be beaten, but nothing is gained.',
      [
        'Declare and pay; a Surprise Attack is shown now.',
        'The attacker calls allies, then the defender.',
        'Attacker, then defender, choose whether to fight at sea.',
        'If both will, local alliances that can be army or navy are settled.',
        'The combat at sea, if both will; its winner has naval support.',
        'The combat on land, if the attacker has an army.',
        'If the attacker wins on land, one control piece or counter of the target makes way for one of the attacker’s, even if no unit survived.',
      ],
      'A neutral never fights at sea. If you have a navy of your own there, naval support is yours. Some neutrals pay gold or 1 VP when conquered.',
    ],
  },
  'call-allies': {
    title: 'Calling allies',
    body: [
      'After the declaration the attacker, then the defender, names allies and asks for help. Those asked say openly how many armies and how many navies they commit, from none to all they have there. What they say then is binding for this attack; whatever was agreed before is not.',
      'Helpers add their units and nothing else: no forts, no tiles, no local alliances. They gain nothing, but may lose units. Nobody can help a neutral. Gold may be offered for help.',
    ],
  },
  'naval-combat': {
    title: 'Combat at sea',
    body: [
      'In the colonies, the Baltic, the Mediterranean and the Ottoman Empire (with the navies in the Mediterranean) ships come first. If only one side has a navy it has naval support at once, worth +1 on land.',
      {
        original:
          'If both principals have a navy of their own, the attacker says first whether to fight, then the defender.',
        deluxe:
          'If both sides have a navy, their own or a helper’s, the attacker says first whether to fight, then the defender.',
      },
      'Who declines leaves naval support to the other. If both fight, all their navies take part, the committed ones of helpers too, and the winner has naval support, even without a ship left. After a tie nobody has it.',
      'Strength at sea: 1 for each navy; 1 for the principal with more Naval Training, if it has a navy there; 1 for each local alliance that serves as a navy.',
    ],
  },
  'land-combat': {
    title: 'Combat on land',
    body: [
      [
        '1 for each army, helpers’ included.',
        '2 for each fort of the defender.',
        '1 for the principal with more Army Training and an army or fort there.',
        '1 for each local alliance in the region that did not serve at sea.',
        '1 for naval support, or 2 with a Blockade shown before the dice.',
        'A neutral has the number printed on it.',
      ],
      'A defender without units still defends, with 0.',
      {
        original: 'A defender’s local alliance counts even without a unit.',
        deluxe: 'A local alliance counts only beside a unit of its owner: a navy at sea, an army or fort on land.',
      },
    ],
  },
  combat: {
    title: 'The dice',
    body: [
      'Both sides roll two dice and add the difference of the two to their strength. The higher total wins.',
      'After the dice the attacker, then the defender, may use a Reserve to have both sides roll again, until neither will. Only the last roll counts, also for sevens.',
      'Before dice, an advantage of 1 wins 60 times in a hundred, of 2 77 times, of 3 89 times; equal strengths win 40 times and tie 20 times.',
    ],
  },
  losses: {
    title: 'Losses',
    body: [
      'The losing side loses one unit. After a tie both lose one, and a control piece stays. Whoever rolled a total of 7 on the two dice loses one more, win or lose. Every unit lost costs its owner 1 unrest; where there is no unit to lose, nothing is lost.',
      {
        original:
          'The first loss falls on the principal, or on a helper of the principal’s choice if there is nothing else. A 7 of a side that lost or tied falls on a helper if there is one; a 7 of the winner on the winner’s own unit.',
        deluxe:
          'The first loss falls on the principal, or on a helper of the principal’s choice if there is nothing else. The second falls on a helper if the first did not, and the other way round. A winner’s 7 costs the winner’s own unit.',
      },
      {
        original: 'A fort is never lost in a tie, not even to a 7.',
        deluxe: 'A fort is not lost to a tie, but is to a 7 in it.',
      },
      'The owner chooses between army and fort. Local alliances and units of powers nobody plays are never lost.',
    ],
  },
  colonize: {
    title: 'Colonize and Gold Coast Commerce',
    body: [
      'Some counters have no number and cannot be attacked. One to be colonized becomes a control piece of yours for 1 population. One of Gold Coast Commerce becomes a control piece of yours if you have a navy in Africa; it costs nothing. No presence in the region is needed for either.',
      { original: 'Together they are one kind of action: once a round.', deluxe: 'Both are special actions.' },
      'In the original edition the second kind of counter bears the word “Slaves” and the action is called Enslave. It stands for the slave trade of the time.',
    ],
  },
  'take-tile': {
    title: { original: 'Buying a tile', deluxe: 'Taking a tile' },
    body: [
      'Choose a tile of the stock and pay its price: gold, population, unrest, or nothing. Population must be there in full; gold can be raised by taxation.',
      [
        'Lasting tiles work for the rest of the game.',
        'Tiles used once a war are turned when used and ready again in the next war.',
        'Tiles of one use are kept until used and then go back to the stock.',
        'Government Reform and Industry take effect at once and leave the game.',
        'Raids are sent at once.',
      ],
      'Several copies of a tile work one by one, except Banking, and except Training, where only having more counts. A tile you have used and given back you may not take again in the same round; others may.',
      { original: 'Alliances are tiles like the others, but go back at the end of the war.' },
    ],
  },
  ally: {
    title: 'Local alliances',
    body: [
      {
        original:
          'An alliance tile counts as one army, or one navy if it shows both and you say so, in the regions it names.',
        deluxe:
          'A special action puts your marker on a free local alliance. It counts as one army, or one navy if it offers both and you say so, in the regions it names.',
      },
      [
        'North America: Native Americans (army).',
        'South America: Gauchos (army), Portugal (army or navy).',
        'India: Indian Nawab (army), Portugal (army or navy). East Indies: Portugal (army or navy).',
        'German States: Bavaria, Saxony (army). Central Europe: Cossacks (army).',
        'Mediterranean: Naples (army), Ottoman Empire (army or navy). Ottoman Empire: Ottoman Empire (army or navy).',
        'Baltic: Sweden, Denmark (army or navy).',
      ],
      'Gauchos, Portugal, Ottoman Empire and Denmark cost 1 gold. An alliance helps only its owner as attacker or defender, is never lost, and ends with the war. In one attack it serves at sea or on land, not both; the choice is made before the dice of a combat at sea. If none is fought, it serves on land.',
    ],
  },
  raid: {
    title: 'Raids',
    body: [
      {
        original:
          'Pirates go to any colony and fight at sea with strength 1. The slave revolt goes to North America, the Caribbean or South America and fights on land with strength 3. They attack a token of any colour, an ally’s or your own too.',
        deluxe:
          'Pirates go to any colony and fight at sea with strength 1. The colony revolt goes to North America, the Caribbean or South America and fights on land with strength 3. They attack a marker of any colour: an ally’s, your own, or that of a power nobody plays, which defends with 0.',
      },
      {
        original:
          'Against pirates the owner defends with navies, Naval Training and a local alliance that can be a navy: Portugal in South America, India and the East Indies. Against a revolt with armies, forts, Army Training, the local alliance of the region (Native Americans; Gauchos and Portugal), and +1 for naval support if it has a navy there. Nobody helps, and no gold is paid. Only the defender may use Reserve, Fighting Withdrawal or Blockade.',
        deluxe:
          'Against pirates the owner defends with navies, and beside a navy with Naval Training and a local alliance that can be one: Portugal in South America, India and the East Indies. Against a revolt with armies and forts, and beside one of them with Army Training and the local alliance of the region (Native Americans; Gauchos and Portugal); navies add nothing. Nobody helps, and no gold is paid. Only the defender may use Reserves or Fighting Withdrawal.',
      },
      'If the raid wins, it stays in the region with the control piece under it: it neither scores nor pays, until somebody beats the raid. If it fails or ties, it goes back to the stock; a tie costs the defender a unit, but no fort.',
      'Anybody may attack a raid on the map, allies and the old owner too: with a navy against pirates (defence 1), with an army against a revolt (defence 3), as one attacks a neutral. The winner puts a control piece of their own there. Raids stay on the map from war to war.',
    ],
  },
  pass: {
    title: 'Passing',
    body: [
      {
        original: 'A passed action is lost. You may act again in later rounds.',
        deluxe:
          'If you pass both actions of a turn, or one and make no attack in it, you may give back 1 point of unrest. Who has none is asked all the same and keeps it secret. An attack by the War Office counts.',
      },
    ],
  },
  gold: {
    title: 'Gold and taxation',
    body: [
      'If you must pay more than you have, you tax: each time 2 gold (3 with Banking) and 1 unrest, just often enough. Your own gold goes first; what is over you keep. You cannot tax without a debt, nor pay gold to be rid of unrest.',
      'You may therefore always spend what you want: counters never run out, and what others have taken does not stop you. Only a bid or a gift has an end, your own: what 99 taxations at once could bring.',
    ],
  },
  unrest: {
    title: 'Unrest',
    body: [
      'You take 1 unrest for each taxation, for each unit you lose in combat, for a unit you destroy to build it anew, and 2 for Industry.',
      { deluxe: 'A unit lost at sea costs 1 too.' },
      {
        original:
          'Every counter is worth 1. They lie face down until the end: others’ totals are not shown, unless unrest is played open.',
        deluxe:
          'Counters are drawn from a bag: 72 are worth 1, nine are worth 0, nine are worth 2. Only you know what yours are worth; how many you drew and how many points you gave back everybody knows. An empty bag is refilled with given-back counters of 1, and yields more of them when there are none.',
      },
      {
        original: 'Only Government Reform takes unrest away, 2 points each.',
        deluxe: 'Government Reform takes away 2 points, a pass without attack 1 if you like.',
      },
    ],
  },
  population: {
    title: 'Population',
    body: [
      'Population is between 0 and 9. It pays for units, colonies and some tiles, and at the end of a war each point left brings 1 gold. Nothing can stand in for it. Every war it grows by 5.',
    ],
  },
  deals: {
    title: 'Deals',
    body: [
      'Talk and bargain as you like, at any time. Gold may change hands at once, taxed if need be. Everything else is a promise and binds nobody; the log remembers it. Control pieces can never be given away.',
    ],
  },
  income: {
    title: 'Income and maintenance',
    body: [
      'After the last round of a war everybody takes 1 gold for each point of population and 1 for each control piece on the map, then pays 1 for each unit on the map, those at home included. Units cannot be disbanded to save it; what is missing is raised by taxation. Then population grows by 5, to 9 at most.',
    ],
  },
  scoring: {
    title: 'Victory points',
    body: [
      'In each region the most control pieces score its first value, the next lower number the second, and so on while there are values. All who are tied score in full, and the next lower number takes the next value. Without a control piece there nobody scores.',
      {
        deluxe:
          'With two or three players a tie with a power nobody plays costs the players one place: first place pays the second value, the last paying place nothing.',
      },
      'A control piece under pirates or a revolt does not count.',
    ],
  },
  'end-of-war': {
    title: 'End of a war',
    body: ['Local alliances and blockades end, used tiles are ready again, the two alliances part. Raids stay.'],
  },
  end: {
    title: 'End of the game',
    body: [
      'After the third war unrest is shown. Powers with 20 or more are in revolution and have 0 points.',
      {
        original: 'Of the others the highest unrest loses 7 VP, the second highest 4; all who are tied lose in full.',
        deluxe:
          'Of the others the highest unrest loses 7 VP, the second highest 4; all who are tied lose in full. With two players only the higher loses 7, and nobody if they are equal. A power in revolution is out of the game and cannot win.',
      },
      'Most victory points win; points may be negative. Equal points: least unrest wins. If that is equal too, the victory is shared.',
    ],
  },
  variants: {
    title: 'Variants',
    body: [
      {
        original: [
          'Surrender: before the dice on land the defender may give up the token and keep all units.',
          'Draft of starting regions, instead of drawing blind.',
          'Starting units at home, allowed or not.',
          'Two or three Naval Training tiles, as the printings differ.',
          'Open unrest: everybody’s total is shown.',
        ],
        deluxe: [
          'Original adjacency: armies need a foothold to enter a European region.',
          'Original sea move: two plain dice, no payment, with the Navigation tiles.',
          'Original unrest or open unrest: every counter is worth 1; face down until the end, or shown. One excludes the other.',
          'Original pass, Improved Agriculture, Industry: as in the original edition.',
          'Keep duplicates: regions drawn twice stay.',
          'Own fleet for naval combat: a helper’s navy is not enough to fight at sea.',
          'Surrender: before the dice on land the defender may give up the marker and keep all units.',
          'Draft of starting regions, instead of drawing blind.',
          'Wallace’s simple variant (four to six players): tiles and neutrals as with seven, regions of unplayed powers drawn from the bag. Excludes mixed letter sets.',
          'Non-player navies: on a 1 or 2 an unplayed power begins with a navy instead of an army, where navies may stand.',
          'Mixed letter sets: regions of unplayed powers are dealt at random.',
          'Starting units at home, allowed or not.',
        ],
      },
    ],
  },
  reconstructed: {
    title: 'What is reconstructed',
    body: [
      'The rulebooks do not print everything that is on the board and its pieces. What they state is played as stated; these things are our own, reasoned from what is known.',
      [
        'The faces of the neutral counters and how many each region has. Stated: 65 in all, four of them Ottoman, some with gold or 1 VP. That none is above 5 is ours.',
        'Which counters form the deluxe sets A to E.',
        'Most costs of tiles and alliances in the original edition, those of Bavaria and Saxony included: as in the deluxe edition.',
        'Victory points of nine deluxe regions: as on the original board. With our counters the third value of the Baltic, and the original’s of the Ottoman Empire, can never be scored.',
        'Copies of deluxe tiles with fewer than seven players, and the faces of the deluxe sea die.',
        'Which regions touch, but for Britain and the German States, Spain and the Mediterranean, and that the German States and the Baltic do not.',
      ],
      'Whoever owns the printed game can replace all but the borders by a file of their own; the game’s README says how.',
    ],
  },
};

export const tileNotes: TileNotes = {
  'slaves-company': [
    {
      original:
        'The tile bears the word “Slaves” in this edition: the company lived by the slave trade from the Gold Coast.',
    },
  ],
  'army-training': [
    'A second copy adds nothing by itself; only being ahead of the opponent counts. Copies of helpers do not count.',
  ],
  'naval-training': [
    'A second copy adds nothing by itself; only being ahead of the opponent counts. Copies of helpers do not count.',
  ],
  reserve: ['The attacker is asked first, then the defender, until both let the dice stand. Also against neutrals.'],
  'war-office': ['Allies may be called as in any attack.'],
  mercenaries: ['Each copy works once a war. The army appears at home and has its free move.'],
  pressgangs: ['The navy appears at home and has its free move.'],
  'trained-natives': [
    'Placing the army is not a move: a blockade does not stop it.',
    { deluxe: 'The army may be raised at home instead.' },
  ],
  militia: ['Each copy adds an army to the action.'],
  logistics: ['Each copy adds a unit.'],
  banking: ['A second copy adds nothing.'],
  navigation: [{ deluxe: 'In play only with the variant “original sea move”.' }],
  'improved-agriculture': [
    'Population never exceeds 9.',
    { deluxe: 'Each copy you hold makes Industry worth 1 VP more, unless the original Industry is played.' },
  ],
  'government-reform': ['With less than 2 unrest it takes away what there is.'],
  'fighting-withdrawal': ['It covers helpers’ units and losses to a 7 as well.'],
  'surprise-attack': [{ deluxe: 'It keeps out the units of powers nobody plays, too.' }],
  blockade: [
    'Placed in a colony it lies there until the war ends or your last navy leaves. Each enemy is compared with you alone.',
    'For +2 it is shown by whoever has naval support, attacker or defender, before the land dice.',
  ],
};
