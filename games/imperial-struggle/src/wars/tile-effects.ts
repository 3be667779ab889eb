import type { Option } from '@cabinet-wars/kernel';
import {
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_POLITICAL,
  SPACE,
  SPACES,
  SPACES_IN,
  type Space,
} from '../data/map/spaces.ts';
import { BONUS_TILES_PER_THEATRE } from '../data/numbers.ts';
import { opponentOf, SIDES, type Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import type { TileEffect } from '../data/war-tiles.ts';
import { REGIONS_OF } from '../data/wars.ts';
import { isIntactFort } from '../map/control.ts';
import { damageFort, setFlag } from '../map/flags.ts';
import { wouldIsolate } from '../map/isolation.ts';
import { sendSquadron } from '../map/squadrons.ts';
import { forceDebt } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import { bonusSlot, type State, theatreSlot } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { theatreAt } from './strength.ts';
import { driveOut, warOf } from './war-locals.ts';

export interface TileEffects {
  theatre: number;
  side: Side;
  /** Effects still to be carried out. */
  forts: number;
  unflags: number;
}

/** Rules 35 to 38: what one side's tiles do, once they lie open. Ruling 97: Debt, then Forts and squadrons, then flags. */
export const tileEffects = procedure<TileEffects>('tile-effects')({
  debt: (g, f, x) => {
    const debt = countEffects(g, f, 'debt');
    for (let i = 0; i < debt; i++) forceDebt(g, opponentOf(f.side), 1, 'war-tile', x);
    f.forts = countEffects(g, f, 'fort-or-squadron');
    f.unflags = countEffects(g, f, 'unflag');
  },
  fort: {
    who: (g, f) => (f.forts > 0 && fortTargets(g, f).length > 0 ? g.seatOf[f.side] : null),
    options: (g, f) => fortTargets(g, f).map(target),
    choose: (g, f, choice, x) => {
      f.forts--;
      if (choice.t === 'target') strike(g, opponentOf(f.side), SPACE[choice.space], x);
      return 'fort';
    },
  },
  unflag: {
    who: (g, f) => (f.unflags > 0 && openFlags(g, f).length > 0 ? g.seatOf[f.side] : null),
    options: (g, f) => unflagTargets(g, f).map(target),
    choose: (g, f, choice, x) => {
      f.unflags--;
      if (choice.t === 'target') setFlag(g, SPACE[choice.space], -1, x);
      return 'unflag';
    },
  },
  wasted: (_g, f, x) => {
    if (f.forts > 0) x.log?.({ t: 'tile-wasted', side: SIDES[f.side], effect: 'fort-or-squadron' });
    if (f.unflags > 0) x.log?.({ t: 'tile-wasted', side: SIDES[f.side], effect: 'unflag' });
  },
});

const target = (space: Space): Option<Choice> => ({ t: 'target', space: SPACES[space] });

/** How many of the side's tiles in the theatre have an effect. */
function countEffects(g: State, { side, theatre }: TileEffects, effect: TileEffect): number {
  const { basic, bonus } = tablesOf(g);
  const kind = g.secret.basic[theatreSlot(side, theatre)];
  let count = kind >= 0 && basic[kind].effect === effect ? 1 : 0;
  for (let slot = 0; slot < BONUS_TILES_PER_THEATRE; slot++) {
    const tile = g.secret.bonus[bonusSlot(side, theatre, slot)];
    if (tile >= 0 && bonus[tile].effect === effect) count++;
  }
  return count;
}

/** Rule 37: opposing intact Forts and squadrons in the theatre's Regions. */
function fortTargets(g: State, { side, theatre }: TileEffects): Space[] {
  const owner = opponentOf(side);
  return spacesOfTheatre(g, theatre).filter(
    (space) => (IS_NAVAL[space] && g.flags[space] === owner) || isIntactFort(g, owner, space),
  );
}

function strike(g: State, owner: Side, space: Space, x: Context): void {
  if (IS_FORT[space]) {
    damageFort(g, space, x);
    return;
  }
  driveOut(warOf(g), owner, space);
  sendSquadron(g, owner, space, 'navy-box', x);
}

/** Rule 38, ruling 76: the opponent's Markets and Political spaces, but none with a Conflict. */
function openFlags(g: State, { side, theatre }: TileEffects): Space[] {
  const owner = opponentOf(side);
  return spacesOfTheatre(g, theatre).filter(
    (space) => (IS_POLITICAL[space] || IS_MARKET[space]) && g.flags[space] === owner && g.conflicts[space] === 0,
  );
}

/** Ruling 98: Markets that would Isolate another only where no Market would not. */
function unflagTargets(g: State, f: TileEffects): Space[] {
  const open = openFlags(g, f);
  const harmless = open.filter((space) => IS_MARKET[space] && !wouldIsolate(g, space));
  return harmless.length === 0 ? open : open.filter((space) => IS_POLITICAL[space] || harmless.includes(space));
}

const IN_THEATRE: readonly (readonly Space[])[] = REGIONS_OF.map((regions) =>
  regions.flatMap((region) => SPACES_IN[region]),
);
const spacesOfTheatre = (g: State, theatre: number): readonly Space[] => IN_THEATRE[theatreAt(g, theatre)];
