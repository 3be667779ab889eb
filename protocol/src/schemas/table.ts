import type { Asks, Choice, GameEvent, Offer, Order, Plain, Result, ToldEvent } from '@cabinet-wars/kernel';
import { z } from 'zod';
import { seat } from './common.ts';

/** What the kernel's table says, as data: each schema has the type the kernel gives it. */
type Schema<T> = z.ZodType<T, T>;

/** Data whose meaning is the game's affair. */
export const plain: Schema<Plain> = z.json();

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const range = z.object({ from: z.number().int(), to: z.number().int() });

export const choice: Schema<Choice> = z.object({ t: z.string() }).catchall(value);
const option = z.object({ t: z.string() }).catchall(z.union([value, range]));

const ownAsk = z.object({
  askId: z.number().int(),
  seat,
  key: z.string(),
  mode: z.enum(['one', 'secret', 'open', 'quiet']),
  options: z.array(option),
  soFar: z.array(choice),
  pass: choice.nullable(),
  hides: z.boolean(),
});

export const asks: Schema<Asks> = z.object({
  over: z.boolean(),
  own: ownAsk.nullable(),
  waitsFor: z.array(seat).nullable(),
});

const deal = z.object({ t: z.string(), from: seat, to: seat.nullable() }).catchall(value);
export const offer: Schema<Offer> = z.object({ id: z.number().int(), deal, agreed: z.boolean() });
export const order: Schema<Order> = z.object({ order: z.string() }).catchall(value);

export const result: Schema<Result> = z.object({
  places: z.array(z.array(seat)),
  scores: z.array(z.number()),
  level: z.string().exactOptional(),
  reason: z.string(),
});

const event: Schema<GameEvent> = z.object({ t: z.string() }).catchall(plain);
export const told: Schema<readonly ToldEvent<GameEvent>[]> = z
  .array(
    z.union([z.object({ id: z.number(), event }), z.object({ id: z.number(), takenBackFrom: z.number(), by: seat })]),
  )
  .meta({ description: 'The story: events in order, and notices that those from a number on were taken back.' });
