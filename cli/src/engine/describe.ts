import { everyBot } from '@cabinet-wars/bots';
import { type Description, describe, languages, recordOf, type Translations } from '@cabinet-wars/kernel';
import { gameCalled } from './open.ts';

/** A bot as a program is told of it. */
interface DescribedBot {
  readonly id: string;
  readonly texts: Translations<{ readonly name: string; readonly hint: string }>;
}

/** A game as a program needs it told, with the bots that play it. */
export async function describeGame(id: string): Promise<Description & { readonly bots: readonly DescribedBot[] }> {
  const { game, texts } = await gameCalled(id);
  const bots = (await everyBot(id)).map((kind) => ({
    id: kind.id,
    texts: recordOf(languages, (language) => ({ name: kind.texts[language].name, hint: kind.texts[language].hint })),
  }));
  return { ...describe(game, texts), bots };
}
