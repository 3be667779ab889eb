import { z } from 'zod';

const seat = z.int().min(0);
const choice = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const option = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.strictObject({ from: z.int(), to: z.int() }).describe('every whole number from one to the other'),
  ]),
);
const id = z.union([z.string(), z.number()]).optional();
const reason = z.looseObject({ why: z.string().describe('an id that never changes its meaning') });

const result = z.strictObject({
  places: z.array(z.array(seat)).describe('seats by place; those who share one stand together'),
  scores: z.array(z.number()),
  level: z.string().optional(),
  reason: z.string().describe('what ended the game'),
  returns: z
    .array(z.number())
    .describe('by seat, from 1 for a sole first place to −1 for a sole last one; they add up to 0'),
});

const ask = z.strictObject({
  seat,
  key: z.string().describe('`procedure.step`: names the question'),
  mode: z.enum(['one', 'open', 'secret', 'quiet']),
  options: z
    .union([z.array(option), z.int()])
    .optional()
    .describe('with `"tell": "counts"` how many there are; left out with `"tell": "seats"`'),
  soFar: z.array(choice).optional(),
  pass: choice.nullable().optional(),
});

const position = { asks: z.array(ask).optional(), result: result.nullable().optional() };
const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ id, ok: z.literal(true), ...shape });
const placed = answer({ table: z.int(), ...position });
const done = answer(position);

/** What each request is answered with where it is not refused. */
export const answers = {
  games: answer({ games: z.array(z.looseObject({ id: z.string() })) }),
  describe: answer({ description: z.looseObject({ id: z.string() }) }),
  new: placed,
  legal: done,
  choose: answer({ ...position, rest: z.array(choice).optional() }),
  undo: done,
  view: answer({ view: z.looseObject({ open: z.unknown(), own: z.unknown() }) }),
  events: answer({ events: z.array(z.looseObject({ id: z.int() })) }),
  explain: answer({ reasons: z.array(reason) }),
  propose: answer({ ...position, offer: z.int() }),
  answer: done,
  withdraw: done,
  offers: answer({ offers: z.array(z.strictObject({ id: z.int(), deal: choice, agreed: z.boolean() })) }),
  order: done,
  sample: placed,
  copy: placed,
  save: answer({ saved: z.looseObject({}) }),
  load: placed,
  'play-out': answer({
    results: z.array(result),
    returns: z.array(z.number()).describe('by seat, the mean'),
    steps: z.int(),
  }),
  bot: answer({ ...position, move: z.looseObject({ t: z.string() }), acted: z.boolean() }),
  close: answer({}),
};

/** What a request is answered with where it is refused: nothing has changed. */
export const refusal = z.strictObject({
  id,
  ok: z.literal(false),
  reason,
  at: z.int().optional().describe('in a list of choices, which was refused'),
  reasons: z
    .array(reason)
    .optional()
    .describe('where there are several: faults of data, options that do not go together'),
});
