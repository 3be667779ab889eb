import type { CardEvent } from '../../vocabulary/events-cards.ts';
import type { EventTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import type { Grammar } from './grammar.ts';

export const cardEvents = (g: Grammar): Pick<EventTexts, CardEvent['t']> => ({
  'advantage-refreshed': ({ advantage }) => `${g.advantage(advantage)} may be used again.`,
  'advantage-exhausted': ({ advantage }) => `${g.advantage(advantage)} is exhausted.`,
  'demand-added': ({ commodity }) => `${glossary.commodities[commodity]} is in demand as well.`,
  'demand-swapped': ({ out, in: drawn }) =>
    `${glossary.commodities[drawn]} is in demand in place of ${glossary.commodities[out]}.`,
  'byng-placed': ({ theatre }) => `The Byng marker lies in ${g.theatre(theatre)}.`,
  'commodity-marked': ({ commodity }) => `The Townshend Acts mark ${glossary.commodities[commodity]}.`,
  'huguenots-placed': ({ space }) => `A Huguenots marker lies in ${g.space(space)}.`,
  'huguenots-refreshed': ({ space }) => `The Huguenots marker in ${g.space(space)} is fresh again.`,
  'debt-carried': ({ n }) => `The Merchant Banks carry ${n} Debt for Britain.`,
});
