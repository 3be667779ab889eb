import type { WarEvent } from '../../vocabulary/events-wars.ts';
import { number } from '../forms.ts';
import type { EventTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import { count, type Grammar } from './grammar.ts';

const wasted = {
  none: '',
  debt: 'debito',
  'fort-or-squadron': 'nessun forte o squadra da colpire',
  unflag: 'nessuna bandiera da togliere',
} as const;

export const warEvents = (g: Grammar): Pick<EventTexts, WarEvent['t']> => ({
  'war-begins': ({ war }) => `${glossary.wars[war]}.`,
  'war-tiles-shown': ({ theatre, side, basic, bonus }) =>
    `${g.theatre(theatre)}, ${g.the(side)}: ${[...(basic < 0 ? [] : [g.basic(basic)]), ...bonus.map(g.bonus)].join('; ')}.`,
  'tile-wasted': ({ side, effect }) => `Tessera guerra ${g.of(side)}: ${wasted[effect]}.`,
  strength: ({ side, tiles, spaces, conflicts, keyword, markers, total }) => {
    const parts: [number, string][] = [
      [tiles, 'tessere'],
      [spaces, 'spazi'],
      [conflicts, 'conflitti'],
      [keyword, 'ministero'],
      [markers, 'segnalini'],
    ];
    const counted = parts.filter(([n]) => n !== 0).map(([n, what]) => `${what} ${number(n)}`);
    return `Forza ${g.of(side)}: ${number(total)}${counted.length > 0 ? ` (${counted.join(', ')})` : ''}.`;
  },
  'theatre-decided': ({ theatre, winner, margin }) =>
    winner === 'nobody'
      ? `${g.theatre(theatre)}: parità.`
      : `${g.theatre(theatre)}: vince ${g.the(winner)}, margine ${margin}.`,
  'atlantic-dominance': ({ side }) => `${g.The(side)} domina l’Atlantico: forza 2 nella Guerra franco-indiana.`,
  'jacobite-victory': ({ markers, thirdMinistry }) =>
    `Vittoria giacobita: ${count(markers, 'segnalino', 'segnalini')}${thirdMinistry ? '; la Francia può avere un terzo ministero' : ''}.`,
  'jacobite-defeat': () => 'Sconfitta giacobita.',
  demanded: ({ side, space, cp }) => `${g.The(side)} rivendica un territorio: ${g.space(space)} (${cp} PC).`,
  conquered: ({ side, space, cp }) => `${g.The(side)} conquista uno spazio: ${g.space(space)} (${cp} PC).`,
  refused: ({ side, space }) => `${g.The(side)} rifiuta la cessione: ${g.space(space)}.`,
  'cut-off': ({ space }) => `${g.space(space)}: mercato tagliato fuori, via la bandiera.`,
  'war-ends': ({ war }) => `Fine della guerra: ${glossary.wars[war]}.`,
  'tiles-carried-over': ({ side, tiles }) =>
    `${g.The(side)} avrà ${count(tiles, 'tessera guerra bonus gratuita', 'tessere guerra bonus gratuite')} nella prossima guerra.`,
  'final-scoring': () => 'Punteggio finale.',
  'final-compared': ({ what, france, britain }) =>
    `Confronto, ${what === 'available-debt' ? glossary.availableDebt : glossary.commodities[what]}: Francia ${france}, Gran Bretagna ${britain}.`,
  'territory-scored': ({ side, space }) => `${g.The(side)} ottiene punti per un territorio: ${g.space(space)}.`,
  bid: ({ seat, trp }) => `Il giocatore ${seat + 1} offre ${trp} PTr.`,
  'sides-settled': ({ france, britain, lot }) =>
    `Il giocatore ${france + 1} gioca la Francia, il giocatore ${britain + 1} la Gran Bretagna${lot ? ', per sorteggio' : ''}.`,
  'basic-tiles-allotted': ({ side, tiles }) =>
    `${g.The(side)} dispone le tessere guerra base${tiles === null ? '' : `: ${tiles.map(g.basic).join('; ')}`}.`,
});
