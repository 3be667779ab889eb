import type { HowToTexts } from '@cabinet-wars/kernel';

export const english: HowToTexts = {
  about:
    'Britain against France, 1697 to 1789, for two. Six turns of peace, in which you buy markets, courts and ships, and four wars, in which it shows what you have prepared.',
  chapters: [
    {
      title: 'What you play for',
      figure: 'track',
      caption: 'One marker for both sides: France pulls it up to 30, Britain down to 0.',
      body: [
        'There is *one marker* of victory points. It begins at 15; France moves it up, Britain down. Whoever brings it to their own end wins at once when points are checked. Otherwise it decides after the sixth peace: above 15 France has won, below 15 Britain; at 15 exactly, the side that could still take more Debt.',
        'Whoever wins all four awards and all goods in demand in one peace, or every theatre of a war by the widest margin, wins at once as well.',
      ],
    },
    {
      title: 'Spaces and flags',
      figure: 'spaces',
      caption: 'A Market, a court, a court with Prestige, a Territory, a fort and a sea.',
      body: [
        [
          '*Markets* sell one of six goods and count when it is in demand.',
          '*Political spaces* are courts and peoples. Laurels mean Prestige, which scores; Alliances in Europe help in wars.',
          '*Territories* change hands only in war.',
          '*Forts and squadrons* guard Markets beside them and connect them.',
        ],
        'A space with your flag is yours. To put a flag on an empty space, or to take an opposing one off, is a *shift*: an opposing space takes two shifts to become yours.',
      ],
    },
    {
      title: 'A turn of peace',
      body: [
        'An award is shown for each of the four regions and three goods are drawn that are in demand. Nine Investment tiles lie open, both sides hold three Event cards, and two ministries in secret. Then you and your opponent take turns, four rounds each.',
      ],
    },
    {
      title: 'A round: one tile',
      figure: 'tile',
      caption: 'Major action: 3 economic points. Minor action: 2 military. And an Event may be played.',
      body: [
        'Take one tile. It has a *Major action*, a *Minor action* of another kind, and perhaps a sign for an Event or for a better War tile.',
        [
          '*E*, economic points, shift Markets.',
          '*D*, diplomatic points, shift courts and peoples; 3 of them draw a card.',
          '*M*, military points, buy forts, ships and War tiles, and end Conflicts.',
        ],
        'A Major action buys as much as its points pay for. A Minor action is one single purchase and takes no opposing flag off unless there is a Conflict. What is not spent is lost.',
      ],
    },
    {
      title: 'Markets must be connected',
      figure: 'connection',
      caption:
        'From the fort to the first Market, from there to the second: the third can be flagged now. The one beyond it must wait a round.',
      body: [
        'To shift a Market you need something of yours beside it: a Territory, a fort, a squadron, or another Market of yours that was itself connected when the round began. New flags of this round connect nothing yet. Courts can always be reached.',
        'An opposing Market guarded by a fort or squadron costs 1 more; one that is cut off from its own side costs only 1. The first purchase in each further region of a round costs 1 more.',
      ],
    },
    {
      title: 'Debt and Treaty Points',
      body: [
        'What an action lacks you may pay with *Debt*, up to your limit, or with *Treaty Points*. Pass a round, and Debt falls by 2. Debt forced on you beyond the limit gives points to the other side.',
      ],
    },
    {
      title: 'Events, ministries, Advantages',
      body: [
        'An *Event* is played before anything is bought. Most have a bonus: often for a keyword, which one of your *ministries* must show. Ministries stay hidden until you reveal them, and then serve for the whole era.',
        'An *Advantage* belongs to whoever holds all the spaces around it. It may be used once a turn, but not in the round in which it was won.',
        'A *Conflict* makes a space useless for everybody until it is ended, for 2 M or by a change of flag.',
      ],
    },
    {
      title: 'Scoring',
      body: [
        [
          'In each region the side with more flags and squadrons takes the award; the two richest awards ask for a lead of two.',
          'The side with more Prestige scores 2.',
          'For each of the three goods in demand, the side with more of its Markets takes what the table gives.',
        ],
        'A tie gives nothing.',
      ],
    },
    {
      title: 'War',
      figure: 'war',
      caption: 'A theatre: tiles and what stands on the map add up. Britain 5, France 3: won by 2.',
      body: [
        'Four of the six peaces end with a war of three or four *theatres*. In each, both sides add their War tiles, allied courts, squadrons, forts and ministries that count there. The margin says what the winner gets: points, conquests, or Treaty Points for the loser.',
        'War tiles are bought in peace, with M, and lie face down. A tile counts most where both sides are nearly equal.',
      ],
    },
    {
      title: 'For your first game',
      body: [
        [
          'Read the awards first: a region with a rich award deserves more than one with a poor one.',
          'A Market in demand counts twice, for its region and for its good.',
          'Buy one War tile at least before each war; a war lost everywhere costs more than any market brings.',
          'Debt is not shameful. Unspent points are.',
        ],
      ],
    },
  ],
};
