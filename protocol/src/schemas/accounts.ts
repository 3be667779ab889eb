import { spokenLanguages } from '@cabinet-wars/kernel';
import { z } from 'zod';
import { isName } from '../names.ts';
import { PASSWORD_LENGTH } from '../password-length.ts';

/** What is said about accounts. */

export const userName = z.string().normalize('NFKC').trim().min(2).max(24).refine(isName).meta({
  description:
    'Two to 24 letters of one script and digits; single spaces, hyphens, dots, underscores and apostrophes between them.',
});

export const password = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);
export const email = z.email().max(200);
export const language = z.enum(spokenLanguages);

/** An invitation code given out by a moderator, where signing up is by invitation. */
const invitation = z.string().trim().max(100).optional();

export const signUp = z.strictObject({ name: userName, password, email: email.optional(), language, invitation });
export const signIn = z.strictObject({ name: z.string().max(100), password: z.string().max(200) });
export const joinAsGuest = z.strictObject({ link: z.string().max(100), name: userName, language });
export const upgrade = z.strictObject({ name: userName, password, email: email.optional(), invitation });
export const prove = z.strictObject({ password: z.string().max(200) });
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
    kind: z.enum(['member', 'guest', 'bot']),
    role: z.enum(['player', 'moderator']),
    language,
    email: z.string().nullable(),
    emailConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
    vacationUntil: z.number().nullable(),
    vacationDays: z.number(),
    created: z.number(),
  })
  .meta({ id: 'Me', description: 'What the server keeps about whoever asks.' });
export type Me = z.infer<typeof me>;

/** What anybody may know of a bot account: a program that plays by the API. */
export const botFacts = z
  .object({
    name: z.string(),
    /** The member who answers for it. */
    keeper: z.string(),
    about: z.string(),
    games: z.array(z.string()),
    invitedBy: z.enum(['keeper', 'anybody']).meta({ description: 'Who may put it on a chair of their table.' }),
    house: z.boolean().meta({ description: 'Whether it may sit down by itself, where a table welcomes bots.' }),
    awake: z.boolean().meta({ description: 'Whether it has asked this server for anything of late.' }),
  })
  .meta({ id: 'BotAccount' });
export type BotFacts = z.infer<typeof botFacts>;

const botDetails = {
  about: z.string().trim().max(300),
  games: z.array(z.string().max(60)).min(1).max(20),
  invitedBy: z.enum(['keeper', 'anybody']),
};
export const newBot = z.strictObject({
  name: userName,
  ...botDetails,
  about: botDetails.about.default(''),
  invitedBy: botDetails.invitedBy.default('keeper'),
});
export const changeBot = z.strictObject(botDetails).partial();
export const ownBot = botFacts.extend({ id: z.string(), created: z.number() });
/** The token of a bot account, shown only this once. */
export const botToken = z.object({ id: z.string(), token: z.string() });
export const findBots = z.object({ game: z.string().max(60).optional() });
export const ratedKind = z.object({ kind: z.enum(['people', 'bots']).default('people') });

export const profile = z
  .object({
    name: z.string(),
    since: z.number(),
    ratings: z.array(z.object({ game: z.string(), rating: z.number(), games: z.number() })),
  })
  .extend({ bot: botFacts.nullable().meta({ description: 'Of a bot account; null for a person.' }) })
  .meta({ id: 'Profile', description: 'What anybody may see of a person.' });

/** The strongest at a game. */
export const ranked = z.array(
  z.object({ name: z.string(), rating: z.number(), deviation: z.number(), games: z.number() }),
);

export const session = z.object({
  id: z.string(),
  created: z.number(),
  seen: z.number(),
  agent: z.string(),
  current: z.boolean(),
});
export const passkey = z.object({ id: z.string(), name: z.string(), created: z.number() });
/** What a token may be used for: to look; to sit and play; to lay out tables and say who plays there. */
export const scopes = ['read', 'play', 'tables'] as const;
export const scope = z.enum(scopes);
export type Scope = z.infer<typeof scope>;
export const newToken = z.strictObject({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(scope).min(1).max(scopes.length).default(['read', 'play']),
});
export const token = z.object({
  id: z.string(),
  name: z.string(),
  created: z.number(),
  used: z.number().nullable(),
  scopes: z.array(scope),
});
export const registration = z.enum(['open', 'invitation', 'closed']);
export type Registration = z.infer<typeof registration>;
export const done = z.object({ ok: z.literal(true) });
export const registrationMode = z.object({ mode: registration });
/** `me` is null for a stranger. */
export const currentSession = z.object({ me: me.nullable() });
/** At which table a guest sits now. */
export const seatedGuest = z.object({ table: z.string() });
/** The token itself, shown only this once. */
export const createdToken = z.object({ id: z.string(), token: z.string() });
/** Everything kept about somebody. */
export const exported = z.record(z.string(), z.json());
/** What a browser has answered with one of its keys: the rest of it is WebAuthn's. */
const passkeyResponse = z.looseObject({ id: z.string().max(2000) });
export const showPasskey = z.strictObject({ id: z.string().max(64), response: passkeyResponse });
export const addPasskey = showPasskey.extend({ name: z.string().trim().min(1).max(60) });
export const vacation = z.strictObject({ days: z.number().int().min(0).max(60) });
export const block = z.strictObject({ name: z.string().max(100) });
/** What a browser is to be asked, as WebAuthn says it; `id` is given back with the answer. */
export const passkeyOptions = z.object({ id: z.string(), options: z.record(z.string(), z.json()) });
