import type { Seat } from '@cabinet-wars/kernel';
import type { Sitting } from '../table-state/use-table.ts';
import { endStore } from './end-store.ts';

/** Whom the pages after a game speak of: whoever was picked, else the person here, else who has won. */
export function useAboutSeat({ client, seat, shown }: Pick<Sitting, 'client' | 'seat' | 'shown'>): Seat {
  const picked = endStore.use(({ about }) => about);
  const { seats } = client.facts;
  if (picked !== null && picked < seats.length) return picked;
  const mine = seat ?? seats.findIndex(({ sitter }) => sitter === 'me');
  return mine >= 0 ? mine : (shown.question.result?.places[0]?.[0] ?? 0);
}
