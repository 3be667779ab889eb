import { Context, copy } from '@cabinet-wars/kernel';
import { isPowerId, type Power, powerOf, regionOf } from '@cabinet-wars/struggle-of-empires/data';
import { contemplate, regionScore, takeSpoils } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Event, State } from '@cabinet-wars/struggle-of-empires/view';
import { sampleOf } from './sample-of.ts';
import type { GameChoice, GameView } from './seen.ts';
import type { Naming } from './sentences.ts';

/** What a victory would change if the war ended right after it: the winner's points, and those of whoever lost. */
export interface Swing {
  readonly mine: number;
  readonly theirs: number;
}

export function swingOf(view: GameView, seat: number, attack: Extract<GameChoice, { t: 'attack' }>): Swing {
  const region = regionOf(attack.region);
  const before = sampleOf(view);
  const after = copy(before);
  const attacker = before.plays[seat];
  takeSpoils(after, contemplate(after, { attacker, region, against: attack.against }), new Context<Event>(NO_DICE));
  const points = (g: State, power: Power) => g.vp[power] + regionScore(g, power, region);
  const change = (power: Power) => points(after, power) - points(before, power);
  return { mine: change(attacker), theirs: isPowerId(attack.against) ? change(powerOf(attack.against)) : 0 };
}

/** Spoils hang on no dice. */
const NO_DICE = { roll: () => 0, draw: () => 0 };

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Whose points change at once, in words; null where nobody's do. */
export function swingText(
  { own, game }: Naming,
  { against }: Extract<GameChoice, { t: 'attack' }>,
  { mine, theirs }: Swing,
): string | null {
  const of = (who: string, points: number) => (points === 0 ? [] : [`${who} ${signed(points)}`]);
  return [...of(own.you, mine), ...(isPowerId(against) ? of(game.powers[against], theirs) : [])].join(', ') || null;
}
