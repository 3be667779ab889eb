import type { LevelWords } from '../texts.ts';

export const levels: LevelWords = {
  cadet: {
    name: 'Cadetto',
    hint: 'Per una prima partita: guarda il prossimo passo e spesso sceglie il secondo migliore.',
  },
  ensign: { name: 'Alfiere', hint: 'Conosce il mestiere, pianifica a breve e ogni tanto sbaglia.' },
  captain: { name: 'Capitano', hint: 'Pianifica con cura i propri turni; le sue sviste sono piccole.' },
  marshal: {
    name: 'Maresciallo',
    hint: 'Non commette sviste e pensa più a lungo: dove conviene, prova le possibili risposte degli altri.',
  },
};
