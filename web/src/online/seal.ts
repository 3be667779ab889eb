import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useEffect } from 'react';
import { put } from './api.ts';

/** What this browser added to the seal of a table's dice, and the hash it had been shown before. */
export interface OwnSeal {
  readonly nonce: string;
  readonly seedHash: string;
}

const keyOf = (table: string): string => `cabinet-wars-seal-${table}`;

export function ownSeal(table: string): OwnSeal | null {
  try {
    const kept: Partial<OwnSeal> | null = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return typeof kept?.nonce === 'string' && typeof kept.seedHash === 'string'
      ? { nonce: kept.nonce, seedHash: kept.seedHash }
      : null;
  } catch {
    return null;
  }
}

/**
 * A fresh word for the dice of a table one sits down at. It is made only after the table's hash has been shown, and both are
 * kept here, so that this browser can tell afterwards whether the server kept its promise.
 */
export function sealWord({ id, seedHash }: TableSummary): { readonly nonce?: string } {
  if (seedHash === null) return {};
  const kept = ownSeal(id);
  if (kept !== null && kept.seedHash === seedHash) return { nonce: kept.nonce };
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ nonce, seedHash } satisfies OwnSeal));
  } catch {
    // Without a place to keep it the word still counts; only this browser cannot check it later.
  }
  return { nonce };
}

/** Adds this browser's word by itself, for whoever sits at a table without having given one. */
export function useSealing(table: TableSummary): void {
  const isUnsealed = table.seats.some(({ me, sealed }) => me && !sealed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same table, looked at again
  useEffect(() => {
    const { nonce } = isUnsealed ? sealWord(table) : {};
    // Should it fail, the next look at the table finds it still missing.
    if (nonce !== undefined) void put(`tables/${table.id}/nonce`, { nonce }).catch(() => {});
  }, [table.id, isUnsealed]);
}
