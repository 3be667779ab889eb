import type { LessonTexts } from '@cabinet-wars/kernel';
import type { FirstYearStep } from './first-year.ts';

export const english: LessonTexts<FirstYearStep> = {
  title: 'Your first year',
  about:
    'The year 1756 as Great Britain and Prussia: taxes, recruits, diplomacy, a voyage, a battle, and what it was worth.',
  end: 'That was a year, and six more decide the war. The table is yours now, against a gentle coalition, with hints.',
  steps: {
    goal: {
      title: 'What you play for',
      text: 'You lead Great Britain and Prussia against France, Austria and Russia. What counts in the end is how much you have grown: your points then divided by your points now. That number, your ratio, stands in your box below.',
      why: 'So a small coalition can win as well as a large one: to double what you had is a global victory, whoever you are.',
      learnt: 'Your ratio decides: points at the end, divided by points at the start.',
    },
    taxes: {
      title: 'Taxes, and a marker',
      text: 'Each year begins with money. You also hold markers, surprises that are played once: Corruption costs the enemy as many treasury points as a die shows. *Play it, then collect your taxes.*',
      why: 'The squares you occupy pay taxes; the golden lines are trade routes, and pay whoever holds both their ends. That pays for everything else.',
      learnt: 'Squares bring taxes, routes bring trade.',
      others: {
        keep: 'You may keep Corruption. But it hurts most before they have spent their money.',
      },
    },
    reaction: {
      title: 'A marker out of turn',
      text: 'You have drawn a marker that works against you at once: Balance of Power would take markers from you. Sturm & Drang cancels a marker as it is played: *play it now*.',
      why: 'Reactions are asked for quietly, of everybody: nobody can see who had something to react with.',
      learnt: 'Some markers are played when others act; the table asks you then.',
      others: {
        let: 'You may let it happen: a die says how many markers you lose. Sturm & Drang is one marker, and may save several.',
      },
    },
    recruit: {
      title: 'Recruit',
      text: 'You have 44 treasury points. *Recruit an army in Prussia and a British one in Nova Scotia, and buy two markers*: the next press is always lit. Pay for it all at once, then buy no more.',
      why: 'Armies cost 4, fleets 6, markers 3. New units are recruits: weaker than veterans until they are trained or win a battle.',
      learnt: 'The treasury buys armies, fleets, forts and markers.',
      others: {
        none: 'You may keep your money. But armies are cheap, and Prussia has three enemies at its borders.',
        fleet: 'Fleets carry armies and rule the routes. You have enough for this year.',
        fort: 'A fortified zone is strong, and dear. This year we want armies that move.',
        play: 'Markers can wait until they are needed.',
      },
    },
    train: {
      title: 'Train',
      text: 'Generals are markers too. One of them turns an army of recruits (strength 3) into veterans (strength 5). *Let General 1 train the Prussians*, and finish.',
      why: 'Prussia has the enemy on three sides: there it matters most that an army is worth what it costs.',
      learnt: 'Leaders make veterans of recruits, and lead in battle.',
      others: {
        british: 'You may. But Prussia will fight this year, and Nova Scotia may wait.',
        none: 'You may keep him for a battle. But he is ready again next year, and a veteran stays one.',
        play: 'Markers can wait until they are needed.',
      },
    },
    diplomacy: {
      title: 'Diplomacy',
      text: 'The United Provinces are neutral, and rich. *Lay your diplomacy markers 3 and 2 for them*: if nobody opposes you, you win them on a 4, 5 or 6.',
      why: 'The other side may lay markers against you. The difference between the two sums chooses a column, and one die decides; on a 1 or a 2 the others profit.',
      learnt: 'Diplomacy: markers against markers, and a die.',
      others: {
        another: 'You may try another power; Spain would bring even more. The United Provinces are near, and rich.',
        more: 'Five is enough for what can be won; what you lay is spent.',
      },
    },
    'win-power': {
      title: 'A six',
      text: 'Nobody opposed you, and the die shows 6. *Win the power*, and the squares, trade routes and units of the United Provinces are yours. Then *end diplomacy*.',
      why: 'A power won counts for your ratio, pays taxes and brings units; the enemy may win it back the same way.',
      learnt: 'A great success wins a whole power.',
      others: {
        less: 'Spies and coups are for lesser successes. A power is the greatest prize there is.',
        nothing: 'Do not leave that on the table.',
        again: 'One success is enough; keep the other markers for defence.',
      },
    },
    sail: {
      title: 'Sail and land',
      text: 'Now movement. *Take up England’s force*: a fleet, and an army to go aboard. The map shows how far they reach. Then *send them to Nova Scotia*, where the army lands.',
      why: 'A fleet moves 15 squares and carries one land unit. Where an enemy might attack it on the way, the map says so before you go.',
      learnt: 'A fleet carries an army, sails and lands in one voyage.',
      others: {
        elsewhere: 'You may move others too. First the voyage, since it is the longest way.',
        tribes: 'Minor powers’ forces can be moved as well; leave them where they are.',
      },
    },
    attack: {
      title: 'Attack',
      text: '*End movement*, and it is time to fight. In Poland a strength of 5 stands against your 25: *attack Poland from Prussia with all you have*, on the table called Engagement.',
      why: 'The two strengths make odds. Whatever is above 4 to 1 counts as 4 to 1, the best there is. The table says what each throw of the die brings: at these odds even the worst one wins.',
      learnt: 'Odds choose the column, the table and the die the result.',
      others: {
        elsewhere: 'Look at the odds first: there they are worse, and a mauled army is hard to replace.',
        linear: 'Linear battle kills more on both sides. Against so few, Engagement is enough.',
        honours: 'Keep Honors of War for a fight you might lose.',
        move: 'Movement can go on as long as you like; for now the battle.',
      },
    },
    die: {
      title: 'A one, and it is enough',
      text: 'The die shows 1, the worst there is. Your marker Illuminati could have it thrown again, but at these odds you have won already: *let it stand*.',
      why: 'A marker kept is a marker for a closer fight.',
      learnt: 'Do not spend a marker where the odds have done the work.',
      others: { again: 'You may. But no throw could lose this, so the marker would be wasted.' },
    },
    advance: {
      title: 'Advance',
      text: 'The defenders are gone. *Advance one army into Poland*: a square counts for whoever has a unit in it. Leave the others in Prussia, and finish.',
      why: 'One army is enough to hold the square; Prussia must not be left open to Austria.',
      learnt: 'Who wins may advance; what advances no longer guards.',
      others: { all: 'Then Austria would find Prussia empty. One army holds Poland as well as five.' },
    },
    rest: {
      title: 'The others’ year',
      text: 'Now the other coalition courts, moves and fights. Then every unit must eat: what the land does not feed is paid for, or lost.',
      why: 'A civilized square feeds as many units as its value, wilderness only one. Every army beyond that costs 2 treasury points, every fleet 3.',
      learnt: 'At the end of a year armies must be fed.',
    },
    ratio: {
      title: 'Where you stand',
      text: 'The year 1757 begins. The United Provinces and Poland had brought you to 1.45; then the Russians took Poland from you, and you stand at 1.39. Prussia held out against the Austrians.',
      why: 'From 1.20 on it is a victory, from 1.50 a continental one, from 2.00 a global one.',
      learnt: 'From 1.20 on, you are winning.',
    },
  },
};
