import type { WarEvent } from '../../vocabulary/events-wars.ts';
import { number } from '../forms.ts';
import type { EventTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import { count, type Grammar } from './grammar.ts';

const wasted = {
  none: '',
  debt: 'Debt',
  'fort-or-squadron': 'no Fort or squadron to strike',
  unflag: 'no flag to take',
} as const;

export const warEvents = (g: Grammar): Pick<EventTexts, WarEvent['t']> => ({
  'war-begins': ({ war }) => `${glossary.wars[war]}.`,
  'war-tiles-shown': ({ theatre, side, basic, bonus }) =>
    `${g.Theatre(theatre)}, ${g.side(side)}: ${[...(basic < 0 ? [] : [g.basic(basic)]), ...bonus.map(g.bonus)].join('; ')}.`,
  'tile-wasted': ({ side, effect }) => `A War tile of ${g.side(side)} finds ${wasted[effect]}.`,
  strength: ({ side, tiles, spaces, conflicts, keyword, markers, total }) => {
    const parts: [number, string][] = [
      [tiles, 'tiles'],
      [spaces, 'spaces'],
      [conflicts, 'Conflicts'],
      [keyword, 'ministry'],
      [markers, 'markers'],
    ];
    const counted = parts.filter(([n]) => n !== 0).map(([n, what]) => `${what} ${number(n)}`);
    return `${g.of(side)} strength: ${number(total)}${counted.length > 0 ? ` (${counted.join(', ')})` : ''}.`;
  },
  'theatre-decided': ({ theatre, winner, margin }) =>
    winner === 'nobody'
      ? `Nobody won ${g.theatre(theatre)}.`
      : `${g.side(winner)} won ${g.theatre(theatre)} by ${margin}.`,
  'atlantic-dominance': ({ side }) => `${g.side(side)} rules the Atlantic: 2 strength in the French & Indian War.`,
  'jacobite-victory': ({ markers, thirdMinistry }) =>
    `Jacobite Victory: ${count(markers, 'marker')}${thirdMinistry ? '; France may hold a third ministry' : ''}.`,
  'jacobite-defeat': () => 'Jacobite Defeat.',
  demanded: ({ side, space, cp }) => `${g.side(side)} demanded ${g.space(space)} for ${cp} CP.`,
  conquered: ({ side, space, cp }) => `${g.side(side)} took ${g.space(space)} for ${cp} CP.`,
  refused: ({ side, space }) => `${g.side(side)} refused to give up ${g.space(space)}.`,
  'cut-off': ({ space }) => `${g.Space(space)} was cut off and lost its flag.`,
  'war-ends': ({ war }) => `The ${glossary.wars[war]} is over.`,
  'tiles-carried-over': ({ side, tiles }) =>
    `${g.side(side)} will have ${count(tiles, 'free Bonus War tile')} in the next War.`,
  'final-scoring': () => 'Final Scoring.',
  'final-compared': ({ what, france, britain }) =>
    `${what === 'available-debt' ? glossary.availableDebt : glossary.commodities[what]}: France ${france}, Britain ${britain}.`,
  'territory-scored': ({ side, space }) => `${g.side(side)} scores for ${g.space(space)}.`,
  bid: ({ seat, trp }) => `Player ${seat + 1} bid ${trp} TRP.`,
  'sides-settled': ({ france, britain, lot }) =>
    `Player ${france + 1} plays France, player ${britain + 1} Britain${lot ? ', by lot' : ''}.`,
  'basic-tiles-allotted': ({ side, tiles }) =>
    `${g.side(side)} has laid out its Basic War tiles${tiles === null ? '' : `: ${tiles.map(g.basic).join('; ')}`}.`,
});
