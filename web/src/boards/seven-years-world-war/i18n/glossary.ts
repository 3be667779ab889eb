import { inLanguage, type Language, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';

const en: readonly Term[] = [
  {
    names: ['fortified zone', 'fortified zones'],
    meaning: 'Strength 4, in defence only, and never moves. Behind it one may ignore a retreat.',
  },
  { names: ['base', 'bases'], meaning: 'Strength 1, in defence only; it can be turned into a fortified zone.' },
  { names: ['recruit', 'recruits'], meaning: 'A new unit, weaker than a veteran until a leader trains it.' },
  { names: ['veteran', 'veterans'], meaning: 'A trained unit: by a leader, or after a victory.' },
  {
    names: ['free marker', 'free markers'],
    meaning: 'Markers a power gives each turn, while a unit of its own holds its capital. They also count as points.',
  },
  {
    names: ['campaign marker', 'campaign markers'],
    meaning: 'Bought or drawn, kept hidden, laid for diplomacy, events and more.',
  },
  {
    names: ['treasury', 'treasuries'],
    meaning: 'Points from taxes and trade routes, spent on units, markers and supply.',
  },
  {
    names: ['trade route', 'trade routes'],
    meaning: 'Pays whoever occupies both its ends, as long as no enemy fleet stands on its line.',
  },
  {
    names: ['neutral'],
    meaning: 'A power nobody controls. It joins the other side if it is attacked or entered.',
  },
  { names: ['minor power', 'minor powers'], meaning: 'A small state no player controls; its units defend it.' },
  {
    names: ['forage', 'foraging'],
    meaning: 'What units do that nobody feeds or pays for: a die decides whether they stay.',
  },
  {
    names: ['pillaged', 'pillage'],
    meaning: 'A square laid waste: it pays once and then nothing, and nothing is recruited there.',
  },
];

const it: readonly Term[] = [
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

const tables: Translations<readonly Term[]> = { en, it };

/** Words of the game that explain themselves wherever they are printed. */
export const glossary = (language: Language): readonly Term[] => inLanguage(tables, language);
