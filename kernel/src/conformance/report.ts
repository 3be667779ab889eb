import { type Law, lawTitles } from './laws/laws.ts';
import type { Played, Trial } from './trial.ts';

/** A law a game has broken, and the shortest way found to see it. */
export interface Failure {
  readonly law: Law;
  readonly message: string;
  /** Seed, options and choices in the game's notation, with what came of chance. */
  readonly transcript: string;
}

export interface Report {
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** What is not broken but wants doing: a snapshot to be committed again. */
  readonly notes: readonly string[];
  readonly games: number;
  readonly choices: number;
}

const MOST_LINES = 80;

export function failureOf(trial: Trial, { broken, lines }: Played): Failure {
  const head = `${trial.game.id}, at the ${trial.at}, seed ${trial.seed}, options ${JSON.stringify(trial.options)}`;
  return { law: broken!.law, message: broken!.message, transcript: [head, ...abridged(lines)].join('\n') };
}

function abridged(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_LINES) return lines;
  const half = MOST_LINES / 2;
  return [...lines.slice(0, half), `… ${lines.length - MOST_LINES} lines …`, ...lines.slice(-half)];
}

export const textOf = (failures: readonly Failure[]): string =>
  failures
    .map(({ law, message, transcript }) => `Law ${law} (${lawTitles[law]}): ${message}\n${indented(transcript)}`)
    .join('\n\n');

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
