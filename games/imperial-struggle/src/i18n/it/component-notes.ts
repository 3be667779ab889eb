import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
  id: 'Il nome della tua serie: lettere minuscole, cifre e trattini. Le partite lo conservano.',
  costs: 'Il numero stampato in ogni spazio; 0 per i mari.',
  investments:
    'Tessere Investimento: l’azione maggiore e i suoi punti, l’azione minore; poi * per il simbolo Evento, ^ per il Potenziamento militare. Per esempio E3 D *.',
  awards: 'Che cosa porta ogni tessera Premio: punti vittoria, punti trattato, e di quanto bisogna essere in testa.',
  basic: 'Cinque tipi di tessere Guerra di base: forza, effetto, e quante ne ha ogni parte.',
  bonus: 'Cinque tipi di tessere Guerra bonus, allo stesso modo.',
  demand: 'Che cosa porta la Domanda globale di ogni merce in ogni Era: punti vittoria, punti trattato, debito.',
  results: 'Che cosa porta ogni teatro alla parte che lo vince, dal margine più piccolo.',
};
