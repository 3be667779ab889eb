import type { LevelWords } from '../texts.ts';

export const levels: LevelWords = {
  cadet: { name: 'Cadet', hint: 'For a first game: looks at the next step, and often takes the second best.' },
  ensign: { name: 'Ensign', hint: 'Knows the trade, plans short and slips now and then.' },
  captain: { name: 'Captain', hint: 'Plans its own turns with care; its slips are small.' },
  marshal: {
    name: 'Marshal',
    hint: 'Makes no slips and thinks longest: where it pays, it plays through what the others may reply.',
  },
};
