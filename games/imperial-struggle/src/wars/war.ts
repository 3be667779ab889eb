import { SPACES_IN } from '../data/map/spaces.ts';
import { CARRIED_OVER } from '../data/numbers.ts';
import { NOBODY, SIDES } from '../data/sides.ts';
import { AUSTRIAN_SUCCESSION, NO_WAR, WARS } from '../data/turns.ts';
import { FACTS_OF, REGIONS_OF, THEATRES_OF } from '../data/wars.ts';
import { removeConflict } from '../map/flags.ts';
import { type Context, procedure } from '../procedure.ts';
import { checkVictory } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { allot } from './allot.ts';
import { theatre } from './theatre.ts';
import { newTheatre, type War } from './war-locals.ts';
import { bonusTilesPlaced, dealBasicTiles, theatreCount } from './war-tiles.ts';

/** A War turn: every theatre of it in order, then the check of victory and the clean-up. */
export const war = procedure<War>('war')({
  begin: (g, _f, x) => {
    x.log?.({ t: 'war-begins', war: WARS[g.war] });
  },
  theatre: (_g, f, x) => x.call(theatre, newTheatre(f.theatre)),
  next: (g, f) => {
    f.theatre++;
    f.revealed = false;
    return f.theatre < theatreCount(g) ? 'theatre' : 'check';
  },
  check: (g, f, x) => {
    x.log?.({ t: 'war-ends', war: WARS[g.war] });
    checkVictory(g, f.decisive.indexOf(theatreCount(g)), 'war-sweep', x);
  },
  carryOver: (g, _f, x) => {
    if (g.war === AUSTRIAN_SUCCESSION) carryOver(g, x);
  },
  cleanUp: (g, f, x) => {
    cleanUp(g, x);
    f.theatre = 0;
  },
  nextWar: (g, _f, x) => {
    if (g.war !== NO_WAR) dealBasicTiles(g, x);
  },
  allot: (g, _f, x) => {
    if (g.war !== NO_WAR && g.options.allotBasicTiles) x.call(allot, {});
  },
});

/** Rule 45: a Bonus tile of the Seven Years War for each placed in this War. */
function carryOver(g: State, x: Context): void {
  for (let side = 0; side < SIDES.length; side++) {
    const tiles = Math.min(bonusTilesPlaced(g, side), CARRIED_OVER);
    g.carryOver[side] = tiles;
    if (tiles > 0) x.log?.({ t: 'tiles-carried-over', side: SIDES[side], tiles });
  }
}

/** Rule 46, ruling 86: Conflicts that counted go, War tiles return to their pools, and the next War is laid out. */
function cleanUp(g: State, x: Context): void {
  for (const at of THEATRES_OF[g.war])
    if (FACTS_OF[at].conflicts === true) for (const region of REGIONS_OF[at]) quell(g, region, x);
  g.secret.basic.fill(-1);
  g.secret.bonus.fill(-1);
  g.byng = NOBODY;
  g.atlantic = NOBODY;
  g.war = g.war === WARS.length - 1 ? NO_WAR : g.war + 1;
}

/** A Conflict on an empty or a Spanish space has counted for nobody, and stays. */
function quell(g: State, region: number, x: Context): void {
  for (const space of SPACES_IN[region]) if (g.flags[space] === 0 || g.flags[space] === 1) removeConflict(g, space, x);
}
