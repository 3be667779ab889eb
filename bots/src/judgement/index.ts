import type { BotKind } from '../bot.ts';
import type { AnyCourse } from '../learning/course.ts';
import type { Script } from '../swindling/swindler.ts';
import type { WhoseTurn } from './whose-turn.ts';

/** What this room knows of a game: `judgement/<game>/manifest.ts`, light, so that pages may read it. */
export interface JudgementManifest {
  /** From the gentlest on. */
  readonly levels: readonly BotKind[];
  /** The one bot there was before levels: saved games still name it. */
  readonly former: BotKind;
  /** The same bot, never tuned again: the reference others are measured against. */
  readonly reference: BotKind;
  readonly whoseTurn: WhoseTurn;
  /** Opponents that try to live on bargains alone, for tests of the bots. */
  readonly loadSwindlers?: () => Promise<Readonly<Record<string, Script>>>;
  /** What is needed to learn it; not there for a game whose value is reckoned by hand alone. */
  readonly loadCourse?: () => Promise<AnyCourse>;
}

/** What is known of a game, found by its id; null where nothing is. */
export async function judgementOf(game: string): Promise<JudgementManifest | null> {
  if (!/^[a-z0-9-]+$/.test(game)) return null;
  try {
    return await import(`./${game}/manifest.ts`);
  } catch (fault) {
    if (isAbsent(fault, `${game}/manifest.ts`)) return null;
    throw fault;
  }
}

/** Whether that very file is not there, as Node says it or a bundle does: one that cannot be fetched is another matter. */
const isAbsent = (fault: unknown, path: string): boolean =>
  fault instanceof Error &&
  (('url' in fault && String(fault.url).endsWith(`/judgement/${path}`)) ||
    fault.message.startsWith(`Unknown variable dynamic import: ./${path}`));
