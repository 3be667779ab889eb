import { peace } from './it-peace.ts';
import { war } from './it-war.ts';
import type { CardPhrases, Passages } from './passages.ts';

/** The rules in our own words. */
export const passages: Passages = { ...peace, ...war };

export const phrases: CardPhrases = {
  bonus: 'Bonus',
  advantage: 'Un vantaggio, usato una volta per turno da chi ha tutti i suoi spazi.',
  kind: (era, points) =>
    points === null ? `Un evento: ${era}.` : `Un evento: ${era}. Vuole un’azione maggiore con ${points}.`,
  condition: (bonus, glossary) => {
    if (bonus === null) return null;
    if (bonus.by === 'keyword') return `Il bonus si ottiene con ${glossary.keywords[bonus.keyword]}.`;
    if (bonus.by === 'available-debt')
      return `Il bonus si ottiene con un distacco di ${bonus.lead} o più nel debito disponibile.`;
    if (bonus.by === 'bonus-tiles') return 'Il bonus si ottiene con più tessere guerra bonus nella prossima guerra.';
    if (bonus.by === 'prestige') return 'Il bonus si ottiene con più spazi prestigio in Scozia e in Irlanda.';
    return `Il bonus si ottiene avendo ${glossary.advantages[bonus.advantage].name}.`;
  },
  keywords: (names) => `Parole chiave: ${names.join(', ')}.`,
};
