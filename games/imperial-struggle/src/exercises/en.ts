import type { ExerciseTexts } from '@cabinet-wars/kernel';
import type { ExerciseId } from './chosen.ts';

export const english: Readonly<Record<ExerciseId, ExerciseTexts>> = {
  silesia: {
    title: 'A foot in Austria',
    task: 'Peace 1, your first round as France, and the tile lets you play an Event. *Which card of your hand is worth playing first?*',
    hint: 'One of them shifts a space in Spain or Austria. An Advantage waits for whoever holds all its spaces.',
    why: 'Vatican Politics puts your flag on the upper prestige space of Austria for nothing, and with it you hold Silesia Negotiations: cheap unflagging in Prussia and the German States, once every turn. The card against the Dutch Republic only takes a flag away.',
  },
  'port-de-paix': {
    title: 'Any Market you like',
    task: 'Peace 2, round 3, as Britain. Two of your Events could strike at French Markets. *Which one do you play, and where?*',
    hint: 'One card takes a flag off any Market, near or far. The other also costs you a flag of your own.',
    why: 'South Sea Speculation strikes anywhere: Port de Paix loses its French flag although you are not connected to it. Tropical Diseases takes a French flag in the Caribbean too, but then one of yours: almost six points less.',
  },
  allegheny: {
    title: 'The last tile of the year',
    task: 'Peace 1, the last round, as France: after your tile the Regions are scored. *Take the tile that moves most.*',
    hint: 'Two empty Markets of North America stand side by side. Four economic points are still on the table.',
    why: 'Four economic points buy Allegheny and Oswego, both empty and both beside your flags: two Markets in North America count at once. Four diplomatic points move two friendly courts in the north, which nobody was fighting over.',
  },
  biscay: {
    title: 'The sea before the gate',
    task: 'Peace 2, round 4, as France. Britain has one round left after yours. *Which tile, and what for?*',
    hint: 'A British squadron lies where it hurts you most, and one of your own waits in the Navy Box.',
    why: 'With four military points your squadron sails from the Navy Box onto the British one in Biscay: theirs goes back to port, yours stays, and a sea that counted against you counts for you. The two points of the Minor action still put a flag in the Buccaneers. Every other tile gave more than ten points less.',
  },
  'guns-or-goods': {
    title: 'Guns or goods',
    task: 'Peace 1, round 3, as Britain. Four economic points would buy Markets in India; four military points would send squadrons. *Which tile do you take?*',
    hint: 'A Market you can buy next round as well. A sea that the enemy holds counts twice when it changes hands.',
    why: 'Three military points turn the French squadron out of Biscay and put yours there, the fourth brings another to the Balearic sea, and the Minor action still flags Mangalore. Vellore and Tiruchirappalli are good Markets, but they can wait: about two points less. Diplomacy gave eight less.',
  },
  fever: {
    title: 'The price of a fever',
    task: 'Peace 3, round 1, as Britain, with three Events in hand. *Which one gives most today?*',
    hint: 'One of them costs you a flag of your own. But which of your flags is worth nothing as it stands?',
    why: 'Tropical Diseases takes the French flag off Caicos and then one of yours. Georgia has a Conflict and would not be counted anyway, so the price is small. Pacte de Famille and Acts of Union only make other things a little cheaper.',
  },
  panic: {
    title: 'Who owes more?',
    task: 'Peace 3, round 2, as France. Britain is deep in Debt. *Which tile lets you profit from it at once?*',
    hint: 'One of your Events counts Debt. It needs a tile with an Event and economic points in its Major action.',
    why: 'European Panic scores a point for each point by which Britain owes more than you: four, the most it can. With its bonus a British flag in Spain comes down as well. The big diplomatic tile gave nearly five points less.',
  },
  jenkins: {
    title: 'An ear for trouble',
    task: 'Peace 1, your first round as France, with an Event to play. Britain holds St. Lucia. *Which card hurts more?*',
    hint: 'One card puts a Conflict on a Market; the other takes flags off, and one of them is yours.',
    why: 'War of Jenkins’ Ear stirs up St. Lucia: the Market no longer counts for Britain, and it must pay to calm it. Tropical Diseases would take that flag away altogether, but one of yours with it: two points less.',
  },
  'better-troops': {
    title: 'Better troops',
    task: 'Peace 1, as France. All that is left of your tile is the Military Upgrade: a Basic War tile may be drawn anew. *In which theatre?*',
    hint: 'Change where there is most to win and least to lose. In two theatres your tile is good as it is.',
    why: 'A new tile helps most where the one you have is weakest and the theatre pays well: Central Europe. In Spain it gave almost a point less; in the other two the old tile was the better one, so the draw would be wasted.',
  },
  'northern-war': {
    title: 'War in the north',
    task: 'Peace 1, the very first round, as Britain. You hold the Great Northern War. *Which tile do you begin the century with?*',
    hint: 'That Event wants a tile with military points. Count what else those points could do on empty seas.',
    why: 'The tile with three military points lets you play the Event: a flag in the German States, and since both are British then, two points at once. The military points send squadrons to Biscay and the Balearic sea while both are empty and cheap. Four diplomatic points gave four to six less.',
  },
  'make-peace': {
    title: 'Make peace',
    task: 'Peace 1, round 3, as Britain. Two military points of the Minor action are left, enough for a Bonus War tile or something quieter. *What do you buy?*',
    hint: 'A Market with a Conflict pays nobody.',
    why: 'St. Lucia is yours, but while the Conflict lasts it does not count. Two points make it a full Market again before the scoring. A Bonus War tile for any theatre gave about two points less.',
  },
  hudson: {
    title: 'Trouble on the Hudson',
    task: 'Peace 1, round 3, as Britain, with military points to spend. The French have stirred up the Hudson Valley. *What comes first?*',
    hint: 'What you own already may be worth more than what you could still take.',
    why: 'With the Conflict gone the Hudson Valley counts again, and connects again what lies beyond it; with a point of Debt a squadron even reaches Biscay. Squadrons and a fort alone left the valley in uproar: seven points less and more.',
  },
};
