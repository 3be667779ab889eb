import { useEffect } from 'react';
import type { Sitting } from './use-table.ts';

const nameFor = (table: string, seat: number): string => `cabinet-wars orders ${table} ${seat}`;

/** What the player has set once for all tables of a game is said at a new one too: once, since it may be changed there. */
export function useKeptOrders({ client, loaded, seat, shown }: Sitting): void {
  const { id } = client.facts;
  const { orders, result } = shown.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each seat taken
  useEffect(() => {
    if (seat === null || result !== null || localStorage.getItem(nameFor(id, seat)) !== null) return;
    const kept = loaded.board.keptOrders?.(orders) ?? [];
    localStorage.setItem(nameFor(id, seat), 'given');
    for (const { order, on } of kept) void client.order(seat, order, on);
  }, [id, seat]);
}
