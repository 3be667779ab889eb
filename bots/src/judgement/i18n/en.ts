import type { BotTexts } from '../../bot.ts';

export const asReference = (texts: BotTexts): BotTexts => ({
  ...texts,
  name: `${texts.name} (reference)`,
  hint: `${texts.hint} Never changed: the measure of the others.`,
});
