import { done } from '../wire/accounts.ts';

/** How often one address may knock: enough for people, too little for guessing. */
export const few = { rateLimit: { max: 10, timeWindow: '1 minute' } };
export const mails = { rateLimit: { max: 5, timeWindow: '10 minutes' } };
export const ok = { ok: true } as const;
export const answered = { 200: done };
