import type { Choice } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { same } from '../plain.ts';
import { messageOf } from './laws/laws.ts';

/** Why a choice does not survive its notation; null if it does. */
export function notationFault({ notation }: AnyGame, choice: Choice): string | null {
  const json = JSON.stringify(choice);
  try {
    const text = notation.format(choice);
    if (typeof text !== 'string' || text === '') return `${json} has no notation`;
    if (text.includes('\n') || text.trim() !== text) return `the notation of ${json} is not one trimmed line`;
    const read = notation.parse(text);
    return same(read, choice) ? null : `${json} is written "${text}", which reads as ${JSON.stringify(read)}`;
  } catch (fault) {
    return `the notation of ${json} throws: ${messageOf(fault)}`;
  }
}

const ODD_TEXTS = ['', ' ', '\u0000', '__proto__', 'constructor', '{}', '[1]', '1e999', '-', 'é ☃', 'x'.repeat(5000)];

/** Reading anything at all never throws: what is no choice is null. */
export function parseFault({ notation }: AnyGame, text: string): string | null {
  for (const odd of [
    ...ODD_TEXTS,
    `${text} x`,
    text.slice(1),
    text.toUpperCase(),
    `${text} ${text}`,
    text.replace(' ', '  '),
  ])
    try {
      notation.parse(odd);
    } catch (fault) {
      return `reading "${odd.slice(0, 40)}" throws: ${messageOf(fault)}`;
    }
  return null;
}
