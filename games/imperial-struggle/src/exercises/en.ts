import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const english: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  silesia: {
    title: 'A foot in Austria',
    task: 'Turn 1, your first round as France, and the tile lets you play an Event. *Which card of your hand is worth playing first?*',
    hint: 'One of them shifts a space in Spain or Austria. An Advantage waits for whoever holds all its spaces.',
    why: 'Vatican Politics puts your flag on the upper prestige space of Austria for nothing, and with it you hold Silesia Negotiations: cheap unflagging in Prussia and the German States, once every turn. The card against the Dutch Republic only takes a flag away.',
  },
  'port-de-paix': {
    title: 'Any Market you like',
    task: 'Turn 2, round 6, as Britain. Two of your Events could strike at French Markets. *Which one do you play, and where?*',
    hint: 'One card takes a flag off any Market, near or far. The other also costs you a flag of your own.',
    why: 'South Sea Speculation strikes anywhere: Port de Paix loses its French flag although you are not connected to it. Tropical Diseases takes a French flag in the Caribbean too, but then one of yours: almost six points less.',
  },
  allegheny: {
    title: 'The last tile of the year',
    task: 'Turn 1, the last round, as France: after your tile the Regions are scored. *Take the tile that moves most.*',
    hint: 'Two empty Markets of North America stand side by side. Four economic points are still on the table.',
    why: 'Four economic points buy Allegheny and Oswego, both empty and both beside your flags: two Markets in North America count at once. Four diplomatic points move two friendly courts in the north, which nobody was fighting over.',
  },
  biscay: {
    title: 'The sea before the gate',
    task: 'Turn 2, round 7, as France. Britain has one round left after yours. *Which tile, and what for?*',
    hint: 'A British squadron lies where it hurts you most, and one of your own waits in the Navy Box.',
    why: 'With four military points your squadron sails from the Navy Box onto the British one in Biscay: theirs goes back to port, yours stays, and a sea that counted against you counts for you. The two points of the Minor action still put a flag in the Buccaneers. Every other tile gave more than ten points less.',
  },
  'guns-or-goods': {
    title: 'Guns or goods',
    task: 'Turn 1, round 5, as Britain. Four economic points would buy Markets in India; four military points would send squadrons. *Which tile do you take?*',
    hint: 'A Market you can buy next round as well. A sea that the enemy holds counts twice when it changes hands.',
    why: 'Three military points turn the French squadron out of Biscay and put yours there, the fourth brings another to the Balearic sea, and the Minor action still flags Mangalore. Vellore and Tiruchirappalli are good Markets, but they can wait: about two points less. Diplomacy gave eight less.',
  },
  fever: {
    title: 'The price of a fever',
    task: 'Turn 3, round 2, as Britain, with three Events in hand. *Which one gives most today?*',
    hint: 'One of them costs you a flag of your own. But which of your flags is worth nothing as it stands?',
    why: 'Tropical Diseases takes the French flag off Caicos and then one of yours. Georgia has a Conflict and would not be counted anyway, so the price is small. Pacte de Famille and Acts of Union only make other things a little cheaper.',
  },
  panic: {
    title: 'Who owes more?',
    task: 'Turn 3, round 3, as France. Britain is deep in Debt. *Which tile lets you profit from it at once?*',
    hint: 'One of your Events counts Debt. It needs a tile with an Event and economic points in its Major action.',
    why: 'European Panic scores a point for each point by which Britain owes more than you: four, the most it can. With its bonus a British flag in Spain comes down as well. The big diplomatic tile gave nearly five points less.',
  },
};
