import { peace } from './it-peace.ts';
import { war } from './it-war.ts';
import type { CardPhrases, Passage, Passages } from './passages.ts';

const tips: Passage = {
  title: 'Giocare bene',
  body: [
    'Qualche consiglio per le prime partite. Niente di questo è una regola.',
    [
      'Prima di ogni tessera guarda i quattro premi, il prestigio e le merci richieste: dove basta una bandiera a far pendere la bilancia? Un distacco sufficiente rende quanto uno più largo; il resto si spende meglio altrove.',
      'La tessera che prendi è una che l’altra parte non avrà. Guarda presto quale tipo di punti è raro fra le nove.',
      'Tieni gli acquisti di un round in una sola regione, se puoi: economici o diplomatici, il primo in ogni altra regione costa 1 in più.',
      'Chi gioca per secondo ha l’ultimo round prima del punteggio, e così l’ultima parola. Chi è indietro decide chi comincia.',
    ],
    [
      'Un conflitto rende una bandiera inutile, e facile da togliere: allora basta anche un’azione minore. Vantaggi ed eventi mettono conflitti dove i punti non arrivano.',
      'I tuoi mercati si tengono come una catena che comincia da un territorio, un forte o una squadra navale. Cercane l’anello debole, e quello dell’altra parte: ciò che resta tagliato fuori si toglie con poco.',
      'Una squadra o un forte fanno tre cose insieme: collegano i mercati, li proteggono, e in molti teatri contano come forza.',
      'Lascia coperto un ministero finché non rende. Scoperto appena prima di un evento, la sua parola chiave ne dà ancora il bonus.',
    ],
    'Le guerre si decidono in pace. Una tessera guerra bonus costa 2 punti militari e aggiunge da 1 a 3 di forza; guarda nella scheda Guerra con quale distacco si arriva alla riga seguente. Un teatro comunque perso si può lasciare, purché non si perda nell’ultima riga.',
    'Il debito compra tempo adesso e manca dopo: il punteggio finale confronta quello ancora disponibile, alcuni eventi lo chiedono, e il debito imposto oltre il limite diventa punti dell’altra parte. I punti trattato pagano allo stesso modo; oltre i quattro si perdono dopo l’ultimo round: spendi prima quelli.',
  ],
};

/** The rules in our own words. */
export const passages: Passages = { ...peace, ...war, tips };

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
