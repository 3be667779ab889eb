import type { Translations } from '@cabinet-wars/kernel';
import type { BotTexts } from '../bot.ts';
import { LEVEL_IDS, type LevelId } from './level.ts';

type Told = Pick<BotTexts, 'name' | 'hint'>;

const told: Readonly<Record<LevelId, Translations<Told>>> = {
  cadet: {
    en: { name: 'Cadet', hint: 'For a first game: looks at the next step, and often takes the second best.' },
    it: {
      name: 'Cadetto',
      hint: 'Per una prima partita: guarda il prossimo passo e spesso sceglie il secondo migliore.',
    },
  },
  ensign: {
    en: { name: 'Ensign', hint: 'Knows the trade, plans short and slips now and then.' },
    it: { name: 'Alfiere', hint: 'Conosce il mestiere, pianifica a breve e ogni tanto sbaglia.' },
  },
  captain: {
    en: { name: 'Captain', hint: 'Plans its own turns with care; its slips are small.' },
    it: { name: 'Capitano', hint: 'Pianifica con cura i propri turni; le sue sviste sono piccole.' },
  },
  marshal: {
    en: {
      name: 'Marshal',
      hint: 'Makes no slips and thinks longest: where it pays, it plays through what the others may reply.',
    },
    it: {
      name: 'Maresciallo',
      hint: 'Non commette sviste e pensa più a lungo: dove conviene, prova le possibili risposte degli altri.',
    },
  },
};

/** Every level, from the gentlest on, as it is told before any game is fetched. */
export const LEVELS_TOLD = LEVEL_IDS.map((id) => ({ id, texts: told[id] }));

/** A level's name and what it is like, with a game's own reasons. */
export const levelTexts = (level: LevelId, { en, it }: Translations<BotTexts>): Translations<BotTexts> => ({
  en: { ...en, ...told[level].en },
  it: { ...it, ...told[level].it },
});
