import type { Translations } from '@cabinet-wars/kernel';
import type { BotTexts } from '../bot.ts';
import { asReference as english } from './i18n/en.ts';
import { asReference as italian } from './i18n/it.ts';

/** The texts of a bot kept as it was, so that strength can be compared from one release to the next. */
export const asReference = ({ en, it }: Translations<BotTexts>): Translations<BotTexts> => ({
  en: english(en),
  it: italian(it),
});
