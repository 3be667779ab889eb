import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
  {
    names: ['Conflict', 'Conflicts'],
    meaning: 'A space in Conflict scores nothing, connects nothing and costs 1 to shift. Any change of flag ends it.',
    section: 'conflicts',
  },
  {
    names: ['Isolated'],
    meaning: 'A Market that no chain of its owner’s Markets joins to a Territory, Fort or squadron: cheap to unflag.',
    section: 'connection',
  },
  {
    names: ['Protected'],
    meaning: 'A Market with a squadron or undamaged Fort of its owner beside it: 1 more to take.',
    section: 'connection',
  },
  {
    names: ['Treaty Points', 'Treaty Point'],
    meaning: 'Each is worth 1 point of a kind for which you have an action. Four are kept from turn to turn.',
    section: 'debt',
  },
  {
    names: ['Debt Limit', 'Debt Limits'],
    meaning: 'How far Debt may go. It rises by 4 with the second and third Era.',
    section: 'debt',
  },
  {
    names: ['Available Debt'],
    meaning: 'The Limit less the Debt. Some cards ask who has more of it, and a tie at the end.',
    section: 'debt',
  },
  {
    names: ['Debt'],
    meaning: 'Taken at will: each is worth 1 point of a kind for which you have an action. Passing gives back up to 2.',
    section: 'debt',
  },
  {
    names: ['Major action', 'Major'],
    meaning: 'Buys as much as its points pay for; only it takes opposing flags without a Conflict.',
    section: 'action',
  },
  {
    names: ['Minor action', 'Minor'],
    meaning: 'One single purchase; what is left of its points is lost.',
    section: 'action',
  },
  {
    names: ['Advantage', 'Advantages'],
    meaning: 'Yours while you hold all spaces joined to it; used once a turn.',
    section: 'use-advantage',
  },
  {
    names: ['squadron', 'squadrons'],
    meaning: 'Holds a sea: connects and protects the Markets beside it, and counts in Wars.',
    section: 'squadrons',
  },
  {
    names: ['Prestige'],
    meaning: 'Political spaces so marked score for whoever holds more of them.',
    section: 'map',
  },
];
