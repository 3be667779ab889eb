import type { Passages } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = {
  overview: {
    title: 'The game in short',
    body: [
      'The years 1756 to 1763: two, three or four coalitions of great powers fight over the whole world. There are seven turns of a year each. Everybody raises money and troops, tries diplomacy, moves, attacks, and in the end feeds what is still standing.',
      'What counts is not how much you have but how much more than at the start: your points at the end divided by your points at the beginning. A small coalition gains more from a new province than a large one.',
      'Campaign markers, drawn blind and kept hidden, are the soul of the game: they win powers over, make armies march twice, undo dice and ruin plans.',
    ],
  },
  tips: {
    title: 'Playing well',
    body: [
      'A little advice for a first evening, drawn from the rules; none of it is one.',
      [
        'Look at the ratio, not at the sum. A coalition that began small climbs with every province; one that began large must above all lose nothing.',
        'Leave a unit of its own in each capital: without one a power gives no free markers, and markers are what moves everything else.',
        'Before you march, ask what the goal feeds. A square feeds as many units as its value; at the end of the turn the rest are paid for or lost.',
        'Train before you recruit, where a leader is free: a point turns a recruit army into a veteran, which adds two thirds of an army for a quarter of its price.',
        'Count up to the next column of odds. They are rounded in the defender’s favour and end at 4:1: one unit too few is a column lost, one too many is wasted.',
        'A leader adds his value once a turn: name him where it lifts you into the next column, and not where defeat would cost you him for little.',
      ],
      'Diplomacy is for a full hand. With a difference of 0 or less there is hardly anything to win, and on a 1 the others profit: save your high markers until you can lay five more than anybody will lay against you.',
      'A trade route pays only while both its ends are held and no enemy fleet stands on its line: a single fleet of yours can cost somebody a fortune every year. And never send cargo where its fleet may be caught: it goes down with it.',
      'Do not step into a neutral land in passing. It joins at once the other player with the fewest free markers, with all its units.',
    ],
  },
  map: {
    title: 'The map',
    body: [
      'The world is a grid of squares, rows A to Q and columns 1 to 30. One moves through the sides of squares, never through corners. Fleets may leave the map in the west and come back in the east; nobody else may.',
      'A square is sea, polar ice, or land; land is inland or coastal, and some coasts have ports. Land is civilized (with a treasury value), wilderness, or Terra Incognita.',
      [
        'Civilized: 1 movement point for land units; feeds as many units as its value.',
        'Wilderness: 2 movement points; 1 in defence; feeds one unit.',
        'Terra Incognita: 3 movement points; 1 in defence, 2 for minor powers; feeds nobody.',
        'Sea: for fleets, 1 movement point; feeds nobody. Every square that is not pillaged feeds one unit more of a minor power.',
      ],
      'Some sides between coasts are all sea: land units cross them only by fleet. At a strait land units may cross as well. The Bosporus (E16) is a road for armies between the Balkans and Asia Minor and the only water between the Mediterranean and the Black Sea.',
    ],
  },
  units: {
    title: 'Units',
    body: [
      [
        'Army: strength 3, veterans 5; moves 4.',
        'Horde: strength 2, veterans 3; moves 5.',
        'Legion (optional): strength 6, veterans 8; moves 5.',
        'Fleet: strength 4, veterans 7; moves 15 and carries one land unit.',
        'Fortified zone: strength 10, and base: strength 2. Both only defend and never move.',
      ],
      'There are only so many counters of each kind for each power; what is lost may be recruited again. A fortified zone and a base never share a square, nor do two of either.',
    ],
  },
  powers: {
    title: 'Powers: control and occupation',
    body: [
      'A major power is controlled by a player or neutral. Who controls it commands all its units and draws its free markers. A square is occupied by whoever has a unit in it, and pays its taxes to him, whoever controls the power it belongs to.',
      'A neutral power does nothing until its neutrality is violated: by an attack on its units, by a land unit that enters its territory, or by a fleet that ends its move there. It then joins at once the other player whose powers have the lowest sum of free markers; a die decides a tie.',
      'A player may control several powers. Their units may stand together and defend together; they attack together only under a leader.',
    ],
  },
  turn: {
    title: 'The turn',
    body: [
      [
        'Initiative: who goes first.',
        'Treasury, for each player: taxation, free markers, recruiting, training, disbanding.',
        'Each player’s turn: diplomacy, movement, combat and, if it is played, pillage.',
        'Provisioning.',
        'Enlightenment, if it is played.',
        'End of turn: leaders who were used are turned face up.',
      ],
    ],
  },
  'choose-powers': {
    title: 'Scenarios',
    body: [
      'In the European and worldwide scenarios the coalitions are given. In free deployment the players choose powers in turn: three each with two players, two each with three or four. Nobody may have both Great Britain and France.',
      'The player of Great Britain begins with 20 treasury points, the player of France with 14, others with 10. Everybody draws as many markers as his powers give free ones.',
    ],
  },
  deploy: {
    title: 'Setting up',
    body: [
      'Powers are set up one after the other by those who control them. Neutral ones are set up by the player of France (United Provinces, Spain, Marathas) or of Great Britain (Ottomans, Manchus). A suggested deployment can be had at one choice.',
      'One British army may begin in Prussia if both powers have the same player. Forces of minor powers have fixed places; last of all everybody throws a die for tribes in the far corners of the world.',
    ],
  },
  initiative: {
    title: 'Initiative',
    body: [
      'Everybody adds up the free markers of the powers he controls. The highest sum goes first, a die decides a tie, and the others follow in the order of their seats. Grand Tour overrules all this.',
    ],
  },
  taxation: {
    title: 'Taxes and trade',
    body: [
      'Every civilized square you occupy pays its value. Pillaged squares pay nothing.',
      'A trade route pays its value to who occupies both its ends, as long as no enemy fleet stands on its line. Land units and neutral fleets do not block; a fleet of a minor power blocks only on the open sea. For the East Indies one port in Europe and one in Asia will do, and several players may have them at once.',
      'Points may be saved. A treasury never falls below zero.',
    ],
  },
  recruiting: {
    title: 'Recruiting',
    body: [
      [
        'Army 4, horde 2, fleet 6, fortified zone 10, base 1; a campaign marker 3.',
        'Pillage is undone for twice the value of the square, or for 1 where it has none.',
      ],
      'Armies and fleets are placed in civilized squares of their own power (fleets in ports), hordes in any civilized square, bases and fortified zones in any land square; always where you already have a unit, never in a pillaged square. A square takes as many new units a turn as its value; one without value takes a single base or zone.',
      'A base may be turned into a fortified zone for 10. New units are recruits.',
    ],
  },
  training: {
    title: 'Training',
    body: [
      'A leader turns as many recruits of one square into veterans as his value, generals land units and admirals fleets: 1 point each, 2 for a fleet. There must be a unit of his power in the square. He is then used up for the turn.',
      'Recruits may also become veterans by winning battles. Veterans never fall back.',
    ],
  },
  disbanding: {
    title: 'Disbanding',
    body: ['Last in the treasury phase you may take units off the map. They cannot come back before the next turn.'],
  },
  'draw-markers': {
    title: 'Campaign markers',
    body: [
      'Markers are drawn blind from the pool and kept hidden. A power gives its free markers only while a unit of its own holds its capital. With two players nobody may have more than 14, with three 10, with four 8, leaders included: who would have more returns some first.',
      'Markers played go back to the pool. What is lost at random, or returned, is seen by all. Balance of Power and Revolution act as soon as they are drawn, except at set-up, where others are drawn for them.',
    ],
  },
  roll: {
    title: 'Dice',
    body: ['Every die can be thrown again by whoever plays Illuminati after it. The second throw stands.'],
  },
  diplomacy: {
    title: 'Diplomacy',
    body: [
      'In your diplomacy phase you may try as often as you have diplomacy markers. Name a power you do not control and lay at least one marker face down.',
      'The others see how many you have laid, not their values, and may lay markers against you if the power is neutral; a player’s power is defended by him alone. Then all are shown: your values less theirs give the column, a die the row.',
    ],
  },
  attempt: {
    title: 'A diplomacy attempt',
    body: [
      'With a difference of 0 or less hardly anything can be won; with 5 or more a neutral power is won on a 4 to 6, an enemy power on a 6. On a 1 the others profit, and with 3 or more on a 2 as well: each takes treasury points or markers.',
      'A marker shown may still be cancelled by Sturm & Drang. All markers laid go back to the pool, whatever happens.',
    ],
  },
  gains: {
    title: 'What diplomacy wins',
    body: [
      [
        'Espionage: see all markers of an opponent or, where treasuries are closed, his treasury.',
        'Coup: an opponent loses a marker at random; or a leader anywhere is lost on a die above his value.',
        'Control of the neutral power you named.',
        'An opponent’s power becomes neutral, or comes over to you, if you named one of his; he chooses which, and nobody ever loses his last.',
      ],
      'A power that comes over brings its units along wherever they stand; those that share a square with units of its former side are lost.',
    ],
  },
  revert: {
    title: 'Back to neutrality',
    body: [
      'When a power becomes neutral, foreign major units leave its land for the nearest civilized square or port of their own power, or one held by friends; then its own units abroad come home in the same way. Squares with enemy, neutral or minor units do not serve. Who finds none is lost.',
    ],
  },
  'movement-phase': {
    title: 'Movement',
    body: [
      'Units move alone or as a force, each once. A force goes at the speed of its slowest unit; it may drop units on the way and picks none up. Squares with units of others are closed; but fleets may pass coasts held by land units alone, and land units may pass coasts held by enemy fleets alone, without stopping.',
      'Forced March moves a force again. Expedition makes wilderness cost 1 and Terra Incognita 2 for one move. Units of minor powers move only with Minor Power Alliance and never out of their country.',
    ],
  },
  move: {
    title: 'Fleets and transport',
    body: [
      'Each fleet carries one land unit. Taking it aboard or putting it ashore costs nothing in a port and 2 movement points on another coast, or in a pillaged port. What has landed moves no more; what is aboard may stay there.',
      'Cargo goes where its fleet goes, and down with it.',
    ],
  },
  'combat-phase': {
    title: 'Combat',
    body: [
      'After all movement you may attack squares beside your own, through sides your units could cross. A force attacks one square; a square may be attacked from several sides, one force after the other, but once from each. All its units defend together.',
      'Fleets may attack land units on coasts, and land units fleets on coasts, but not at sea. Units aboard fight with their fleet for coasts only, and land if the force may advance.',
    ],
  },
  attack: {
    title: 'How a combat is fought',
    body: [
      'The attacker names a leader, if he likes, and the units that attack, and chooses a table. Engagement is open to all; Linear takes a force at least half of which are armies, legions or fleets; Revolutionary takes a legion. Then the defender may name a leader. Then either may play Honors of War.',
      'Strengths are added up, with one leader on each side and the terrain for the defender, once for the whole force. Odds are rounded in the defender’s favour: 14 to 5 is 2:1, 10 to 6 against the attacker is 1:2, 7 to 4 is 1.5:1. They end at 1:3 and 4:1.',
    ],
  },
  losses: {
    title: 'Results of combat',
    body: [
      [
        'AW: the attackers withdraw to where they came from; only a Forced March sends them in again.',
        'DW: the defenders retreat a square.',
        'AZ, DZ: that side loses half its units, rounded up and of its own choice; the rest withdraws. Its leader is lost on a die above his value and 2.',
        'AA, DD: that side loses everything, its leader too, and a marker at random; the other draws one.',
        'BB: the weaker force is lost, and the stronger loses units of at least the same worth. Equals are both lost.',
      ],
      'No markers change hands if one side is all minor powers or the force lost was bases alone. After a victory over units mauled or destroyed the winner may make one of his recruits veterans. If the square is empty the winner may enter it.',
    ],
  },
  retreat: {
    title: 'Retreat and advance',
    body: [
      'Units retreat one square, not to where the attack came from, not onto units of others: best to friends, then to land of their own power, then anywhere. Who cannot is lost, and so is every base. Behind a fortified zone one may ignore a retreat, fleets too.',
      'Advancing is free and never forced; any of the units that took part may go.',
    ],
  },
  'move.countermarch': {
    title: 'Countermarch and Forced March',
    body: [
      'When a force enters a square beside yours in another’s movement, you may play Forced March and attack it at once. One countermarch for each square entered; the first in turn order has it. A force that must retreat moves no more this turn, but may attack later.',
      'In your own combat phase Forced March lets all units of a square attack, those that have attacked already and fresh ones; also where others of that square have been thrown back or lost before them.',
    ],
  },
  leaders: {
    title: 'Leaders',
    body: [
      'Generals serve land units, admirals fleets; a mixed force may have either. A leader of the hand is put into the box of a power when he is first used and belongs to it from then on; he goes with the power if it changes hands.',
      'He adds his value to a force that has a unit of his power, or trains, or forms a legion, once a turn.',
    ],
  },
  'recruiting-table': {
    title: 'Minor powers',
    body: [
      'Minor powers defend themselves and do nothing else, unless somebody plays Minor Power Alliance: for a roll on their recruiting table, or to have one force move, attack or pillage. The units remain nobody’s.',
      'On 1 or 2 there is an uprising: a major unit in the land is lost and a base appears, or without one troops are raised. A 4 or 5 brings a base, in the larger states perhaps a fortified zone; a 6 an army, horde or fleet. There may never be more of their units in a square than it feeds.',
    ],
  },
  provisioning: {
    title: 'Provisioning',
    body: [
      'At the end of the turn every square feeds as many of your units as it can. The others must be paid for: army or legion 2, fleet 3, horde, base or fortified zone 1. The cheapest are paid for, the others forage. Only if you cannot pay for all do you choose whom to lose.',
      'At sea nobody finds anything, and cargo eats too. Neutral and minor units need nothing.',
    ],
  },
  deals: {
    title: 'Negotiation',
    body: [
      'Players may trade points, markers and powers, or let a power become neutral. They may put clauses into writing: not to attack, not to enter a power, not to court it, to leave a square, to pay. Who breaks one loses all his markers, and the other throws a die and draws that many.',
      'A clause and what is given for it may stand in one bargain: then all is done, or nothing. Anybody may show all his markers or one of them, to everybody or to one player alone.',
      'If all sign the treaty, the game ends with the turn.',
    ],
  },
  victory: {
    title: 'Victory',
    body: [
      'Points: the free markers of the powers you control, the value of the squares you occupy, the trade routes you control and, if it is played, 1 for each centre of enlightenment. Divide them by your points at the start.',
      [
        '2.00 and more: global victory.',
        '1.50 to 1.99: continental victory.',
        '1.20 to 1.49: marginal victory.',
        '0.81 to 1.19: equilibrium.',
        '0.80 and less: defeat.',
      ],
      'The highest level wins; who shares it shares the victory.',
    ],
  },
  legions: {
    title: 'Legions (optional)',
    body: [
      'In the recruiting phase: use a leader, pay 2, and name a veteran army where a legion of its power may be placed. On a die up to his value it becomes a recruit legion. With a legion a force may use the Revolutionary table.',
    ],
  },
  rebellion: {
    title: 'Increasing taxes (optional)',
    body: [
      'Before you collect, you may throw a die for each of your powers. It bears on the squares its units occupy; where units of several powers stand you say whether it does.',
      [
        '1: rebellion, no taxes; another player rolls for rebels in a land that was taxed.',
        '2: protest, no taxes.',
        '3: as usual. 4 and 5: double. 6: triple.',
      ],
      'Rebels who appear among major units attack at once and are gone if they do not win the square.',
    ],
  },
  pillage: {
    title: 'Pillage (optional)',
    body: [
      'After combat you may throw a die for each square you hold outside the powers you control, once a turn: 1, a unit of yours is lost; 4 to 6, the square is pillaged. You gain its value, enlightenment there is gone, and every other player draws a marker.',
      'A pillaged square pays and feeds nothing, is no port and no end of a trade route until it is restored.',
    ],
  },
  enlightenment: {
    title: 'Enlightenment (optional)',
    body: [
      'At the end of a turn spend a diplomacy marker and name a civilized square you occupy, neither pillaged nor enlightened. On a 4 markers of 3 succeed, on a 5 those of 2 and 3, on a 6 all; on a 1 every other player draws a marker.',
      'Each centre gives whoever holds the square an extra marker in his treasury phase and a point at the end. Only pillage destroys it.',
    ],
  },
  reconstructed: {
    title: 'What is reconstructed',
    body: [
      'The rulebook was at hand, the printed map, its charts and the counters were not. What the rulebook and the publisher’s errata state is as stated. The rest is our own, made to agree with it and with what players have reported:',
      [
        'the map beyond some dozen squares: terrain, owners, values, ports, sides;',
        'values, ends and lines of the trade routes; free markers but for France’s 2;',
        'costs of movement and forage, but for those the rules name;',
        'strengths and movement of units, how many counters there are, how many markers of each kind, the values of leaders;',
        'every cell of the three combat tables, and what the results do beyond what the rules say of them;',
        'the suggested deployments.',
      ],
      'Expect a good game, not the printed one to the last number. Whoever owns it can play with the exact data.',
    ],
  },
  markers: { title: 'All markers', body: ['Any number may be played in a turn, each when its text allows.'] },
};
