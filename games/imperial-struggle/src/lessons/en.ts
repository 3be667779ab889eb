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
      text: 'You are Britain, in red; France is blue. One marker counts points for both. It begins at 15: France pulls it up towards 30, you pull it down towards 0.',
      why: 'Whoever brings it to their end wins at once when points are checked. Otherwise it decides after the sixth peace: above 15 France has won, below 15 Britain.',
      learnt: 'France scores up, Britain down; the marker begins at 15.',
    },
    regions: {
      title: 'Where points come from',
      text: 'At the end of a peace each of the four regions pays an award to whoever has more flags there. Three goods are in demand and pay for Markets that sell them: cotton, here in India, is one.',
      why: 'So a Cotton Market counts twice: for India’s award and for the demand.',
      learnt: 'Regions pay for flags, demand pays for Markets of one good.',
    },
    tile: {
      title: 'Take a tile',
      text: 'Each of your four rounds begins with an Investment tile: points for a Major action and fewer for a Minor one. *Take the tile with 3 economic points (E), 2 military points (M) and an Event.*',
      why: 'Economic points buy Markets, diplomatic ones (D) courts and alliances, military ones forts, squadrons and War tiles. What you take, France cannot have.',
      learnt: 'A tile gives a Major and a Minor action, and sometimes an Event.',
      others: {
        another:
          'You may. But only a tile with the Event sign lets you play a card, and the card you hold goes well with economic points.',
        early: 'You may reveal a ministry already. But it can wait until you know what for.',
      },
    },
    ministry: {
      title: 'Reveal a ministry',
      text: 'You chose two ministries, which lie face down. *Reveal the East India Company*: it shows the keyword Mercantilism, and your Event card has a bonus for that.',
      why: 'An Event has a plain effect, and a bonus for whoever shows the right keyword when it is played.',
      learnt: 'Ministries stay hidden until they are of use; their keywords meet the bonus of Events.',
      others: {
        bank: 'The Bank lets you borrow more. You have borrowed nothing yet.',
        event: 'You may play it, but without the keyword its bonus is lost. First the ministry.',
        spend: 'You may spend first. But the Event can give you a Market for nothing.',
        pass: 'Passing would only pay back what you had borrowed, and you owe nothing.',
      },
    },
    event: {
      title: 'Play an Event',
      text: 'Now “Carnatic War” comes with its bonus: one Cotton Market changes its flag, free of charge. *Play it, and take West Bengal.*',
      why: 'West Bengal is worth most of the five: it sells Cotton, and it brings you something more, as you will see.',
      learnt: 'With its keyword shown, an Event gives its bonus too.',
      others: {
        union: '“Acts of Union” unflags in Europe. The free Market in India is worth more now.',
        elsewhere: 'You may take that one. West Bengal brings you something more besides.',
        spend: 'First the card: what it gives need not be paid for.',
        pass: 'Passing gives up the tile.',
      },
    },
    advantage: {
      title: 'An Advantage',
      text: 'The shield called Silk belongs to whoever holds all the spaces around it: that is you now. Once in every peace it makes a French flag in India 1 E cheaper to take off, from your next round on.',
      why: 'Whoever loses one of those spaces loses the Advantage at once.',
      learnt: 'Hold all spaces around an Advantage and you may use it, once in every peace.',
    },
    market: {
      title: 'Flag a Market',
      text: 'Your Major action has 3 E. A Market can be bought only beside something that was yours when the round began, as here. *Put your flag on Kurpa, for 2.*',
      why: 'New flags of this round connect nothing yet: nobody runs through a region in a single round.',
      learnt: 'Markets are bought with E and must be connected.',
      others: {
        minor: 'The Minor action comes after. Points cannot be carried from one to the other.',
        elsewhere: 'You may. But the first purchase in another region costs one more.',
        end: 'Three points would be lost.',
      },
    },
    debt: {
      title: 'Debt',
      text: 'One E is left, and Vellore costs 2. *Buy it all the same*: the missing point becomes Debt.',
      why: 'Debt is money spent early. Passing a round takes 2 of it away, and your limit grows later. Debt that is forced on you beyond the limit gives France points.',
      learnt: 'What is missing can be paid with Debt, up to a limit.',
      others: {
        elsewhere: 'You may, for as much Debt or more. Vellore makes it three Cotton Markets here.',
        finish: 'You may stop. But one point unspent is one point lost.',
      },
    },
    'war-tile': {
      title: 'Prepare the war',
      text: 'This peace ends with a war. *Finish the Major action, and spend the 2 M of the Minor one on a Bonus War tile*: it makes you stronger where you place it.',
      why: 'What you place lies face down until the war: France sees where it is, not how strong.',
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
      text: 'You drew a +3, the best there is. The war is fought in four theatres, each with its own prize, and in Spain both sides are about equal: *place it there*, and end the round.',
      why: 'Where you are far behind, a tile changes little; where you are far ahead, it is mostly wasted.',
      learnt: 'Put strength where the theatre is close.',
      others: {
        elsewhere: 'You may. In Spain three more are most likely to decide.',
      },
    },
    'french-round': {
      title: 'France has played',
      text: 'France has built a fort at Louisbourg, sent a squadron to sea and put a Conflict into your Hudson Valley. A space with a Conflict counts for nobody until it is removed.',
      why: 'You and France take turns, four rounds each. What the other does is told in the log, and marked on the map.',
      learnt: 'Conflicts make a space useless; 2 M remove one.',
    },
    'second-tile': {
      title: 'Your second round',
      text: 'Seven tiles are left. *Take the one with 4 E and 2 diplomatic points (D)*, and go on in India.',
      learnt: 'Big Major actions have no Event.',
      why: 'A tile is either generous or lets you play a card: those with the most points come without an Event.',
      others: { another: 'A fair tile too. We want E, to finish what we began in India.' },
    },
    silk: {
      title: 'Use the Advantage',
      text: 'Karaikal is French and lies beside your new Markets. To shift it, that is to take its flag off, costs 3, with the Advantage 2: *use Silk, then shift Karaikal*.',
      why: 'A space of the enemy’s takes two shifts: the first takes its flag off, the second puts yours up, and both are paid for.',
      learnt: 'An Advantage is used just before what it helps.',
      others: {
        minor: 'First the Major action: it is where the E are.',
        unaided: 'Karaikal it is, but it would cost you 3. Use Silk first, and it costs 2.',
        elsewhere: 'You may. But Silk helps only where a French flag comes off in India.',
        pass: 'Do not give up four E.',
      },
    },
    replace: {
      title: 'Now your own flag',
      text: 'Karaikal has no flag now. *Shift it again* to put up yours: 2 E are left, and the third point is Debt.',
      why: 'French squadrons or forts beside a Market make it one dearer for you, and yours for France.',
      learnt: 'Taking over a Market is two shifts.',
      others: {
        elsewhere: 'You may. But France could put its flag back for little.',
        finish: 'You may stop here: at least it counts for nobody. Your own flag would count for you.',
      },
    },
    diplomacy: {
      title: 'An alliance in India',
      text: 'The 2 D of the Minor action buy courts and peoples: *win Mysore*, and end the round. Nothing need be connected for that.',
      why: 'Mysore is a Local Alliance: it counts for India’s award, and brings you another Advantage. D and E count regions apart: your first purchase with D costs nothing extra anywhere.',
      learnt: 'D buys political spaces, anywhere; a second region costs one more.',
      others: {
        europe: 'You may. But Mysore brings you an Advantage besides.',
        draw: 'A card more is good too. Mysore is worth more now.',
      },
    },
    scoring: {
      title: 'The peace ends',
      text: 'Two more rounds of each side have been played for you. Now the regions and the goods in demand are scored, and the war is fought, theatre by theatre. Watch Spain.',
      why: 'In each theatre both sides add spaces, tiles, squadrons and ministries; the margin says how much the winner gets.',
      learnt: 'After a peace come its scoring and its war.',
    },
    conquest: {
      title: 'You won Spain',
      text: 'Your +3 decided it: you won Spain by 3, and the prize is a conquest. *Take San Agustín*, a Territory in Florida.',
      why: 'Territories change hands only in war. A conquered one is yours at least until the next war.',
      learnt: 'A won theatre brings points or conquests.',
      others: { another: 'You may take that one instead.' },
    },
    'second-peace': {
      title: 'Where you stand',
      text: 'The marker is at 12, on your side of 15. The next peace brings new awards, new demand, new tiles and cards; your flags stay.',
      why: 'So look at the new awards first: they say where flags are worth most this time.',
      learnt: 'Awards and demand are new in each peace; flags stay where they are.',
    },
  },
};
