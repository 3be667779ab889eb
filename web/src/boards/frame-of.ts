import type { FrameBase } from '@cabinet-wars/kernel';

/** The nearest frame of a procedure under way, with its locals. */
export const frameOf = <L>(
  open: { readonly stack: readonly FrameBase[] },
  ...procs: string[]
): (L & FrameBase) | null =>
  // A stack says of a frame only which procedure it belongs to; that procedure's locals are what the caller names.
  (open.stack.findLast(({ proc }) => procs.includes(proc)) as (L & FrameBase) | undefined) ?? null;
