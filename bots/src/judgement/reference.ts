import type { Translations } from '@cabinet-wars/kernel';
import type { BotTexts } from '../bot.ts';

/** The texts of a bot kept as it was, so that strength can be compared from one release to the next. */
export const asReference = ({ en, it }: Translations<BotTexts>): Translations<BotTexts> => ({
  en: { ...en, name: `${en.name} (reference)`, hint: `${en.hint} Never changed: the measure of the others.` },
  it: { ...it, name: `${it.name} (riferimento)`, hint: `${it.hint} Non cambia mai: è la misura degli altri.` },
});
