import type { DealKind } from '@cabinet-wars/kernel';

interface Deals {
  readonly deals: { readonly kinds: readonly DealKind[] };
}

/** With two players there is nobody to whisper past; with more, it is allowed in games that have deals. */
export const mayWhisper = ({ deals }: Deals, seats: number): boolean => seats > 2 && deals.kinds.length > 0;
