import type { Advice, TableClient } from '../../../client/table-client.ts';

export const allowsAdvice = (client: TableClient): boolean =>
  client.advise !== undefined || client.adviseNow !== undefined;

/** From the page where the table is elsewhere, so that nobody there is asked. */
export async function adviceOf(client: TableClient, signal: AbortSignal): Promise<Advice | null> {
  if (client.adviseNow !== undefined) return client.adviseNow(signal);
  const { length } = await client.timeline();
  return (await client.advise?.(length, signal)) ?? null;
}
