import { z } from 'zod';
import { MOST_CHOICES } from '../act-limits.ts';
import { componentsNamed, flat, id, key, reason, refusal, seat } from './common.ts';
import { pace } from './lobby.ts';
import { asks, choice, offer, order, plain, result, told } from './table.ts';
import { chatMessage } from './talk.ts';

/** What is said over a table's socket, `GET /api/v1/tables/{id}/socket`, in both directions. Texts of JSON, one message each. */

const act = { id: key, again: z.boolean().optional() };

/** From the client. `id` names the act; a client that lost its socket sends it again with `again: true`. */
export const clientMessage = z
  .discriminatedUnion('t', [
    z.strictObject({
      t: z.literal('choose'),
      ...act,
      askId: z.number().int(),
      said: z.union([flat, z.array(flat).min(1).max(MOST_CHOICES)]),
    }),
    z.strictObject({ t: z.literal('undo'), ...act }),
    z.strictObject({ t: z.literal('order'), ...act, order: flat, on: z.boolean() }),
    z.strictObject({ t: z.literal('propose'), ...act, deal: flat }),
    z.strictObject({ t: z.literal('answer'), ...act, offer: z.number().int(), accept: z.boolean() }),
    z.strictObject({ t: z.literal('withdraw'), ...act, offer: z.number().int() }),
    z.strictObject({ t: z.literal('explain'), id: key, wish: flat }),
    z.strictObject({ t: z.literal('say'), ...act, text: z.string().trim().min(1).max(1000), to: seat.nullable() }),
    z.strictObject({ t: z.literal('ping') }),
  ])
  .meta({ id: 'ClientMessage' });
export type ClientMessage = z.infer<typeof clientMessage>;
/** What changes the game, and is answered with `done` once it is durable. */
export type Act = Extract<ClientMessage, { t: 'choose' | 'undo' | 'order' | 'propose' | 'answer' | 'withdraw' }>;

const shown = z.number().int().meta({
  description:
    'Everything below this number has been told for good: what to ask for `since` after a broken connection.',
});

export const sitter = z.object({
  plays: z.string(),
  sitter: z.enum(['free', 'person', 'bot']),
  /** The public name of who sits there. */
  name: z.string(),
  bot: z.string().nullable(),
  /** Whether it is a bot account: a program that plays by the API. */
  program: z.boolean(),
  /** Whether a page of theirs is open at this table. */
  here: z.boolean(),
});

/** What hardly changes about a table. */
export const facts = z
  .object({
    id,
    name: z.string(),
    game: z.string(),
    options: z.record(z.string(), plain),
    created: z.number(),
    seedHash: z.string(),
    nonces: z.array(z.string()),
    /** Where seats were drawn by lot: by seat, on which chair its player had sat down; the nonces stand by chair. */
    shuffle: z.array(z.number()).nullable(),
    pace,
    delay: z.number(),
    /** Components of somebody's own it is played with; null for ours. */
    components: componentsNamed.nullable(),
  })
  .meta({ id: 'Facts' });

/** Each seat's time in a live game. */
export const clocks = z.object({
  /** Milliseconds left, by seat. */
  left: z.array(z.number()),
  /** Since when those who are asked are thinking. */
  since: z.number(),
});
export type Clocks = z.infer<typeof clocks>;

/** Parts of what a viewer may know. In `welcome` all of them stand, in `change` those that are new. */
const parts = {
  /** The viewer's own part of the view; null for spectators. */
  own: plain,
  /** Whatever else a game's view has besides `open` and `own`, such as everything once it is over. */
  more: z.record(z.string(), plain),
  asks,
  offers: z.array(offer),
  orders: z.array(order),
  whyNoUndo: reason.nullable(),
  result: result.nullable(),
  /** Published when the game is over. */
  seed: z.string().nullable(),
  /** Null, with `deadline` and `clocks`, while it must stay hidden who is asked. */
  waitsSince: z.number().nullable(),
  deadline: z.number().nullable(),
  /** Empty where time is not counted by seat. */
  clocks: z.union([clocks, z.strictObject({})]).nullable(),
};

export const patch = z.array(z.tuple([z.array(z.union([z.string(), z.number()])), plain])).meta({
  id: 'Patch',
  description: 'Pairs of a path and the value that now stands there. The empty path is the whole.',
});

/** From the server. */
export const serverMessage = z
  .discriminatedUnion('t', [
    z.object({
      t: z.literal('welcome'),
      viewer: z.union([seat, z.literal('spectator'), z.literal('open')]),
      /** The seat of whoever looks, also when the game is over and lies open. */
      seat: seat.nullable(),
      facts,
      seats: z.array(sitter),
      open: plain,
      ...parts,
      told,
      /** The first event the viewer had not been told when it last chose. */
      unseenFrom: z.number(),
      shown,
    }),
    z.object({
      t: z.literal('change'),
      open: patch.optional(),
      ...z.object(parts).partial().shape,
      told: told.optional(),
      shown: shown.optional(),
      /** Whether the viewer did it. */
      mine: z.boolean().optional(),
    }),
    z.object({
      t: z.literal('done'),
      id: key,
      answer: z.union([
        z.object({ ok: z.literal(true), rest: z.array(choice).exactOptional(), offer: z.number().exactOptional() }),
        refusal,
      ]),
    }),
    z.object({ t: z.literal('reasons'), id: key, reasons: z.array(reason) }),
    z.object({ t: z.literal('seats'), seats: z.array(sitter) }),
    z.object({ t: z.literal('said'), ...chatMessage.shape }),
    z.object({ t: z.literal('pong') }),
    /** The last message: why the server closes the socket. */
    z.object({ t: z.literal('bye'), reason }),
  ])
  .meta({ id: 'ServerMessage' });
export type ServerMessage = z.infer<typeof serverMessage>;
/** The server's message of a kind. */
export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** `GET /tables/{id}/timeline`: the way from the first moment to the last, for one viewer. */
export const timeline = z
  .object({
    length: z.number(),
    told,
    at: z.array(z.number()).meta({ description: 'For each of `told`: at which moment.' }),
    times: z
      .array(z.number())
      .exactOptional()
      .meta({ description: 'The hour of each moment, in milliseconds since 1970, to the minute.' }),
  })
  .meta({ id: 'Timeline' });

/** `GET /tables/{id}/past`: the table at one of those moments. */
export const pastState = z
  .object({
    at: z.number(),
    view: z.looseObject({ open: plain, own: plain }),
    next: z.number(),
    waitsFor: z.array(seat),
  })
  .meta({ id: 'PastState' });
export type Timeline = z.infer<typeof timeline>;
export type PastState = z.infer<typeof pastState>;
