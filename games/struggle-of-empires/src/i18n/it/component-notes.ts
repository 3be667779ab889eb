import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
  id: 'Il nome della tua serie: lettere minuscole, cifre e trattini. Le partite lo conservano.',
  counters:
    'Le facce dei segnalini paese di ogni regione, 65 in tutto: P da colonizzare, S per il commercio della Costa d’Oro, o una difesa da 1 a 9; g e una somma se paga oro (4g3), v se conquistato paga 1 PV; poi, dopo uno spazio, la lettera della serie deluxe (da A a E). Ogni lettera sta su cinque segnalini, in cinque regioni.',
  vp: 'Per edizione e regione: punti vittoria per chi ha più gettoni di controllo, per il secondo e così via.',
  costs:
    'Per edizione: quanto costano tessere e alleanze locali in oro, popolazione e malcontento. Ciò che non è nominato è gratis.',
  copies: 'Quante copie ci sono di ogni tessera; nell’edizione deluxe con 2, 3, 4, 5, 6 e 7 giocatori.',
  seaDie: 'Quante delle sei facce del dado del mare deluxe dicono che cosa.',
};
