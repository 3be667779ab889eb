import { isOneOf } from '../guards.ts';
import { type KernelReason, kernelReasons, type Reason } from '../reason.ts';
import { en } from './kernel/en.ts';
import { it } from './kernel/it.ts';
import type { Sentences } from './kernel/sentences.ts';
import { inLanguage, type Translations } from './languages.ts';
import type { AnyTexts, Telling } from './texts.ts';

const sentences: Translations<Sentences> = { en, it };

const isKernelReason = (why: string): why is KernelReason => isOneOf(kernelReasons, why);

/** Why something may not be, in words: the kernel has its own for its own reasons, the game for the others. */
export function sayReason(reason: Reason, texts: AnyTexts, telling: Telling): string {
  if (!isKernelReason(reason.why)) return texts.reason(reason, telling);
  const sentence = inLanguage(sentences, texts.language)[reason.why];
  return typeof sentence === 'string' ? sentence : sentence(reason);
}
