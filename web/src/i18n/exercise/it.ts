import type { ExerciseShellTexts } from './en.ts';

export const it: ExerciseShellTexts = {
  exercise: 'Esercizio',
  exercises: 'Esercizi',
  about: 'Posizioni da partite fra bot, ognuna con un’idea nettamente migliore. Trovala; non c’è fretta.',
  ofTheDay: 'L’esercizio di oggi',
  numberOf: (at, of) => `Esercizio ${at} di ${of}`,
  solvedOf: (n, of) => `${n} su ${of} risolti`,
  solved: 'Risolto',
  notSolved: 'Non ancora risolto',
  leave: 'Tutti gli esercizi',
  hint: 'Suggerimento',
  again: 'Riprova',
  takeBack: 'Annulla',
  show: 'Mostra la soluzione',
  next: 'Prossimo esercizio',
  playOn: 'Continua da qui',
  playOnHint: 'contro i bot più miti',
  right: 'È questa',
  shown: 'La soluzione',
  otherwise: 'Un’altra idea',
  less: (amount, times) =>
    `Puoi, ma non è la più forte: giocata fino in fondo ${times} volte con la stessa fortuna, ha dato ${amount} in meno della migliore.`,
  notPlayedOut: (amount, times) =>
    `Questa non l’ha provata nessuno. Delle altre, la migliore ha dato ${amount} in meno, in ${times} prove con la stessa fortuna.`,
  ahead: (amount, times) => `La seconda migliore ha dato ${amount} in meno, in ${times} prove con la stessa fortuna.`,
  moreInRules: 'Nelle regole',
  byBots: 'Trovati e pesati dai bot stessi: sono forti, non infallibili.',
};
