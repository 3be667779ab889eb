import type { ComponentNotes, Translations } from '@cabinet-wars/kernel';

/** What an owner of the printed game is told of each part of a set. */
export const notes: Translations<ComponentNotes> = {
  en: {
    id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
    counters:
      'The faces of the country counters of each region, 65 in all: P to be colonized, S for Gold Coast Commerce, or a defence from 1 to 9; g and an amount if it pays gold (4g3), v if it pays 1 VP when conquered; then, after a space, the letter of the deluxe set (A to E) it belongs to. Each letter stands on five counters, in five regions.',
    vp: 'By edition and region: victory points for the most control tokens, the second most, and so on.',
    costs: 'By edition: what tiles and local alliances cost in gold, population and unrest. What is not named is free.',
    copies: 'How many of each tile there are; in the deluxe edition with 2, 3, 4, 5, 6 and 7 players.',
    seaDie: 'How many of the six faces of the deluxe sea die say what.',
  },
  it: {
    id: 'Il nome della tua serie: lettere minuscole, cifre e trattini. Le partite lo conservano.',
    counters:
      'Le facce dei segnalini paese di ogni regione, 65 in tutto: P da colonizzare, S per il commercio della Costa d’Oro, o una difesa da 1 a 9; g e una somma se paga oro (4g3), v se conquistato paga 1 PV; poi, dopo uno spazio, la lettera della serie deluxe (da A a E). Ogni lettera sta su cinque segnalini, in cinque regioni.',
    vp: 'Per edizione e regione: punti vittoria per chi ha più gettoni di controllo, per il secondo e così via.',
    costs:
      'Per edizione: quanto costano tessere e alleanze locali in oro, popolazione e malcontento. Ciò che non è nominato è gratis.',
    copies: 'Quante copie ci sono di ogni tessera; nell’edizione deluxe con 2, 3, 4, 5, 6 e 7 giocatori.',
    seaDie: 'Quante delle sei facce del dado del mare deluxe dicono che cosa.',
  },
};
