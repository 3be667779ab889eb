import type { DealKind } from '@cabinet-wars/kernel';

interface Deals {
  readonly deals: { readonly kinds: readonly DealKind[] };
}

/** Two have nobody to hide a word from; among more, a game that knows deals knows talks between two. */
export const mayWhisper = ({ deals }: Deals, seats: number): boolean => seats > 2 && deals.kinds.length > 0;
