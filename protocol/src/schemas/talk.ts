import { z } from 'zod';

/** Chat, notes and reports. */
export const chatMessage = z
  .object({
    id: z.number(),
    seat: z.number().nullable(),
    name: z.string(),
    to: z.number().nullable(),
    text: z.string(),
    at: z.number(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessage>;

export const note = z.strictObject({ text: z.string().max(20_000) });
export const report = z.strictObject({
  about: z.string().max(100),
  table: z.string().max(64).optional(),
  text: z.string().trim().min(1).max(2000),
});
export const handled = z.strictObject({
  outcome: z.string().trim().min(1).max(500),
  /** Days for which the reported person is barred. */
  suspendDays: z.number().int().min(0).max(3650).default(0),
});
export const openReport = z.object({
  id: z.string(),
  by: z.string(),
  about: z.string(),
  table: z.string().nullable(),
  text: z.string(),
  at: z.number(),
});
