import { languages } from '@cabinet-wars/kernel';
import { z } from 'zod';

/** What is said about accounts. */

/** Letters of any script, digits, and single spaces, hyphens, dots, underscores or apostrophes between them. */
export const userName = z
  .string()
  .trim()
  .min(2)
  .max(24)
  .regex(/^[\p{L}\p{N}]+(?:[ ._'’-][\p{L}\p{N}]+)*$/u)
  .meta({
    description: 'Two to 24 letters and digits; spaces, hyphens, dots, underscores and apostrophes between them.',
  });

/** Length is what counts; argon2 takes no more than this for the same price. */
export const password = z.string().min(10).max(200);
export const email = z.email().max(200);
export const language = z.enum(languages);

export const signUp = z.strictObject({ name: userName, password, email: email.optional(), language });
export const signIn = z.strictObject({ name: z.string().max(100), password: z.string().max(200) });
export const joinAsGuest = z.strictObject({ link: z.string().max(100), name: userName, language });
export const upgrade = z.strictObject({ name: userName, password, email: email.optional() });
export const askForReset = z.strictObject({ email });
export const resetPassword = z.strictObject({ password });
export const changePassword = z.strictObject({ old: z.string().max(200).optional(), new: password });
export const confirmDeletion = z.strictObject({ password: z.string().max(200).optional() });

/** By which ways one is told of what, and when not. */
export const noticeChoices = z.strictObject({
  mail: z.boolean(),
  push: z.boolean(),
  webhook: z.boolean(),
  turn: z.boolean(),
  offer: z.boolean(),
  start: z.boolean(),
  end: z.boolean(),
  /** Minutes to gather notices before a mail goes out. */
  gather: z.number().int().min(0).max(1440),
  /** Minutes of the day (UTC) between which nothing is sent; equal for never. */
  quietFrom: z.number().int().min(0).max(1439),
  quietTo: z.number().int().min(0).max(1439),
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

export const patchMe = z.strictObject({
  name: userName.optional(),
  email: email.nullable().optional(),
  language: language.optional(),
});

export const me = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['member', 'guest']),
    role: z.enum(['player', 'moderator']),
    language,
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    vacationUntil: z.number().nullable(),
    vacationDays: z.number(),
    created: z.number(),
  })
  .meta({ id: 'Me', description: 'What the server keeps about whoever asks.' });
export type Me = z.infer<typeof me>;

export const profile = z
  .object({
    name: z.string(),
    since: z.number(),
    ratings: z.array(z.object({ game: z.string(), rating: z.number(), games: z.number() })),
  })
  .meta({ id: 'Profile', description: 'What anybody may see of a person.' });

export const session = z.object({
  id: z.string(),
  created: z.number(),
  seen: z.number(),
  agent: z.string(),
  current: z.boolean(),
});
export const passkey = z.object({ id: z.string(), name: z.string(), created: z.number() });
export const token = z.object({ id: z.string(), name: z.string(), created: z.number(), used: z.number().nullable() });
export const done = z.object({ ok: z.literal(true) });
