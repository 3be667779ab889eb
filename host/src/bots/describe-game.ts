import { everyBot } from '@cabinet-wars/bots';
import {
  type Description,
  describe,
  type LoadedGame,
  languages,
  recordOf,
  type Translations,
} from '@cabinet-wars/kernel';

/** A bot as a program is told of it. */
export interface DescribedBot {
  readonly id: string;
  readonly texts: Translations<{ readonly name: string; readonly hint: string }>;
}

export type DescribedGame = Description & { readonly bots: readonly DescribedBot[] };

/** A game as a program needs it told, with the bots that play it. */
export async function describeGame({ game, texts }: LoadedGame): Promise<DescribedGame> {
  const bots = (await everyBot(game.id)).map((kind) => ({
    id: kind.id,
    texts: recordOf(languages, (language) => ({ name: kind.texts[language].name, hint: kind.texts[language].hint })),
  }));
  return { ...describe(game, texts), bots };
}
