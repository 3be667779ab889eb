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
      text: 'You lead Great Britain and Prussia against France, Austria and Russia. What counts in the end is your ratio: the points you hold, divided by those you began with.',
      why: 'A small coalition can win as well as a large one: doubling what one had is a global victory, whoever one is.',
      learnt: 'Your ratio decides: points held by points at the start.',
    },
    taxes: {
      title: 'Taxes, and a marker',
      text: 'Each year begins with the treasury. You hold Corruption, a marker that costs the enemy what a die shows. *Play it, then collect your taxes.*',
      why: 'Taxes come from squares you hold, trade from the routes you control. They pay for everything else.',
      learnt: 'Squares bring taxes, routes bring trade.',
      others: {
        keep: 'You may keep Corruption. But it hurts most before they have spent their money.',
      },
    },
    reaction: {
      title: 'A marker out of turn',
      text: 'You have drawn Balance of Power, which would cost you markers. Sturm & Drang cancels any marker, at any time: *play it now*.',
      why: 'Reactions are asked for quietly, of everybody: nobody can see who had something to react with.',
      learnt: 'Some markers are played when others act; the table asks you then.',
      others: {
        let: 'You may let it happen: a die says how many markers you lose. Sturm & Drang is one marker, and may save several.',
      },
    },
    recruit: {
      title: 'Recruit',
      text: 'You have 52 treasury points. *Recruit a Prussian army and a British one in Nova Scotia, buy two markers*, and finish.',
      why: 'Armies cost 4, fleets 6, markers 3. New units are recruits: weaker than veterans until they are trained or win a battle.',
      learnt: 'The treasury buys armies, fleets, forts and markers.',
      others: {
        fleet: 'Fleets carry armies and rule the routes. You have enough for this year.',
        fort: 'A fortified zone is strong, and dear. This year we want armies that move.',
        play: 'Markers can wait until they are needed.',
      },
    },
    train: {
      title: 'Train',
      text: 'A general turns recruits into veterans. *Let General 1 train the Prussians*, and finish the treasury.',
      why: 'Prussia has the enemy on three sides: there it matters most that an army is worth what it costs.',
      learnt: 'Leaders make veterans of recruits, and lead in battle.',
      others: {
        british: 'You may. But Prussia will fight this year, and Nova Scotia may wait.',
        none: 'An idle general is a lost one: he goes back when the year ends.',
        play: 'Markers can wait until they are needed.',
      },
    },
    diplomacy: {
      title: 'Diplomacy',
      text: 'The United Provinces are neutral, and rich. *Lay Diplomacy 3 and 2 for them*: with a lead of five you win them on a 4, 5 or 6.',
      why: 'The other side may lay markers against you, face down too. The difference and one die decide. On a 1 the others profit.',
      learnt: 'Diplomacy: markers against markers, and a die.',
      others: {
        another: 'You may try another power. The United Provinces are near, neutral, and worth most for this.',
        more: 'Five is enough for what can be won; what you lay is spent.',
      },
    },
    'win-power': {
      title: 'A six',
      text: 'Nobody opposed you, and the die shows 6. Choose what it is worth: *win the power*. Its squares, routes and units are yours.',
      why: 'A power won counts for your ratio, pays taxes and brings units; the enemy may win it back the same way.',
      learnt: 'A great success wins a whole power.',
      others: {
        less: 'Spies and coups are for lesser successes. A power is the greatest prize there is.',
        nothing: 'Do not leave that on the table.',
      },
    },
    sail: {
      title: 'Sail and land',
      text: 'Now movement. *End diplomacy, take the fleet with the army from England, sail to Nova Scotia and land there.* The map shows how far you reach.',
      why: 'A fleet moves 15 squares of sea. Near an enemy fleet or coast it may be met on the way, which the map shows before.',
      learnt: 'A fleet carries an army, sails and lands in one voyage.',
      others: {
        again: 'One success is enough; keep the other markers for defence.',
        elsewhere: 'You may move others too. First the voyage, since it is the longest way.',
        tribes: 'Minor powers’ forces can be moved as well; leave them where they are.',
      },
    },
    attack: {
      title: 'Attack',
      text: 'Poland stands open: 25 of yours to 4. *End movement and attack Poland from Prussia with all you have, on the Engagement table.*',
      why: 'Strength is compared as odds; the table says what each die brings. At 4 to 1 even the worst throw wins.',
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
      text: 'The die shows 1, the worst there is. Illuminati would throw it again, but at these odds you have won already: *let it stand*.',
      why: 'A marker kept is a marker for a closer fight.',
      learnt: 'Do not spend a marker where the odds have done the work.',
      others: { again: 'You may. But no throw could lose this, so the marker would be wasted.' },
    },
    advance: {
      title: 'Advance',
      text: 'The defenders are gone. *Advance one army into Poland*, leave the others in Prussia, and finish.',
      why: 'One army is enough to hold the square; Prussia must not be left open to Austria.',
      learnt: 'Who wins may advance; what advances no longer guards.',
      others: { all: 'Then Austria would find Prussia empty. One army holds Poland as well as five.' },
    },
    rest: {
      title: 'The others’ year',
      text: 'Now the other coalition has its year: treasury, diplomacy, movement, battles. Then all armies must be provisioned, or they are lost.',
      why: 'Troops far from home cost points at the end of the year. The enemy is about to learn that.',
      learnt: 'At the end of a year armies must be fed.',
    },
    ratio: {
      title: 'Where you stand',
      text: 'The year 1757 begins. The United Provinces had brought you to 1.31; then the enemy cut your trade routes, and you stand at 1.03. Fleets win routes back.',
      why: 'From 1.20 on it is a victory, from 1.50 a continental one, from 2.00 a global one.',
      learnt: 'From 1.20 on, you are winning.',
    },
  },
};
