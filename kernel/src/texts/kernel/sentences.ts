import type { KernelReason, Reason } from '../../reason.ts';

type Sentence = string | ((facts: Reason) => string);
/** One sentence for each reason the kernel gives: a missing one does not compile. */
export type Sentences = Readonly<Record<KernelReason, Sentence>>;
