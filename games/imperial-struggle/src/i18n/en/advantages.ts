import type { AdvantageId } from '../../data/advantages.ts';
import type { Named } from '../tables.ts';

const cheaper = (where: string) => `One unflag of a Market ${where} costs 1 E less.`;

export const advantages: Readonly<Record<AdvantageId, Named>> = {
  'baltic-trade': { name: 'Baltic Trade', hint: 'Your Debt falls by 2.' },
  'central-europe-conflict': {
    name: 'Central Europe Conflict',
    hint: 'Place a Conflict in an Alliance space in Europe.',
  },
  'german-diplomacy': { name: 'German Diplomacy', hint: 'Unflag Russia, Sweden or Bavaria at a base price of 1 D.' },
  'italy-influence': { name: 'Italy Influence', hint: 'Unflag a space in Spain or Austria at a base price of 1 D.' },
  'mediterranean-intrigue': {
    name: 'Mediterranean Intrigue',
    hint: 'Place a Conflict in Spain, Austria or Sardinia.',
  },
  'naval-bastion': {
    name: 'Naval Bastion',
    hint: 'For 1 M of a Major action, send an opposing squadron from any sea to the Navy Box.',
  },
  'silesia-negotiations': {
    name: 'Silesia Negotiations',
    hint: 'Unflag a space in Prussia or the German States at a base price of 1 D.',
  },
  'algonquin-raids': { name: 'Algonquin Raids', hint: 'Place a Conflict in a Fur Market.' },
  'fur-trade': { name: 'Fur Trade', hint: 'Unflag a Market in North America at a base price of 1 E.' },
  'iroquois-raids': { name: 'Iroquois Raids', hint: 'Place a Conflict in a Fur Market.' },
  'patriot-agitation': {
    name: 'Patriot Agitation',
    hint: 'Place a Conflict in a Market or Political space in North America.',
  },
  wheat: { name: 'Wheat', hint: cheaper('in North America') },
  fruit: { name: 'Fruit', hint: cheaper('in the Caribbean') },
  'letters-of-marque': {
    name: 'Letters of Marque',
    hint: 'Place a Conflict in a Caribbean Market that is not Protected.',
  },
  'pirate-havens': { name: 'Pirate Havens', hint: 'Place a Conflict in a Caribbean Market that is not Protected.' },
  rum: { name: 'Rum', hint: cheaper('in the Caribbean') },
  'slaving-contracts': { name: 'Slaving Contracts', hint: 'Build a squadron for 2 M.' },
  'power-struggle': { name: 'Power Struggle', hint: 'Place a Conflict in a Market of the Carnatic Coast.' },
  'raids-and-incursions': { name: 'Raids & Incursions', hint: 'Place a Conflict in a Market in India.' },
  'separatist-wars': { name: 'Separatist Wars', hint: 'Place a Conflict in a Cotton Market.' },
  silk: { name: 'Silk', hint: cheaper('in India') },
  textiles: { name: 'Textiles', hint: cheaper('in India') },
};
