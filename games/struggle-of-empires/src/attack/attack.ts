import { type Context, DONE, type Frame, type Seat } from '@cabinet-wars/kernel';
import { ATTACK_COST } from '../data/numbers.ts';
import { POWERS } from '../data/powers.ts';
import { NAVAL_REGION, REGIONS, type RegionId, regionOf } from '../data/regions.ts';
import { TILE } from '../data/tiles.ts';
import { pay } from '../money/money.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import { isReady, useTile } from '../tiles/tiles.ts';
import type { Event, Side } from '../vocabulary/events.ts';
import { alliancesServe, settleAlliances } from './alliances-serve.ts';
import { type Attack, principalOf } from './attack-locals.ts';
import { callAllies, callsFor, joinNonPlayers, mayBeHelped } from './call-allies.ts';
import { combat, combatAt } from './combat.ts';
import { fightsOnLand, hasFleet, isAgainstPirates, mayFightAtSea } from './fleets.ts';
import { takeSpoils } from './spoils.ts';
import { targetOf, targets } from './targets.ts';

/** 2005 Attack, 2020 p.16–22. Declare and pay, call allies, fight at sea for naval support, then on land for the token. */
export const attack = procedure<Attack>('attack')({
  declare: {
    who: (g, f) => g.seatOf[f.attacker],
    options: (g, f) => targets(g, f.attacker),
    choose: (g, f, choice, x) => {
      if (choice.t === 'attack') declare(g, f, choice.region, choice.against, x);
    },
  },
  pay: (g, f, x) => {
    if (!f.free) pay(g, f.attacker, ATTACK_COST, 'attack', x);
  },
  surprise: {
    who: (g, f) => (isReady(g, f.attacker, TILE['surprise-attack']) && mayBeHelped(g, f) ? g.seatOf[f.attacker] : null),
    options: () => [
      { t: 'surprise', use: true },
      { t: 'surprise', use: false },
    ],
    choose: (g, f, choice, x) => {
      if (choice.t !== 'surprise' || !choice.use) return;
      f.surprise = true;
      useTile(g, f.attacker, TILE['surprise-attack'], x);
    },
  },
  attackersHelp: (g, f, x) => {
    joinNonPlayers(g, f, 'attacker', x);
    x.call(callAllies, callsFor('attacker'));
  },
  /** Nobody helps a neutral, and no player a non-player marker (rulings 25 and 55). */
  defendersHelp: (g, f, x) => {
    if (f.surprise) return;
    joinNonPlayers(g, f, 'defender', x);
    if (f.against === 'power') x.call(callAllies, callsFor('defender'));
  },
  fightAtSea: {
    who: (g, f) => (mayFightAtSea(g, f) ? g.seatOf[f.attacker] : null),
    options: fightOrNot,
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'fight-at-sea') return;
      x.log?.({ t: 'naval-battle-offered', power: POWERS[f.attacker], fight: choice.fight });
      return choice.fight ? undefined : haveSupport(f, 'defender');
    },
  },
  defendAtSea: {
    who: (g, f) => (mayFightAtSea(g, f) ? g.seatOf[f.defender] : null),
    options: fightOrNot,
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'fight-at-sea') return;
      x.log?.({ t: 'naval-battle-offered', power: POWERS[f.defender], fight: choice.fight });
      return choice.fight ? undefined : haveSupport(f, 'attacker');
    },
  },
  settleAlliances,
  alliances: alliancesServe,
  battleAtSea: (g, f, x) => {
    if (!mayFightAtSea(g, f) && !isAgainstPirates(f)) return haveSupport(f, loneFleet(g, f));
    x.call(combat, combatAt('naval'));
  },
  /** Surviving ships do not matter, only who won; after a tie nobody has support (2020 p.19). */
  winSupport: (_g, f) => haveSupport(f, f.outcome === 'tie' || f.outcome === 'none' ? 'nobody' : f.outcome),
  landing: (g, f, x) => {
    if (!fightsOnLand(g, f)) return isAgainstPirates(f) ? 'spoils' : DONE;
    const principal = f.support === 'nobody' ? -1 : principalOf(f, f.support);
    const power = principal < 0 ? null : POWERS[principal];
    if (NAVAL_REGION[f.region] >= 0) x.log?.({ t: 'naval-support', power, bonus: power === null ? 0 : f.supportBonus });
  },
  surrender: {
    who: whoMaySurrender,
    options: () => [
      { t: 'surrender', surrender: true },
      { t: 'surrender', surrender: false },
    ],
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'surrender' || !choice.surrender) return;
      x.log?.({ t: 'surrendered', power: POWERS[f.defender], region: REGIONS[f.region] });
      f.outcome = 'attacker';
      return 'spoils';
    },
  },
  battleOnLand: (_g, _f, x) => x.call(combat, combatAt('land')),
  spoils: (g, f, x) => {
    if (f.outcome === 'attacker') takeSpoils(g, f, x);
  },
});

function declare(g: State, f: Frame<Attack>, region: RegionId, against: string, x: Context<Event>): void {
  const target = targetOf(g, against);
  f.region = regionOf(region);
  f.against = target.against;
  f.defender = target.defender;
  f.counter = target.counter;
  f.raid = target.raid;
  x.log?.({ t: 'attack-declared', power: POWERS[f.attacker], region, against, free: f.free });
}

function fightOrNot() {
  return [
    { t: 'fight-at-sea', fight: true },
    { t: 'fight-at-sea', fight: false },
  ] as const satisfies object[];
}

function haveSupport(f: Attack, side: Side | 'nobody') {
  f.support = side;
  f.seaSettled = true;
  return 'landing' as const;
}

/** Rulings 20 and 21: where only one side has a fleet it has support without a fight. */
export function loneFleet(g: State, f: Attack): Side | 'nobody' {
  const attacker = f.attacker >= 0 && hasFleet(g, f, 'attacker');
  if (attacker === hasFleet(g, f, 'defender')) return 'nobody';
  return attacker ? 'attacker' : 'defender';
}

/** 2020 p.21, a variant: a defender may give up the token rather than fight on land, if there is one (ruling 78). */
function whoMaySurrender(g: State, f: Frame<Attack>): Seat | null {
  if (!g.options.surrender || f.against !== 'power') return null;
  return g.tokens[at(f.defender, f.region)] > 0 ? g.seatOf[f.defender] : null;
}
