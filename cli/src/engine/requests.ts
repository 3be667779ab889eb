import { isRecord } from '@cabinet-wars/kernel';
import { z } from 'zod';

const table = z.int().describe('the number `new`, `load`, `copy` or `sample` gave');
const game = z.string().describe('the id of a game, as `games` lists them');
const seat = z.int().min(0).describe('a seat, from 0');
const whichSeat = seat.optional().describe('a seat, from 0; may be left out where only one is asked');
const seed = z
  .union([z.string(), z.int()])
  .transform(String)
  .optional()
  .describe('where chance comes from: the same seed gives the same numbers ("1" if left out)');
const mode = z
  .enum(['table', 'bare'])
  .default('table')
  .describe('`table`: journal, undo, deals, orders and events; `bare`: the rules alone, several times faster');
const tell = z
  .enum(['options', 'counts', 'seats', 'nothing'])
  .default('options')
  .describe(
    'how much the answer tells of the next question: with its options, with how many there are, only who is asked, or nothing',
  );
const choice = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const flat = choice.describe('flat data, as the options and `describe` show it');
const id = z.union([z.string(), z.number()]).optional().describe('any word of the caller; the answer carries it');

const data = z.unknown().optional().describe('components of one’s own, in place of the game’s');

/** Every request there is, by its name. */
export const requests = {
  games: z.strictObject({ do: z.literal('games'), id }).describe('the games that can be played'),
  describe: z
    .strictObject({ do: z.literal('describe'), id, game })
    .describe(
      'options, seats, choices, deals, orders, events, reasons and bots of a game, and the names of everything',
    ),
  new: z
    .strictObject({
      do: z.literal('new'),
      id,
      game,
      options: z.record(z.string(), z.unknown()).default({}).describe('of the game; defaults for what is left out'),
      seed,
      mode,
      data,
      tell,
    })
    .describe('begins a game'),
  legal: z.strictObject({ do: z.literal('legal'), id, table }).describe('who is asked what, with every option'),
  choose: z
    .strictObject({
      do: z.literal('choose'),
      id,
      table,
      seat: whichSeat,
      choice: z
        .union([choice, z.array(choice)])
        .optional()
        .describe('one of the options with a number for each range; at a whole table also a list, made as one gesture'),
      option: z.int().min(0).optional().describe('instead: the place of an option in the list, from 0'),
      numbers: z.record(z.string(), z.int()).optional().describe('with `option`: a number for each of its ranges'),
      tell,
    })
    .describe('a seat chooses'),
  undo: z
    .strictObject({ do: z.literal('undo'), id, table, seat, tell })
    .describe('takes back a seat’s last gesture, unless dice or another seat stand in the way'),
  view: z
    .strictObject({
      do: z.literal('view'),
      id,
      table,
      viewer: z
        .union([z.int().min(0), z.literal('spectator'), z.literal('open')])
        .describe('a seat, `spectator`, or (finished games) `open` for everything'),
    })
    .describe('what somebody may know'),
  events: z
    .strictObject({
      do: z.literal('events'),
      id,
      table,
      viewer: z.union([z.int().min(0), z.literal('spectator'), z.literal('open')]),
      since: z.int().min(0).default(0),
    })
    .describe('what has happened, as somebody may know it, from an event’s number on'),
  explain: z
    .strictObject({ do: z.literal('explain'), id, table, seat, wish: flat })
    .describe('why a wish (a choice, or part of one) is not among the options'),
  propose: z.strictObject({ do: z.literal('propose'), id, table, seat, deal: flat, tell }).describe('offers a deal'),
  answer: z
    .strictObject({ do: z.literal('answer'), id, table, seat, offer: z.int(), accept: z.boolean(), tell })
    .describe('accepts or declines an offer'),
  withdraw: z
    .strictObject({ do: z.literal('withdraw'), id, table, seat, offer: z.int(), tell })
    .describe('takes an offer back'),
  offers: z.strictObject({ do: z.literal('offers'), id, table, seat }).describe('the offers a seat is a party to'),
  order: z
    .strictObject({ do: z.literal('order'), id, table, seat, order: flat, on: z.boolean().default(true), tell })
    .describe('gives a standing order, or takes it back'),
  sample: z
    .strictObject({ do: z.literal('sample'), id, table, seat, seed, tell })
    .describe('a new table that agrees with all a seat may know; what it cannot know is drawn'),
  copy: z
    .strictObject({ do: z.literal('copy'), id, table, seed, tell })
    .describe('a table of its own that goes on from here; with a seed, with other chance'),
  save: z.strictObject({ do: z.literal('save'), id, table }).describe('everything of a table, the hidden included'),
  load: z
    .strictObject({ do: z.literal('load'), id, saved: z.any().refine(isRecord), data, tell })
    .describe('a table as `save` gave it, or as the game was saved elsewhere'),
  'play-out': z
    .strictObject({
      do: z.literal('play-out'),
      id,
      table,
      games: z.int().min(1).max(10_000).default(1).describe('how often, each with numbers of its own'),
      bots: z.array(z.string()).optional().describe('a bot for each seat; without them everybody chooses by lot'),
      nodes: z.int().min(1).default(200).describe('how much a bot may look at'),
      seed,
    })
    .describe('plays copies of a table to their end and tells what came of them; the table stays as it is'),
  bot: z
    .strictObject({
      do: z.literal('bot'),
      id,
      table,
      seat: whichSeat,
      bot: z.string().default('captain').describe('as `describe` lists them'),
      nodes: z.int().min(1).default(2000),
      milliseconds: z
        .int()
        .min(1)
        .optional()
        .describe('without it a bot counts what it looks at, and no clock cuts it short'),
      seed,
      act: z.boolean().default(true).describe('whether its move is made, or only told'),
      tell,
    })
    .describe('a bot moves for a seat'),
  close: z.strictObject({ do: z.literal('close'), id, table }).describe('lets go of a table'),
};

export const request = z.discriminatedUnion('do', [
  requests.games,
  requests.describe,
  requests.new,
  requests.legal,
  requests.choose,
  requests.undo,
  requests.view,
  requests.events,
  requests.explain,
  requests.propose,
  requests.answer,
  requests.withdraw,
  requests.offers,
  requests.order,
  requests.sample,
  requests.copy,
  requests.save,
  requests.load,
  requests['play-out'],
  requests.bot,
  requests.close,
]);

export type Request = z.output<typeof request>;
export type RequestOf<Do extends Request['do']> = Extract<Request, { readonly do: Do }>;
export type Tell = z.output<typeof tell>;
