import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
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
