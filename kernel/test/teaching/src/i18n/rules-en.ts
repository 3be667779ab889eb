import type { RulesSection } from '@cabinet-wars/kernel';

export const rules: readonly RulesSection[] = [
  {
    id: 'game',
    title: 'The land',
    body: [
      'Six provinces: hill, ford, tower, marsh and pass in a ring, the mill in the middle. You begin with a home, three soldiers in it, four gold, two cards and two face-down markers. Every other province has a garrison of one.',
      'There are 8 drums, 7 muskets and 5 cannons (strength 1, 2 and 3), and 4 markers of luck, 5 vetoes and 3 blanks.',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    body: [
      ['The auction, or the first turn passes to the left.', 'A turn each.', 'A gold each, and one for each province.'],
    ],
  },
  {
    id: 'auction',
    title: 'The auction',
    body: [
      'In turn, bid more than the last bid or bow out for good. The last one left pays and goes first. Gold that was bid cannot be given away meanwhile.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    body: [
      'Draw a card; then you may stash one face down, to count at the end. Then take up to two actions:',
      [
        'recruit a soldier in a province of yours, for 2 gold;',
        'spy, that is, look at a hand, for 1 gold;',
        'attack a neighbouring province from one with two soldiers or more.',
      ],
    ],
  },
  {
    id: 'battle',
    title: 'A battle',
    body: [
      [
        'Everybody else may help one side, for 1 gold.',
        'Parley: the attacker storms or withdraws. Now provinces may be ceded.',
        'Both sides commit up to two cards in secret and show them together.',
        'Each side throws a die. Whoever has luck may have both thrown again.',
        'Each adds soldiers (one attacker stays behind), helpers, cards and die. The higher sum wins; the defender, if they are equal. The winner’s helpers have 2 gold each.',
        'An attacker who wins moves in, leaving one behind, and draws a marker. One who loses loses a soldier.',
      ],
    ],
  },
  {
    id: 'marker',
    title: 'Markers',
    body: [
      'When a marker is played, anybody else may cancel it with a veto, which can be cancelled in turn. Played markers are out of the game. A veto that comes too late is not played.',
    ],
  },
  {
    id: 'deal',
    title: 'Deals',
    body: [
      'Gold may be given at any time. At any time you may take a loan of 2 gold, twice at most. At a parley, provinces may be ceded with their soldiers: the one under attack only to the attacker, which ends the battle; the one the attack comes from to nobody.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    body: [
      'Who holds five provinces has won at once. Otherwise count after the last round: mill 3; hill, ford and tower 2; marsh and pass 1; the strength of stashed cards; 1 for every three gold; minus 1 for each loan.',
    ],
  },
];
