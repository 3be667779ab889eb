import type { Glossary } from '../tables.ts';

const diplomacy = (value: number) => ({
  name: `Diplomacy ${value}`,
  hint: `Adds ${value} to one diplomacy attempt, your own or against another’s; or pays for an attempt at enlightenment.`,
});
const trainees = (kind: 'General' | 'Admiral', value: number): string =>
  (kind === 'General' ? 'land unit' : 'fleet') + (value === 1 ? '' : 's');
const leader = (kind: 'General' | 'Admiral', value: number) => ({
  name: `${kind} ${value}`,
  hint: `Once a turn: adds ${value} in a combat to a force with a unit of his power and ${
    kind === 'General' ? 'land units' : 'fleets'
  }, or trains ${value === 1 ? 'one' : `up to ${value}`} ${trainees(kind, value)} in one square, or tries to form a legion.`,
});

/** What each marker is called, and what it does. */
export const markers: Glossary['markers'] = {
  attrition: {
    name: 'Attrition',
    hint: 'In your player turn: name any square. Each unit there is lost on a die of 1 or 2; bases and fortified zones are safe.',
  },
  'balance-of-power': {
    name: 'Balance of Power',
    hint: 'Acts as soon as it is drawn: whoever has the initiative throws a die and returns that many markers, drawn at random; leaders are safe.',
  },
  voltaire: {
    name: 'Correspondence with Voltaire',
    hint: 'In your treasury phase or your player turn: look through the pool and take the marker you like.',
  },
  corruption: {
    name: 'Corruption',
    hint: 'In your treasury phase: throw a die; another player of your choice loses that many treasury points.',
  },
  'coalition-rallies': {
    name: 'Coalition Rallies',
    hint: 'In your treasury phase, unless you have the initiative: two dice of treasury points.',
  },
  'diplomacy-1': diplomacy(1),
  'diplomacy-2': diplomacy(2),
  'diplomacy-3': diplomacy(3),
  expedition: {
    name: 'Expedition',
    hint: 'In your movement: for one move of one force wilderness costs 1 and Terra Incognita 2.',
  },
  'forced-march': {
    name: 'Forced March',
    hint: 'A force moves or attacks once more; or attacks a force that has just come beside it in another player’s movement.',
  },
  'grand-tour': { name: 'Grand Tour', hint: 'In the initiative phase: name the player who goes first this turn.' },
  'honors-of-war': {
    name: 'Honors of War',
    hint: 'In a combat of yours, before the die: whoever would be mauled or destroyed withdraws instead.',
  },
  illuminati: { name: 'Illuminati', hint: 'After any die: it is thrown again, and the second throw stands.' },
  'laissez-faire': {
    name: 'Laissez Faire',
    hint: 'In your treasury phase: on 1 or 2 you lose a second die of treasury points, on 3 to 6 you gain it.',
  },
  'manufacturing-inventions': {
    name: 'Manufacturing Inventions',
    hint: 'In your treasury phase: the value of one civilized square you occupy is doubled; what raised taxes make of it holds for all of it.',
  },
  'minor-power-alliance': {
    name: 'Minor Power Alliance',
    hint: 'One minor power recruits, or one of its forces moves, attacks or pillages for you, in the phase for it.',
  },
  revolution: {
    name: 'Revolution',
    hint: 'Acts as soon as it is drawn, if an enemy holds somebody’s capital: on 5 or 6 everybody returns all markers, leaders too.',
  },
  'scientific-breakthrough': {
    name: 'Scientific Breakthrough',
    hint: 'At any time: throw a die and draw that many markers.',
  },
  'trading-charter': {
    name: 'Trading Charter',
    hint: 'In your treasury phase: one trade route you control pays its value once more.',
  },
  'sturm-und-drang': {
    name: 'Sturm & Drang',
    hint: 'When a marker has just been shown, or diplomacy markers are laid open: one of them goes back to the pool without effect, even your own that must be played. Not against leaders.',
  },
  'general-1': leader('General', 1),
  'general-2': leader('General', 2),
  'general-3': leader('General', 3),
  'admiral-1': leader('Admiral', 1),
  'admiral-2': leader('Admiral', 2),
};
