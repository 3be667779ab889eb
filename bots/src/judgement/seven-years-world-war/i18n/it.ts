import type { Why } from '../../../bot.ts';
import type { BotWords } from '../../bot-texts.ts';
import type { ReasonId } from '../reason-ids.ts';

const isPoor = ({ gain }: Why): boolean => Number(gain) <= 0;

export const words: BotWords<ReasonId> = {
  name: 'Comandante',
  hint: 'Va dove c’è qualcosa da prendere e attacca secondo la media del dado.',
  reasons: {
    attack: (why) =>
      isPoor(why)
        ? 'Il migliore attacco che c’è.'
        : `In media sul dado vale il ${why.gain} % di quanto aveva all’inizio.`,
    table: () => 'La tabella che promette di più, in media sul dado.',
    moves: (why) => (isPoor(why) ? 'Lì non c’è di meglio da fare.' : `Avvicina a nuove prede: vale il ${why.gain} %.`),
    recruits: () => 'Dove è in pericolo, o dove può prendere qualcosa.',
    marker: () => 'Un segnalino vale il suo prezzo.',
    diplomacy: () => 'La tabella della diplomazia vale il segnalino.',
    plays: () => 'Il segnalino rende più adesso che dopo.',
    suggested: () => 'Lo schieramento suggerito va bene.',
    'keeps-back': () => 'Tiene per sé i segnalini.',
    'nothing-better': () => 'Nient’altro vale la pena.',
    best: (why) => (isPoor(why) ? 'Il male minore.' : `Il meglio che vede: vale il ${why.gain} %.`),
    'no-such-deal': () => 'Non ci guadagna nulla.',
    gift: () => 'Un dono è benvenuto.',
    'binds-the-other': () => 'Vincola soltanto l’altro.',
    'fair-trade': (why) => `Ci guadagna, anche contando ciò che guadagna l’altro: vale il ${why.gain} %.`,
    'poor-trade': () => 'Darebbe più di quanto riceve.',
    'wants-more': (why) => `Troppo poco per ciò che darebbe: ne vuole altri ${why.more}.`,
    'not-for-that': () => 'Non lo cede a nessun prezzo che potresti pagare.',
    'offers-peace': () => 'Entrambi sareste più al sicuro, e liberi per altro.',
    'sells-marker': () => 'Ha più segnalini di quanti gliene servano; tu hai i punti.',
  },
};
