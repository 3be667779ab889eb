import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
  {
    names: ['zona fortificata', 'zone fortificate'],
    meaning: 'Forza 4, solo in difesa, non si muove mai. Dietro di essa una ritirata si può ignorare.',
  },
  { names: ['base', 'basi'], meaning: 'Forza 1, solo in difesa; può diventare una zona fortificata.' },
  {
    names: ['recluta', 'reclute'],
    meaning: 'Un’unità nuova, più debole di una veterana finché un comandante non la addestra.',
  },
  {
    names: ['veterano', 'veterani', 'veterana', 'veterane'],
    meaning: 'Un’unità addestrata da un comandante, o dopo una vittoria.',
  },
  {
    names: ['segnalino gratuito', 'segnalini gratuiti'],
    meaning:
      'Segnalini che una potenza dà ogni turno, finché una sua unità tiene la capitale. Contano anche come punti.',
  },
  {
    names: ['segnalino campagna', 'segnalini campagna'],
    meaning: 'Comprati o pescati, tenuti coperti, giocati per diplomazia, eventi e altro.',
  },
  { names: ['tesoro', 'tesori'], meaning: 'Punti da tasse e rotte, spesi per unità, segnalini e rifornimenti.' },
  {
    names: ['rotta commerciale', 'rotte commerciali'],
    meaning: 'Paga chi occupa i due capi, finché nessuna flotta nemica sta sulla sua linea.',
  },
  {
    names: ['neutrale', 'neutrali'],
    meaning: 'Una potenza che nessuno controlla. Passa all’altra parte se è attaccata o invasa.',
  },
  {
    names: ['potenza minore', 'potenze minori'],
    meaning: 'Un piccolo stato che nessuno controlla; le sue unità lo difendono.',
  },
];
