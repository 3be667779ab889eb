import { z } from 'zod';

export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}=*$/), auth: z.string().regex(/^[\w-]{16,32}=*$/) }),
});
export const pushEndpoint = z.strictObject({ endpoint: z.string().max(1000) });
export const newWebhook = z.strictObject({
  url: z.url().max(1000),
  style: z.enum(['discord', 'slack', 'json']),
});
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  style: z.enum(['discord', 'slack', 'json']),
  created: z.number(),
});
/** The key a browser subscribes with. */
export const pushKey = z.object({ key: z.string() });
