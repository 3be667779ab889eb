import type { HowToTexts } from '@cabinet-wars/kernel';

export const english: HowToTexts = {
  about:
    'The war of 1756 to 1763 on every ocean, for two to four coalitions. Seven turns of a year each: raise money and troops, court powers, sail, march, fight, and feed what is left.',
  chapters: [
    {
      title: 'What you play for',
      figure: 'ratio',
      caption: 'A coalition that began with 40 points and holds 52 stands at 1.30: a victory.',
      body: [
        'What counts is how much you have *grown*: your points at the end divided by your points at the beginning. A small coalition gains more from a new province than a large one.',
        'Points are the free markers of the powers you control, the value of the squares you occupy and the trade routes you hold.',
        ['1.20 and more is a victory, 1.50 a continental one, 2.00 a global one.', '0.80 and less is a defeat.'],
        'The highest level wins; who shares it shares the victory.',
      ],
      only: {
        european: [
          'In the *European war* the coalitions are given. With two players Great Britain and Prussia face France, Austria and Russia; with three, Russia stands alone; with four, Prussia too.',
        ],
        worldwide: [
          'In the *worldwide war* the Manchu Empire and the Maratha Confederation take part, and the coalitions are given for two, three or four players.',
        ],
        free: [
          'In *free deployment* the players choose powers in turn: three each with two players, two each with more. Nobody may have both Great Britain and France.',
        ],
      },
    },
    {
      title: 'The world in squares',
      figure: 'squares',
      caption: 'A civilized square worth 6 with a port; wilderness, hard to march through; open sea.',
      body: [
        'The number in a square is its *value*: it pays that much in taxes, feeds that many units and takes that many recruits. Units move through the sides of squares, never through corners.',
        'A square belongs to whoever has a unit in it. Gold lines are *trade routes*: they pay whoever holds both ends, while no enemy fleet lies on the line.',
      ],
    },
    {
      title: 'Your forces',
      figure: 'units',
      caption:
        'A recruit army (strength 3) and a veteran (5), a horde, a fleet with an army aboard, a fortified zone and a base.',
      body: [
        'New units are *recruits*. A leader may train them, and a won battle may make them *veterans*, which they stay. A fleet moves fifteen squares and carries one land unit. Fortified zones and bases only defend.',
      ],
    },
    {
      title: 'A year',
      body: [
        [
          '*Initiative*: who goes first.',
          '*Treasury*, everybody in turn: taxes, free markers, recruiting, training.',
          '*Each player’s turn*: diplomacy, then movement, then combat.',
          '*Provisioning*: what is not fed must be paid for, or is lost.',
        ],
        'Armies cost 4, fleets 6, a marker 3. New armies and fleets appear in squares of their own power where you already have a unit.',
      ],
    },
    {
      title: 'Diplomacy',
      figure: 'diplomacy',
      caption: '3 and 2 laid against 1: a lead of four. The die decides what it wins.',
      body: [
        'Lay *diplomacy markers* face down for a power you do not control. For a neutral one everybody may oppose you, for a player’s power only that player. Your values less theirs give a lead, and a die says what it wins.',
        'With a lead of five a neutral power is yours on a 4, 5 or 6, with all its squares, routes and units. On a 1 or a 2 the others profit. Whatever is laid is spent.',
      ],
    },
    {
      title: 'Moving, and the sea',
      body: [
        'Units move alone or together, each once. Armies make 4 points a turn: a civilized square costs 1, wilderness 2. A fleet takes a unit aboard and lands it in the same voyage, free of charge in ports.',
        'Enter a square beside an enemy, and he may play *Forced March* and attack you there and then.',
      ],
    },
    {
      title: 'Combat',
      figure: 'combat',
      caption: '14 against 5 is 2:1. The column is found; the die does the rest.',
      body: [
        'After all movement you may attack squares beside yours. Strengths are added, with one leader on each side and something for the defender in rough country; the *odds* are rounded in the defender’s favour. You choose the table, then the die is thrown: someone withdraws, is mauled, or is destroyed.',
        'Who wins may advance. Who destroys an enemy force also draws a marker, and the loser gives one back.',
      ],
    },
    {
      title: 'Markers, in turn and out of turn',
      body: [
        'Campaign markers are drawn blind and kept hidden. Besides diplomacy and leaders there are those that change a fight, a die, a treasury. Some are played *while others act*: Illuminati has a die thrown again, Sturm & Drang cancels a marker. The table asks quietly whenever you could.',
      ],
    },
    {
      title: 'For your first game',
      body: [
        [
          'Take the suggested deployment, and look at the trade routes: a fleet in the right place takes part of the enemy’s income.',
          'Court one neutral power in earnest rather than three in vain.',
          'Attack at 3:1 or better; at less, ask what you lose if the die is low.',
          'Leave a unit behind wherever a square counts for you.',
        ],
      ],
    },
  ],
};
