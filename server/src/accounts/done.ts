import { done } from '@cabinet-wars/protocol';

/** What is answered where there is nothing to say but that it was done, and its schema. */
export const ok = { ok: true } as const;
export const answered = { 200: done };
