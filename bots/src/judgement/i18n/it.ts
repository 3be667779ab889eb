import type { BotTexts } from '../../bot.ts';

export const asReference = (texts: BotTexts): BotTexts => ({
  ...texts,
  name: `${texts.name} (riferimento)`,
  hint: `${texts.hint} Non cambia mai: è la misura degli altri.`,
});
