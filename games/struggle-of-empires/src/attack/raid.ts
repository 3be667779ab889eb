import type { Context, Frame, Option, Reason } from '@cabinet-wars/kernel';
import { isPlayed } from '../alliances/grand-alliances.ts';
import { ALLIANCES_IN, MAY_BE_NAVY } from '../data/alliances.ts';
import { NOBODY, POWER_COUNT, POWERS, type Power, powerOf } from '../data/powers.ts';
import { IS_AMERICAN, IS_COLONY, REGION_COUNT, REGIONS, type Region, regionOf } from '../data/regions.ts';
import { tileOf } from '../data/tiles.ts';
import { shipsSupportAgainstRevolts } from '../editions.ts';
import { procedure } from '../procedure.ts';
import { at, type State } from '../state.ts';
import { bar } from '../tiles/tiles.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { CombatKind, Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { type Attack, attackBy } from './attack-locals.ts';
import { combat, combatAt } from './combat.ts';
import { hasFleet } from './fleets.ts';
import { PIRATES, RAIDS, type Raid } from './raids.ts';
import { liftRaid } from './spoils.ts';

/** A raid is an attack that no power makes: `attacker` stays −1, `raid` says which, and one power sends it. */
export interface RaidAttack extends Attack {
  sender: Power;
}

export const raidBy = (sender: Power, raid: Raid): RaidAttack => ({ ...attackBy(NOBODY, true), raid, sender });

/**
 * 2005 Pirates and Slave Revolt, 2020 p.26. Sent at once when taken, against a token of any colour (rulings 44 and 66). Pirates
 * fight the owner's navies, a revolt his armies and forts; nobody helps. If the raid wins it stays and holds the token.
 */
export const raid = procedure<RaidAttack>('raid')({
  target: {
    who: (g, f) => g.seatOf[f.sender],
    options: (g, f) => raidTargets(g, f.raid),
    choose: (g, f, choice, x) => {
      if (choice.t === 'raid') send(g, f, regionOf(choice.region), powerOf(choice.power), x);
    },
  },
  battle: (_g, f, x) => x.call(combat, combatAt(combatOf(f.raid))),
  result: (g, f, x) => {
    if (f.outcome === 'attacker') hold(g, f, x);
    else liftRaid(g, f.raid, f.region, f.outcome === 'defender' ? f.defender : NOBODY, x);
  },
});

/** Pirates fight at sea, a revolt on land. */
export const combatOf = (raid: Raid): CombatKind => (raid === PIRATES ? 'naval' : 'land');

/** A raid as it stands before its dice. Against a token of a power nobody plays there is nobody to decide anything. */
export function raidOn(g: State, f: Attack, region: Region, target: Power): void {
  f.region = region;
  f.defender = target;
  f.against = isPlayed(g, target) ? 'power' : 'non-player';
  f.seaSettled = true;
  prepare(g, f);
}

/** What the defender has besides units: alliances as navies against pirates, in the original ships' support against a revolt (ruling 40). */
function prepare(g: State, f: Attack): void {
  if (f.raid === PIRATES) {
    for (const alliance of ALLIANCES_IN[f.region]) if (MAY_BE_NAVY[alliance]) f.asNavy |= 1 << alliance;
  } else if (shipsSupportAgainstRevolts(g)) {
    f.support = hasFleet(g, f, 'defender') ? 'defender' : 'nobody';
  }
}

function send(g: State, f: Frame<RaidAttack>, region: Region, target: Power, x: Context<Event>): void {
  raidOn(g, f, region, target);
  bar(g, f.sender, tileOf(RAIDS[f.raid]));
  const against = POWERS[target];
  x.log?.({ t: 'raid-sent', power: POWERS[f.sender], raid: RAIDS[f.raid], region: REGIONS[region], against });
}

/** The token lies under the raid from now on: it neither scores nor pays (ruling 43). */
function hold(g: State, f: Attack, x: Context<Event>): void {
  g.tokens[at(f.defender, f.region)]--;
  g.raidRegion[f.raid] = f.region;
  g.raidToken[f.raid] = f.defender;
  x.log?.({ t: 'raid-holds', raid: RAIDS[f.raid], region: REGIONS[f.region], token: POWERS[f.defender] });
}

/** Whether there is anything to send a raid against. */
export function maySendRaid(g: State, raid: Raid): Reason | null {
  for (let region = 0; region < REGION_COUNT; region++)
    for (let target = 0; target < POWER_COUNT; target++) if (mayRaid(g, raid, region, target) === null) return null;
  return because({ why: 'nothing-to-raid', tile: RAIDS[raid] });
}

function raidTargets(g: State, raid: Raid): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (let region = 0; region < REGION_COUNT; region++)
    for (let target = 0; target < POWER_COUNT; target++)
      if (mayRaid(g, raid, region, target) === null)
        options.push({ t: 'raid', tile: RAIDS[raid], region: REGIONS[region], power: POWERS[target] });
  return options;
}

/** Pirates in any colony, a revolt in the Americas; any token there. */
export function mayRaid(g: State, raid: Raid, region: Region, target: Power): Reason | null {
  const reach = raid === PIRATES ? IS_COLONY : IS_AMERICAN;
  if (!reach[region]) return because({ why: 'raid-cannot-reach', tile: RAIDS[raid], region: REGIONS[region] });
  return g.tokens[at(target, region)] > 0 ? null : because({ why: 'not-there', region: REGIONS[region] });
}
