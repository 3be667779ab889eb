import type { ComponentNotes, Translations } from '@cabinet-wars/kernel';

/** What an owner of the printed game is told of each part of a set. */
export const notes: Translations<ComponentNotes> = {
  en: {
    id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
    costs: 'The number printed in each space; 0 for seas.',
    investments:
      'Investment tiles: the Major action and its points, the Minor action; then * for the Event symbol, ^ for Military Upgrade. For example E3 D *.',
    awards: 'What each Award tile brings: victory points, treaty points, and by how much one must lead.',
    basic: 'Five kinds of Basic War tiles: strength, effect, and how many each side has.',
    bonus: 'Five kinds of Bonus War tiles, in the same way.',
    demand: 'What Global Demand for each commodity brings in each Era: victory points, treaty points, debt.',
    results: 'What each theatre brings the side that wins it, the smallest margin first.',
  },
  it: {
    id: 'Il nome della tua serie: lettere minuscole, cifre e trattini. Le partite lo conservano.',
    costs: 'Il numero stampato in ogni spazio; 0 per i mari.',
    investments:
      'Tessere Investimento: l’azione maggiore e i suoi punti, l’azione minore; poi * per il simbolo Evento, ^ per il Potenziamento militare. Per esempio E3 D *.',
    awards: 'Che cosa porta ogni tessera Premio: punti vittoria, punti trattato, e di quanto bisogna essere in testa.',
    basic: 'Cinque tipi di tessere Guerra di base: forza, effetto, e quante ne ha ogni parte.',
    bonus: 'Cinque tipi di tessere Guerra bonus, allo stesso modo.',
    demand: 'Che cosa porta la Domanda globale di ogni merce in ogni Era: punti vittoria, punti trattato, debito.',
    results: 'Che cosa porta ogni teatro alla parte che lo vince, dal margine più piccolo.',
  },
};
