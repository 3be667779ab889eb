import type { HowToTexts } from '@cabinet-wars/kernel';

export const english: HowToTexts = {
  about:
    'Two to seven powers of the eighteenth century fight three wars over eleven regions. Who may attack whom is sold by auction before each war. An evening, and a game of few rules and hard choices.',
  chapters: [
    {
      title: 'What you play for',
      figure: 'region',
      caption: 'India pays 5 and 3. Britain (two tokens) is first; France and Spain tie for second.',
      body: [
        'After each of the three wars every region pays *victory points* to those who have the most *control* there: the round tokens. The most take the first number, the next the second, and so on. All who are tied take the full number.',
        'Tokens stay on the map from war to war. Flags, ships and forts score nothing: they take tokens, or keep them.',
      ],
      only: {
        deluxe: [
          'With two or three players, powers nobody plays have tokens too. Whoever is tied with one of them takes the next lower number.',
        ],
      },
    },
    {
      title: 'What lies on the map',
      figure: 'pieces',
      caption: 'A control token, an army, a navy, a fort; a neutral country with defence 3, and one to be colonized.',
      body: [
        [
          '*Armies* attack and defend, anywhere.',
          '*Navies* stand at sea. They open a colony to your armies and help in fights on land.',
          '*Forts* count two in defence and never move.',
          '*Neutral countries* show their defence. Beat one, and a token of yours takes its place. Those with a house are colonized instead, those with a chain belong to Gold Coast Commerce, which was the slave trade: neither is fought for.',
        ],
      ],
    },
    {
      title: 'Alliances for sale',
      figure: 'alliances',
      caption:
        'Each auction sends two powers to opposite sides. Britain and Spain cannot attack each other in this war.',
      body: [
        'A war begins with auctions. Whoever bids names two powers not yet placed, one for each side. The others bid higher, with two names of their own, or pass; the highest bid is paid and done.',
        'Powers of one side *cannot attack each other* until the war is over. The order in which they were placed is the order of play. To be allied with your most dangerous neighbour is often worth more than a friend far away.',
      ],
    },
    {
      title: 'Two actions a round',
      body: [
        'A war has six rounds with two to four players, five with more. In each you have two actions:',
        [
          '*Build* an army, a navy or a fort for 1 population; it may go straight to a region.',
          '*Move* two units, as far as you like.',
          '*Attack*, for 2 gold.',
          '*Take a tile*: training, companies, reforms. Most work for the rest of the game.',
          '*Colonize*, for 1 population, or use *Gold Coast Commerce*, with a navy in Africa: a counter that cannot be attacked becomes your token.',
          '*Make a local alliance*: one unit more in a region until the war ends.',
        ],
      ],
      only: {
        deluxe: ['Of your two actions only one may be a tile, a colony or a local alliance.'],
        original: [
          'A tile may be bought once a round, and a counter colonized once a round; local alliances are tiles like the others.',
        ],
      },
    },
    {
      title: 'An attack',
      figure: 'battle',
      caption:
        'Two armies and a throw of 5 and 2 make 2 + 3 = 5, against one army and 4 and 3: 1 + 1 = 2. The token changes hands.',
      body: [
        'Name a region where you have an army, and a power of the other side or a neutral. Both sides may call allies who have units there. Then each throws two dice and adds *the difference between them* to its strength: one for every army, two for a defending fort, one more for better training, one for winning at sea.',
        'The higher sum wins, and a token of the loser becomes the winner’s. The loser loses a unit; on a tie both do, and nothing changes hands. Whoever throws a total of seven loses one more.',
        'With one more than the enemy you win six times in ten; with two more, nearly eight.',
      ],
    },
    {
      title: 'Overseas',
      figure: 'sea',
      caption: 'First the navy, then the army: it enters India only because a British navy lies there.',
      body: [
        'An army enters a colony only if you have a *navy in that very colony*. And every voyage from one sea to another is a risk.',
      ],
      only: {
        deluxe: [
          'A special die says whether the unit arrives, stays or sinks; a little gold mends a bad throw. In Europe armies go anywhere.',
        ],
        original: [
          'On a 1 the unit is in danger: a second die says whether it arrives, turns back or is lost. In Europe an army enters a region only if you have a token there or next door, your home next door, or a navy there (for the Ottoman Empire, in the Mediterranean).',
        ],
      },
    },
    {
      title: 'Gold and unrest',
      body: [
        'You can always pay: what you lack is raised from your people, 2 gold for each point of *unrest*. Every unit lost brings one too.',
        'After the third war unrest is counted. The most restless power loses 7 points, the next 4, and a power with 20 or more has a *revolution* and loses everything. Ten is a warning.',
      ],
      only: {
        deluxe: [
          'Unrest is drawn blind and may be worth nothing, one or two. Pass without attacking, and you may give a point back. With two players only the more restless one is punished.',
        ],
        original: ['Unrest lies face down until the end; only Government Reform takes it away.'],
      },
    },
    {
      title: 'The war ends',
      body: [
        'Everybody takes 1 gold for each population and each token, and pays 1 for each unit. Population grows by 5, to 9 at most. The regions are scored; alliances end; new neutrals come, and the auctions begin anew.',
        'After the third war the most points win.',
      ],
    },
    {
      title: 'For your first game',
      body: [
        [
          'Look for regions where *one token* changes the places; leave alone where it would not.',
          'A unit beside two tokens of yours is well placed; a unit alone guards nothing.',
          'Take a tile in the first round: it works for the whole game.',
          'Do not fear a little unrest. Fear being first in it.',
        ],
      ],
    },
  ],
};
