import { type Deal, isRange } from '@cabinet-wars/kernel';
import { inTurn } from '../../../swindling/in-turn.ts';
import type { Prey, Script } from '../../../swindling/swindler.ts';

const NEVER_HELPS: NonNullable<Script['always']> = ([option]) =>
  option.t === 'commit' ? { t: 'commit', armies: 0, navies: 0 } : null;

/** Help in name: a single unit, however many were paid for. */
const HELPS_A_LITTLE: Script['always'] = ([option]) =>
  option.t !== 'commit' || !('armies' in option) || mostOf(option.armies) === 0
    ? NEVER_HELPS([option])
    : { t: 'commit', armies: 1, navies: 0 };
const mostOf = (units: unknown): number => (isRange(units) ? units.to : Number(units));

const promise =
  (promised: string) =>
  ({ seat: from, to }: Prey): Deal => ({ t: 'promise', from, to, promise: promised, power: null, region: null });
const gold =
  (amount: number, promised: string | null) =>
  ({ seat: from, to }: Prey): Deal => ({
    t: 'gold',
    from,
    to,
    gold: amount,
    promise: promised,
    power: null,
    region: null,
  });

/** In Struggle of Empires gold changes hands at once, and nothing holds anybody to what was promised for it. */
export const swindlers: Readonly<Record<string, Script>> = {
  'promise breaker': { offer: inTurn(promise('help'), promise('peace'), promise('not-bid')), always: NEVER_HELPS },
  'repeat asker': { offer: gold(1, 'peace'), always: NEVER_HELPS },
  splitter: { offer: inTurn(gold(1, 'help'), gold(1, 'stay-out'), gold(1, 'attack')), always: NEVER_HELPS },
  'giver of little': { offer: inTurn(gold(1, null), promise('help'), promise('attack')), always: NEVER_HELPS },
  'token helper': { offer: inTurn(promise('help'), gold(1, null)), always: HELPS_A_LITTLE },
  'price creeper': {
    offer: (prey) => gold(1 + (Math.floor(prey.round / 2) % 9), prey.round % 2 === 0 ? 'peace' : 'stay-out')(prey),
    always: NEVER_HELPS,
  },
  'one of a ring': { offer: inTurn(gold(2, 'help'), promise('help'), promise('peace')), always: NEVER_HELPS },
};
