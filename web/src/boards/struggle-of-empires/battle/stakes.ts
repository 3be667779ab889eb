import { Context, copy } from '@cabinet-wars/kernel';
import { type Power, REGIONS, type RegionId } from '@cabinet-wars/struggle-of-empires/data';
import {
  areAllied,
  attackUnderWay,
  committableTo,
  type Odds,
  oddsOf,
  regionScore,
  takeSpoils,
} from '@cabinet-wars/struggle-of-empires/reckoning';
import type { Attack, Event, State } from '@cabinet-wars/struggle-of-empires/view';
import { sampleOf } from '../read/sample-of.ts';
import { frameOf, type GameView, idOf, type PowerId } from '../read/seen.ts';

/** What the attack under way is about: who against whom, where, and what a victory of the attacker would change. */
export interface Stakes {
  readonly attacker: PowerId | null;
  readonly defender: PowerId | null;
  readonly region: RegionId;
  /** Whether the viewer stands on the defender's side. */
  readonly isMine: boolean;
  readonly isPrincipal: boolean;
  /** What each power would score there now, and after a victory of the attacker, where that differs. */
  readonly changes: readonly { readonly power: PowerId; readonly change: number }[];
  readonly now: number;
}

const NO_DICE = { roll: () => 0, draw: () => 0 };

export function stakesOf(view: GameView, seat: number): Stakes | null {
  const frame = frameOf<Attack>(view.open, 'attack');
  if (frame === null || frame.region < 0 || frame.against === 'nothing-yet') return null;
  const before = sampleOf(view);
  const f = attackUnderWay(before);
  const after = copy(before);
  takeSpoils(after, attackUnderWay(after), new Context<Event>(NO_DICE));
  const me = view.open.plays[seat];
  const points = (g: State, power: Power) => g.vp[power] + regionScore(g, power, f.region);
  const changes = view.open.plays.flatMap((power) => {
    const change = points(after, power) - points(before, power);
    const id = idOf(power);
    return change === 0 || id === null ? [] : [{ power: id, change }];
  });
  const isPrincipal = f.defender === me;
  return {
    attacker: idOf(f.attacker),
    defender: idOf(f.defender),
    region: REGIONS[f.region],
    isPrincipal,
    isMine: isPrincipal || (f.defender >= 0 && areAllied(before, me, f.defender)),
    changes,
    now: regionScore(before, me, f.region),
  };
}

/** The odds of the attack under way if these powers came to the viewer's help with all they can bring. */
export function oddsWith(view: GameView, helpers: readonly Power[]): Odds {
  const g = sampleOf(view);
  const f = copy(attackUnderWay(g));
  for (const power of helpers) {
    const { armies, navies } = committableTo(g, f, power);
    f.armies[power] = armies;
    f.navies[power] = navies;
  }
  return oddsOf(g, f);
}

/** What a power could bring to the attack under way. */
export const bringing = (view: GameView, power: Power): { armies: number; navies: number } => {
  const g = sampleOf(view);
  return committableTo(g, attackUnderWay(g), power);
};

/** The same odds seen by the defender: what the attacker wins it loses, and a tie holds. */
export function fromDefence(odds: Odds): Odds {
  const flip = <T extends { win: number; lose: number }>(of: T): T => ({ ...of, win: of.lose, lose: of.win });
  const turn = (combat: Odds['land']) =>
    combat === null
      ? null
      : flip({
          ...combat,
          attack: combat.defence,
          defence: combat.attack,
          attackerLoses: combat.defenderLoses,
          defenderLoses: combat.attackerLoses,
        });
  return {
    sea: turn(odds.sea),
    land: turn(odds.land),
    all: flip(odds.all),
    attackerLoses: odds.defenderLoses,
    defenderLoses: odds.attackerLoses,
  };
}
