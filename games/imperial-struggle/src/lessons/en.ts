import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstPeaceStep } from './first-peace.ts';

export const english: LessonTexts<FirstPeaceStep> = {
  title: 'Your first peace',
  about:
    'A Peace turn and the war that ends it, as Britain: Markets, a ministry, an Event, Debt, a theatre of war, scoring.',
  end: 'That was a peace and a war. Five more peaces and three wars are to come; the table is yours, against a gentle France.',
  steps: {
    goal: {
      title: 'One track, two ends',
      text: 'You are Britain, in red; France is blue. One marker counts for both: it begins at 15. France pulls it up towards 30, you pull it down towards 0.',
      why: 'Whoever brings it to their end wins at once when points are checked. Otherwise it counts after the sixth peace: 15 or less is a British win.',
      learnt: 'France scores up, Britain down; the marker begins at 15.',
    },
    regions: {
      title: 'Where points come from',
      text: 'At the end of a peace each of the four regions pays its award to whoever has more flags there, and three goods in demand pay as well. Cotton, here in India, is in demand.',
      why: 'So a Cotton Market counts twice: for India’s award and for the demand.',
      learnt: 'Regions pay for flags, demand pays for Markets of one good.',
    },
    tile: {
      title: 'Take a tile',
      text: 'Each of your four rounds begins with an Investment tile: points to spend, many in the Major action, few in the Minor one. *Take the tile with 3 E, 2 M and an Event.*',
      why: 'E buys Markets, D buys alliances and prestige, M buys forts, squadrons and War tiles. What you take, France cannot have.',
      learnt: 'A tile gives a Major and a Minor action, and sometimes an Event.',
      others: {
        another:
          'You may. But only a tile with the Event sign lets you play a card, and the card you hold goes well with E.',
        early: 'You may reveal it already; it can wait until you know what for.',
      },
    },
    ministry: {
      title: 'Reveal a ministry',
      text: 'You chose two ministries in secret. *Reveal the East India Company*: its keyword, Mercantilism, is what your Event asks for.',
      why: 'An Event has a plain effect, and a bonus for whoever shows the right keyword when it is played.',
      learnt: 'Ministries stay hidden until they are of use; their keywords meet the bonus of Events.',
      others: {
        bank: 'The Bank raises your Debt Limit; nothing needs that yet.',
        event: 'You may play it, but without the keyword its bonus is lost. First the ministry.',
        spend: 'You may spend first. But the Event can give you a Market for nothing.',
        pass: 'Passing only lowers Debt, and you have none.',
      },
    },
    event: {
      title: 'Play an Event',
      text: 'Now “Carnatic War” comes with its bonus: a Cotton Market changes its flag for nothing. *Play it, and take West Bengal.*',
      why: 'West Bengal is worth most of the five: it is Cotton, and it completes an Advantage.',
      learnt: 'With its keyword shown, an Event gives its bonus too.',
      others: {
        union: '“Acts of Union” unflags in Europe. The free Market in India is worth more now.',
        elsewhere: 'You may take that one. West Bengal completes an Advantage besides.',
        spend: 'First the card: what it gives need not be paid for.',
        pass: 'Passing gives up the tile.',
      },
    },
    advantage: {
      title: 'An Advantage',
      text: 'All the spaces around Silk are yours, so Silk is yours. Once a turn it makes taking a French flag off a Market in India one E cheaper. Not in the round in which you win it.',
      why: 'Whoever loses one of those spaces loses the Advantage at once.',
      learnt: 'Hold all spaces around an Advantage and you may use it, once a turn.',
    },
    market: {
      title: 'Flag a Market',
      text: 'Your Major action: 3 E. Markets must be connected with what you held when the round began. *Flag Kurpa for 2.*',
      why: 'New flags of this round connect nothing yet: one cannot run through a region in a single round.',
      learnt: 'Markets are bought with E and must be connected.',
      others: {
        minor: 'The Minor action comes after. Points cannot be carried from one to the other.',
        elsewhere: 'You may. But a second region costs one more for everything bought there.',
        end: 'Three points would be lost.',
      },
    },
    debt: {
      title: 'Debt',
      text: 'One E is left, and Vellore costs 2. *Flag it all the same*: the missing point is Debt.',
      why: 'Debt is money spent before its time. It can be paid back by passing, and your Limit grows; Debt beyond the Limit costs points.',
      learnt: 'What is missing can be paid with Debt, up to a limit.',
      others: {
        elsewhere: 'You may, for as much Debt or more. Vellore makes it three Cotton Markets here.',
        finish: 'You may stop. But one point unspent is one point lost.',
      },
    },
    'war-tile': {
      title: 'Prepare the war',
      text: 'The peace ends with a war. *Spend the 2 M of your Minor action on a Bonus War tile*: it adds to your strength where you place it.',
      why: 'A war has four theatres, each with its own prize. Tiles lie face down until then.',
      learnt: 'M buys War tiles, which count in the war to come.',
      others: {
        more: 'You may buy more with Debt. But the two M are waiting.',
        fort: 'A fort guards Markets and counts in some theatres. A tile is the surer help in this war.',
        squadron: 'Squadrons guard Markets and count in theatres at sea. We would buy a tile first.',
        end: 'Your Minor action would be lost.',
      },
    },
    theatre: {
      title: 'Place it',
      text: 'You drew a +3, the best there is. In Spain both sides are about as strong: *place it there*, and end the round.',
      why: 'Where one is far behind a tile changes nothing, where one is far ahead it is wasted.',
      learnt: 'Put strength where the theatre is close.',
      others: {
        elsewhere: 'You may. In Spain three more are most likely to decide.',
      },
    },
    'french-round': {
      title: 'France has played',
      text: 'France has put a Conflict into the Hudson Valley, a fort at Louisbourg and a squadron to sea. A space in Conflict counts for nobody until it is removed.',
      why: 'You and France take turns, four rounds each. What the other does is told in the log, and marked on the map.',
      learnt: 'Conflicts make a space useless; 2 M remove one.',
    },
    'second-tile': {
      title: 'Your second round',
      text: 'Seven tiles are left. *Take 4 E, 2 D* and go on in India: four E without an Event.',
      learnt: 'Big Major actions have no Event.',
      why: 'Tiles with much to spend come without Event or upgrade.',
      others: { another: 'A fair tile too. We want E, to finish what we began in India.' },
    },
    silk: {
      title: 'Use the Advantage',
      text: 'Karaikal is French, costs 3 to clear, and lies beside your new Markets. *Use Silk, then shift Karaikal*: it costs 2.',
      why: 'A flag must come off before another goes up. Both are a shift, and both are paid.',
      learnt: 'An Advantage is used just before what it helps.',
      others: {
        minor: 'First the Major action: it is where the E are.',
        elsewhere: 'You may. But Silk helps only where a French flag comes off in India.',
        pass: 'Do not give up four E.',
      },
    },
    replace: {
      title: 'Now your own flag',
      text: 'Karaikal stands empty. *Shift it again* to raise your flag: 2 E are left, the third point is Debt.',
      why: 'French squadrons or forts beside a Market make it one dearer for you, and yours for France.',
      learnt: 'Taking over a Market is two shifts.',
      others: {
        elsewhere: 'You may. But France could put its flag back for little.',
        finish: 'You may stop here: at least it counts for nobody. Your own flag would count for you.',
      },
    },
    diplomacy: {
      title: 'An alliance in India',
      text: 'With the 2 D of the Minor action *win Mysore*, and end the round. Staying in India costs nothing extra.',
      why: 'Political spaces need no connection. Mysore is an alliance that counts in wars, and it brings you an Advantage.',
      learnt: 'D buys political spaces, anywhere; a second region costs one more.',
      others: {
        europe: 'You may, but in another region everything costs one more this round.',
        draw: 'A card more is good too. Mysore is worth more now.',
      },
    },
    scoring: {
      title: 'The peace ends',
      text: 'Two rounds of each side have been played for you. Now the regions and the demand are scored, and the war is fought, theatre by theatre. Watch Spain.',
      why: 'In each theatre both sides add spaces, tiles, squadrons and ministries; the margin says how much the winner gets.',
      learnt: 'After a peace come its scoring and its war.',
    },
    conquest: {
      title: 'You won Spain',
      text: 'Your +3 decided it: won by 3, and the prize is a conquest. *Take San Agustín.*',
      why: 'Territories change hands only in war. A conquered one is yours until the next war.',
      learnt: 'A won theatre brings points, Treaty Points or conquests.',
      others: { another: 'You may take that one as well as this.' },
    },
    'second-peace': {
      title: 'Where you stand',
      text: 'The marker is at 12: on your side. New awards, new demand, new tiles and cards, and you begin.',
      why: 'What is in demand changes with each peace; flags stay.',
      learnt: 'Awards and demand are new in each peace; flags stay where they are.',
    },
  },
};
