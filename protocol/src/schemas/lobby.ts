import { z } from 'zod';
import { componentsHash, componentsNamed, id, seat } from './common.ts';
import { result } from './table.ts';

/** What is said about tables before, beside and after their games. */
export const access = z.enum(['public', 'private', 'link']).meta({
  description:
    'public: listed, anybody joins. link: not listed, whoever has the link joins. private: as link, and nobody watches unless `spectators` says so.',
});

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What the table agrees on about time. */
export const pace = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      /** Milliseconds on each clock at the start, and added with each own choice. */
      bank: z
        .number()
        .int()
        .min(MINUTE)
        .max(10 * 60 * MINUTE),
      more: z
        .number()
        .int()
        .min(0)
        .max(10 * MINUTE),
      late: z.enum(['bot', 'nothing']),
    }),
    z.strictObject({
      kind: z.literal('days'),
      /** Milliseconds for a choice. */
      each: z
        .number()
        .int()
        .min(60 * MINUTE)
        .max(14 * DAY),
      late: z.enum(['bot', 'nothing']),
    }),
  ])
  .meta({
    id: 'Pace',
    description: 'late: what happens when time is up, after a reminder: a bot takes over, or nothing.',
  });
export type Pace = z.infer<typeof pace>;

const chair = z.discriminatedUnion('sitter', [
  z.strictObject({ sitter: z.literal('me') }),
  z.strictObject({ sitter: z.literal('free') }),
  z.strictObject({ sitter: z.literal('bot'), bot: z.string().max(40) }),
]);

export const createTable = z.strictObject({
  /** One line, read in one direction. */
  name: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u)
    .default(''),
  game: z.string().max(60),
  options: z.record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()])).default({}),
  access: access.default('public'),
  pace: pace.default({ kind: 'none' }),
  /** Who sits where, a chair for each seat of the game; by default the first is mine and the others free. */
  chairs: z.array(chair).max(16).optional(),
  /** Seats are dealt at random when the game starts. */
  shuffle: z.boolean().default(false),
  /** Whether others may watch: by default yes, but at a private table only if its owner says so. */
  spectators: z.boolean().optional(),
  /** Seconds spectators lag behind. */
  delay: z.number().int().min(0).max(3600).default(0),
  /** Whether bots of the house may sit down on free chairs by themselves. */
  welcomesBots: z.boolean().default(false),
  /** The hash of an uploaded set of components to play with in place of ours. */
  components: componentsHash.nullable().default(null),
});
export type CreateTable = z.infer<typeof createTable>;

/** A seat's nonce for the dice: fresh and random, sent after its client has seen the table's `seedHash`. */
const nonce = z.string().regex(/^[\w-]{16,64}$/);

export const joinTable = z.strictObject({
  seat: seat.optional(),
  link: z.string().max(100).optional(),
  nonce: nonce.optional(),
});
export const giveNonce = z.strictObject({ nonce });
export const oneSeat = z.strictObject({ seat });
export const readmit = z.strictObject({ name: z.string().max(100) });
export const inviteBot = z.strictObject({ seat, name: z.string().max(100) });
export const seatBot = z.strictObject({ seat, bot: z.string().max(40).nullable() });
export const vote = z.strictObject({
  seat,
  /** `bot`, or the name of somebody who has offered to play on; one's own name, to offer that; null to take it back. */
  with: z.string().max(40).nullable(),
  /** For whoever watches by it. */
  link: z.string().max(100).optional(),
});
export const abandonVote = z.strictObject({ agree: z.boolean() });

export const seated = z.object({
  plays: z.string(),
  sitter: z.enum(['free', 'person', 'bot']),
  name: z.string(),
  bot: z.string().nullable(),
  /** Whether who sits there is a bot account: a program that plays by the API. */
  program: z.boolean(),
  me: z.boolean(),
  /** Whether the seat's client has sent its nonce for the dice. */
  sealed: z.boolean(),
});

export const tableSummary = z
  .object({
    id,
    name: z.string(),
    game: z.string(),
    options: z.record(z.string(), z.json()),
    access,
    pace,
    shuffle: z.boolean(),
    /** What binds the dice from the moment the table is laid out; null for tables older than that. */
    seedHash: z.string().nullable(),
    spectators: z.boolean(),
    delay: z.number(),
    /** Whether bots of the house may sit down by themselves. */
    welcomesBots: z.boolean(),
    /** Components of somebody's own it is played with: `GET /components/{hash}`; null for ours. */
    components: componentsNamed.nullable(),
    status: z.enum(['open', 'playing', 'finished', 'abandoned', 'halted']),
    owner: z.string(),
    mine: z.boolean(),
    /** The secret part of the invitation link, for those who sit there. */
    link: z.string().nullable(),
    /** For its owner, while it is being set: the names of those who were asked to leave. */
    kicked: z.array(z.string()),
    seats: z.array(seated),
    /** Whether it is the reader's turn; of others only what everybody may know. */
    myTurn: z.boolean(),
    waitsFor: z.array(seat).nullable(),
    waitsSince: z.number(),
    deadline: z.number().nullable(),
    result: result.nullable(),
    created: z.number(),
    started: z.number().nullable(),
    changed: z.number(),
    rematch: id.nullable(),
    /** Whether a bot plays for the reader, who may sit down again. */
    mayReturn: z.boolean(),
    /** For whose chairs a vote is possible now: the table has waited for them too long. */
    missing: z.array(seat),
    /** To replace a seat: `with` is `bot` or a name; where it is who voted, they offer to play on. Seat -1: to end the game. */
    votes: z.array(z.object({ seat: z.number(), by: z.string(), with: z.string() })),
  })
  .meta({ id: 'TableSummary' });
export type TableSummary = z.infer<typeof tableSummary>;

/** In a list of the lobby. */
export const listedTable = tableSummary
  .extend({
    place: z.string().meta({ description: 'Lists are sorted by it; the next page begins after the last one.' }),
  })
  .meta({ id: 'ListedTable' });
export type ListedTable = z.infer<typeof listedTable>;

/** Which page of a list. */
export const listQuery = z.object({
  game: z.string().max(60).optional(),
  pace: z.enum(['none', 'live', 'days']).optional(),
  after: z
    .string()
    .regex(/^[\w-]{1,120}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** `GET /live`: what a page of the lobby is told, each time as it is now. */
export const lobbyMessage = z
  .discriminatedUnion('t', [
    /** From now on every change is told: the time to fetch the lists. */
    z.object({ t: z.literal('ready') }),
    /** A table of the reader's own, or one that no longer is. */
    z.object({ t: z.literal('mine'), table: tableSummary }),
    z.object({ t: z.literal('not-mine'), id }),
    /** A table in the list of those that are open or played, or one that stands in neither any more. */
    z.object({ t: z.literal('listed'), table: listedTable }),
    z.object({ t: z.literal('unlisted'), id }),
  ])
  .meta({ id: 'LobbyMessage' });
export type LobbyMessage = z.infer<typeof lobbyMessage>;

export const gameSummary = z.object({
  id: z.string(),
  bots: z.array(z.string()),
  options: z.json().meta({ description: 'The fields of the game’s options with kinds, defaults and what is allowed.' }),
});

export const gameDescription = z
  .looseObject({
    id: z.string(),
    stateVersion: z.int(),
    asks: z.array(z.string()).meta({ description: 'Every question: `procedure.step`, as `asks.own.key` names it.' }),
    events: z.array(z.string()),
    ids: z.array(z.string()).meta({ description: 'The ids of everything there is: places, pieces, cards.' }),
  })
  .meta({
    description:
      'Also `options`, `seats` by number of players, `choices` (the fields of each kind), `deals` and `orders` with their terms, `reasons`, `bots`, and `texts` in each language.',
  });
