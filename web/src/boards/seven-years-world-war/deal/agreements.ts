import { same } from '@cabinet-wars/kernel';
import type { Event, OpenView } from '../read/seen.ts';
import type { ClauseId } from './draft.ts';

type Agreement = OpenView['agreements'][number];
/** A promise in writing; signatures under the treaty are none. */
export type Promised = Agreement & { readonly clause: ClauseId };

/** A promise, or two alike that bind either side. */
export interface Bond extends Promised {
  readonly isMutual: boolean;
}

export const isPromise = (one: Agreement): one is Promised => one.clause !== 'treaty';
const turned = (one: Promised): Promised => ({ ...one, by: one.to, to: one.by });

/** Promises in force; what both sides promise each other is one. */
export function bondsOf(open: OpenView): readonly Bond[] {
  return joined(open.agreements.filter(isPromise));
}

function joined(promises: readonly Promised[]): Bond[] {
  const bonds: Bond[] = [];
  for (const one of promises) {
    const at = bonds.findIndex(({ isMutual, ...other }) => !isMutual && same(other, turned(one)));
    if (at < 0) bonds.push({ ...one, isMutual: false });
    else bonds[at] = { ...bonds[at], isMutual: true };
  }
  return bonds;
}

export type EndedHow = 'kept' | 'paid' | 'broken';
export interface Ended {
  readonly promise: Promised;
  readonly how: EndedHow;
}

/** Promises that bind nobody any more, the last first: run out, paid, or broken. */
export function endedOf(story: readonly Event[], open: OpenView): readonly Ended[] {
  const inForce: Promised[] = [];
  const ended: Ended[] = [];
  const end = (isMeant: (one: Promised) => boolean, how: EndedHow): void => {
    const at = inForce.findIndex((one) => isMeant(one) && (how === 'kept' || !isStill(open, one)));
    if (at >= 0) ended.push({ promise: inForce.splice(at, 1)[0], how });
  };
  for (const event of story)
    if (event.t === 'agreed') {
      const { clause, seat: by, to, about, points, until } = event;
      inForce.push({ clause, by, to, about, points, until });
    } else if (event.t === 'agreement-broken')
      end((one) => one.clause === event.clause && one.by === event.seat && one.to === event.to, 'broken');
    else if (event.t === 'debt-paid')
      end((one) => one.clause === 'pay' && one.by === event.seat && one.points === event.points, 'paid');
    else if (event.t === 'turn-begins')
      while (inForce.some(({ until }) => until < event.turn)) end(({ until }) => until < event.turn, 'kept');
  return ended.reverse();
}

const isStill = (open: OpenView, promise: Promised): boolean => open.agreements.some((one) => same(one, promise));
