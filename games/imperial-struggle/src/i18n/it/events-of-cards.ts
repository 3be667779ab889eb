import type { CardEvent } from '../../vocabulary/events-cards.ts';
import type { EventTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import type { Grammar } from './grammar.ts';

export const cardEvents = (g: Grammar): Pick<EventTexts, CardEvent['t']> => ({
  'advantage-refreshed': ({ advantage }) => `Vantaggio ripristinato: ${g.advantage(advantage)}.`,
  'advantage-exhausted': ({ advantage }) => `Vantaggio esaurito: ${g.advantage(advantage)}.`,
  'demand-added': ({ commodity }) => `Merce richiesta in più: ${glossary.commodities[commodity]}.`,
  'demand-swapped': ({ out, in: drawn }) =>
    `Merci richieste: ${glossary.commodities[drawn]} al posto di ${glossary.commodities[out]}.`,
  'byng-placed': ({ theatre }) => `Segnalino Byng: ${g.theatre(theatre)}.`,
  'commodity-marked': ({ commodity }) => `Le Leggi Townshend segnano una merce: ${glossary.commodities[commodity]}.`,
  'huguenots-placed': ({ space }) => `Segnalino Ugonotti piazzato: ${g.space(space)}.`,
  'huguenots-refreshed': ({ space }) => `Segnalino Ugonotti di nuovo pronto: ${g.space(space)}.`,
  'debt-carried': ({ n }) => `Debito britannico preso dalle Banche mercantili: ${n}.`,
});
