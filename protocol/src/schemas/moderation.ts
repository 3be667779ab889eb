import { z } from 'zod';
import { registration } from './accounts.ts';

/** What moderators see and do. */
export const moderatedPerson = z.object({
  name: z.string(),
  kind: z.enum(['member', 'guest', 'bot']),
  role: z.enum(['player', 'moderator']),
  created: z.number(),
  /** Null where they may sign in. */
  barredUntil: z.number().nullable(),
  /** Of a bot account: whether it is one of the house. */
  house: z.boolean().nullable(),
});
export type ModeratedPerson = z.infer<typeof moderatedPerson>;

export const moderatedTable = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  owner: z.string(),
  status: z.enum(['open', 'playing', 'finished', 'abandoned', 'halted']),
  created: z.number(),
});
export type ModeratedTable = z.infer<typeof moderatedTable>;

export const find = z.object({ find: z.string().max(100).default('') });
/** Why: kept in the log, for whoever looks at it later. */
const why = z.string().trim().min(1).max(500);
export const because = z.strictObject({ why });
export const houseBot = z.strictObject({ house: z.boolean(), why });
/** Days. */
export const LONGEST_BAR = 3650;
export const bar = z.strictObject({ days: z.number().int().min(1).max(LONGEST_BAR), why });
export const setRegistration = z.strictObject({ mode: registration });
export const invitation = z.object({ word: z.string(), expires: z.number() });

export const deeds = [
  'bar',
  'unbar',
  'delete-person',
  'close-table',
  'delete-table',
  'registration',
  'invitation',
  'moderator',
  'no-moderator',
  'settle-report',
  'house-bot',
  'no-house-bot',
] as const;
export const logged = z.object({
  id: z.string(),
  at: z.number(),
  /** Null: the operator, at the command line. */
  by: z.string().nullable(),
  what: z.enum(deeds),
  about: z.string().nullable(),
  table: z.string().nullable(),
  why: z.string(),
});
export type Logged = z.infer<typeof logged>;
