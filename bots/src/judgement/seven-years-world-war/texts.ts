import type { Translations } from '@cabinet-wars/kernel';
import type { BotTexts } from '../../bot.ts';
import { botTexts } from '../bot-texts.ts';
import { words as en } from './i18n/en.ts';
import { words as it } from './i18n/it.ts';

export const commanderTexts: Translations<BotTexts> = { en: botTexts(en), it: botTexts(it) };
