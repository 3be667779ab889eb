import type { Context, Frame, Option, Reason } from '@cabinet-wars/kernel';
import { areAllied, isPlayed } from '../alliances/grand-alliances.ts';
import { POWER_COUNT, POWERS, type Power, powerOf } from '../data/powers.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event, Side } from '../vocabulary/events.ts';
import { because, type Why } from '../vocabulary/reasons.ts';
import { type Attack, attackUnderWay, principalOf } from './attack-locals.ts';
import { fightsOnLand, naviesFor, shipsMayHelp, sideOf } from './fleets.ts';

export interface CallAllies {
  side: Side;
  /** Whom the principal has called, and how many of them have been heard. */
  called: Power[];
  heard: number;
}

export const callsFor = (side: Side): CallAllies => ({ side, called: [], heard: 0 });

/**
 * 2005 Attack, 2020 p.17. The principal names whom he asks, one or several at a time; those asked answer openly and in any
 * order (rulings 26 and 59), and what they commit is binding.
 */
export const callAllies = procedure<CallAllies>('call-allies')({
  call: {
    who: (g, f) => (hasCallable(g, f) || f.heard < f.called.length ? principalSeat(g, f) : null),
    options: callOptions,
    choose: (g, f, choice, x) => {
      if (choice.t !== 'call') return;
      f.called = [...f.called, powerOf(choice.power)];
      const power = POWERS[principalOf(attackUnderWay(g), f.side)];
      x.log?.({ t: 'ally-called', power, ally: choice.power, side: f.side });
      return 'call';
    },
  },
  answer: {
    mode: 'open',
    who: (g, f) => f.called.slice(f.heard).map((power) => g.seatOf[power]),
    options: (g, _f, seat) => {
      const { armies, navies } = committable(g, g.plays[seat]);
      return [{ t: 'commit', armies: upTo(armies), navies: upTo(navies) }];
    },
    choose: (g, f, choice, x, seat) => {
      if (choice.t === 'commit') commit(g, f, g.plays[seat], choice.armies, choice.navies, x);
    },
  },
  /** After some answers others may still be asked, each once (ruling 82). */
  hear: (_g, f) => {
    if (f.heard === f.called.length) return;
    f.heard = f.called.length;
    return 'call';
  },
});

const principalSeat = (g: State, f: CallAllies) => g.seatOf[principalOf(attackUnderWay(g), f.side)];
const upTo = (most: number) => (most === 0 ? 0 : { from: 0, to: most });

function hasCallable(g: State, f: CallAllies): boolean {
  for (let power = 0; power < POWER_COUNT; power++) if (isCallable(g, f, power)) return true;
  return false;
}

function callOptions(g: State, f: CallAllies): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let power = 0; power < POWER_COUNT; power++)
    if (isCallable(g, f, power)) options.push({ t: 'call', power: POWERS[power] });
  options.push({ t: 'call-no-more' });
  return options;
}

const isCallable = (g: State, f: CallAllies, power: Power): boolean =>
  isPlayed(g, power) && mayCall(g, f, power) === null;

/** Whether the principal may ask a power for help. */
export function mayCall(g: State, f: CallAllies, power: Power): Reason | null {
  const principal = principalOf(attackUnderWay(g), f.side);
  if (power === principal) return because({ why: 'not-yourself' });
  if (!areAllied(g, principal, power)) return because({ why: 'not-an-ally', power: POWERS[power] });
  if (!isPlayed(g, power)) return because(comesByItself(attackUnderWay(g), power));
  if (f.called.includes(power)) return because({ why: 'called-already', power: POWERS[power] });
  const { armies, navies } = committable(g, power);
  return armies + navies > 0 ? null : because({ why: 'ally-has-no-units', power: POWERS[power] });
}

/** Why nobody calls a power that nobody plays: it joins its alliance, but stays out of attacks on neutrals (ruling 25). */
const comesByItself = ({ against }: Attack, power: Power): Why =>
  against === 'power' || against === 'non-player'
    ? { why: 'comes-by-itself', power: POWERS[power] }
    : { why: 'stays-out', power: POWERS[power] };

/**
 * What a power can bring to the help of its side in the attack under way: armies where there will be a land combat, navies
 * where they can fight or give support (rulings 63 and 80). Never forts.
 */
export const committable = (g: State, power: Power): { armies: number; navies: number } =>
  committableTo(g, attackUnderWay(g), power);

export function committableTo(g: State, f: Attack, power: Power): { armies: number; navies: number } {
  return {
    armies: fightsOnLand(g, f) ? g.armies[at(power, f.region)] : 0,
    navies: shipsMayHelp(g, f, sideOf(g, f, power)) ? naviesFor(g, power, f.region) : 0,
  };
}

function commit(g: State, f: Frame<CallAllies>, power: Power, armies: number, navies: number, x: Context<Event>): void {
  const attack = attackUnderWay(g);
  attack.armies[power] = armies;
  attack.navies[power] = navies;
  logCommitted(attack, power, f.side, x);
}

/** Units of powers nobody plays join their grand alliance by themselves, but not against neutrals (2020 p.17, ruling 25). */
export function joinNonPlayers(g: State, f: Attack, side: Side, x?: Context<Event>): void {
  if (f.against !== 'power' && f.against !== 'non-player') return;
  const principal = side === 'attacker' ? f.attacker : f.defender;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (isPlayed(g, power) || !areAllied(g, principal, power)) continue;
    f.armies[power] = fightsOnLand(g, f) ? g.armies[at(power, f.region)] : 0;
    f.navies[power] = naviesFor(g, power, f.region);
    if (x !== undefined && f.armies[power] + f.navies[power] > 0) logCommitted(f, power, side, x);
  }
}

function logCommitted(f: Attack, power: Power, side: Side, x: Context<Event>): void {
  const principal = side === 'attacker' ? f.attacker : f.defender;
  x.log?.({
    t: 'ally-committed',
    power: POWERS[power],
    helps: POWERS[principal],
    side,
    armies: f.armies[power],
    navies: f.navies[power],
  });
}

/** Whether anybody could come to the defender's help: what a Surprise Attack would keep out (rulings 34 and 79). */
export function mayBeHelped(g: State, f: Attack): boolean {
  if (f.against !== 'power' && f.against !== 'non-player') return false;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (power === f.defender || !areAllied(g, f.defender, power)) continue;
    if (f.against === 'non-player' && isPlayed(g, power)) continue;
    const { armies, navies } = committableTo(g, f, power);
    if (armies + navies > 0) return true;
  }
  return false;
}
