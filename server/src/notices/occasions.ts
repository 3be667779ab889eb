import { toAnswer } from '@cabinet-wars/bots';
import { z } from 'zod';
import type { NewJob } from '../store/jobs.ts';
import { fromJson } from '../store/json-columns.ts';
import type { SeatsRow } from '../store/schema.ts';
import type { OutboxRow } from '../store/schema-people.ts';
import type { Consequence, Done } from '../tables/consequences.ts';

const SOON = 1000;
/** Whoever is there needs no mail: it is their turn for a minute before anything is sent. */
const A_MINUTE = 60_000;
/** Three quarters of the time have gone. */
const REMIND_AT = 0.75;

export const notice = z.object({
  kind: z.enum(['turn', 'reminder', 'offer', 'start', 'end']) satisfies z.ZodType<OutboxRow['kind']>,
  table: z.string(),
  seat: z.number(),
  user: z.string(),
  occasion: z.string(),
  /** The moment the table began to wait: if it waits for something else, a turn's notice is stale. */
  since: z.number(),
});
export type Notice = Readonly<z.infer<typeof notice>>;

/** Whom an act gives something to be told. Jobs stored with the act: none is lost, and the outbox lets none through twice. */
export const occasions: Consequence = (done) => {
  const people = done.seats.filter(({ sitter, user_id }) => sitter === 'person' && user_id !== null);
  return { jobs: [...turns(done, people), ...offers(done, people), ...beginning(done, people), ...end(done, people)] };
};

function turns({ row, before, after }: Done, people: readonly SeatsRow[]): NewJob[] {
  if (after.status !== 'playing' || after.waits_since === before.waits_since) return [];
  const pace = fromJson('pace', row.pace);
  // Whoever plays live sits at the table.
  if (pace.kind === 'live') return [];
  const asked = fromJson('asked', after.asked);
  const since = after.waits_since;
  return people
    .filter(({ seat }) => asked.includes(seat))
    .flatMap(({ seat, user_id }) => {
      const about = { table: row.id, seat, user: user_id!, since };
      const turn = job({ ...about, kind: 'turn', occasion: `turn:${row.id}:${after.version}` }, since + A_MINUTE);
      if (pace.kind !== 'days') return [turn];
      const late = since + pace.each * REMIND_AT;
      return [turn, job({ ...about, kind: 'reminder', occasion: `reminder:${row.id}:${after.version}` }, late)];
    });
}

function offers({ row, table, after, now }: Done, people: readonly SeatsRow[]): NewJob[] {
  return people.flatMap(({ seat, user_id }) => {
    const offer = toAnswer(table.offers(seat), seat);
    if (offer === undefined) return [];
    const occasion = `offer:${row.id}:${offer.id}`;
    return job({ kind: 'offer', table: row.id, seat, user: user_id!, occasion, since: after.waits_since }, now + SOON);
  });
}

function beginning({ row, before, after, now }: Done, people: readonly SeatsRow[]): NewJob[] {
  if (before.status !== 'open') return [];
  return people.map(({ seat, user_id }) =>
    job(
      { kind: 'start', table: row.id, seat, user: user_id!, occasion: `start:${row.id}`, since: after.waits_since },
      now + SOON,
    ),
  );
}

function end({ row, before, after, now }: Done, people: readonly SeatsRow[]): NewJob[] {
  if (after.status !== 'finished' || before.status === 'finished') return [];
  return endJobs(row.id, people, now);
}

/** Tells everybody who sits there that the game is over, also where it ends beside its rules. */
export const endJobs = (table: string, seats: readonly SeatsRow[], now: number): NewJob[] =>
  seats
    .filter(({ sitter, user_id }) => sitter === 'person' && user_id !== null)
    .map(({ seat, user_id }) =>
      job({ kind: 'end', table, seat, user: user_id!, occasion: `end:${table}`, since: now }, now + SOON),
    );

export const job = (about: Notice, at: number): NewJob => ({
  kind: 'notice',
  key: `${about.occasion}:${about.user}`,
  payload: { ...about },
  at,
});
