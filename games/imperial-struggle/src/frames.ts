import type { Frame, FrameBase } from '@cabinet-wars/kernel';

/** The nearest frame of a procedure, in a state or the open part of a view; none where it is not under way. */
export function frameOf<L extends object>(g: { readonly stack: readonly FrameBase[] }, proc: string): Frame<L> | null {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i].proc === proc) return g.stack[i] as Frame<L>;
  return null;
}
