import type { State } from './state.ts';

/** What differs between the editions, each as a question of its own; variants of the deluxe rules answer as the original. */
type Settled = Pick<State, 'options'>;
export const isOriginal = (g: Settled): boolean => g.options.edition === 'original';
export const isDeluxe = (g: Settled): boolean => g.options.edition === 'deluxe';
export const players = (g: Settled): number => g.options.players;

export const armiesNeedAdjacency = (g: Settled): boolean => isOriginal(g) || g.options.originalAdjacency;
export const hasOriginalSeaMove = (g: Settled): boolean => isOriginal(g) || g.options.originalSeaMove;
/** Whether unrest counters are drawn from a bag and their values hidden, rather than each being exactly 1. */
export const drawsUnrest = (g: Settled): boolean => isDeluxe(g) && !g.options.originalUnrest && !g.options.openUnrest;
/** Whether counters worth exactly 1 lie face down, so that nobody is shown another's total (2005 Unrest, 2020 p.9). */
export const hidesUnrest = (g: Settled): boolean => !drawsUnrest(g) && !g.options.openUnrest;
export const passShedsUnrest = (g: Settled): boolean => isDeluxe(g) && !g.options.originalPass;
export const agricultureFeedsAtOnce = (g: Settled): boolean => isDeluxe(g) && !g.options.originalImprovedAgriculture;
export const industryCountsAgriculture = (g: Settled): boolean => isDeluxe(g) && !g.options.originalIndustry;
/** Whether each side needs a navy of its own to fight at sea (ruling 19). */
export const navalCombatNeedsOwnFleet = (g: Settled): boolean => isOriginal(g) || g.options.ownFleetForNavalCombat;
/** Whether a local alliance counts only beside a unit of the owner's (ruling 24). */
export const alliancesNeedUnits = (g: Settled): boolean => isDeluxe(g);
/** Whether a revolt's target has naval support; the deluxe revolt is a land-only attack (2020 p.26, ruling 40). */
export const shipsSupportAgainstRevolts = (g: Settled): boolean => isOriginal(g);
/** Whether a unit lost at sea costs unrest: 2005 names losses in combat alone, 2020 p.9 any reason (ruling 11). */
export const lossAtSeaCostsUnrest = (g: Settled): boolean => isDeluxe(g);
export const hasNonPlayers = (g: Settled): boolean => isDeluxe(g) && players(g) < 7;
export const hasNonPlayerMarkers = (g: Settled): boolean => isDeluxe(g) && players(g) <= 3;
export const hasSpecialActions = (g: Settled): boolean => isDeluxe(g);
export const mayPlaceAtHome = (g: Settled): boolean =>
  g.options.unitsAtHome === 'edition' ? isDeluxe(g) : g.options.unitsAtHome === 'yes';
/** Whether starting regions drawn twice are kept, may be redrawn, or must be (2020 p.8). */
export function duplicates(g: Settled): 'kept' | 'may' | 'must' {
  if (g.options.quickStart) return 'must';
  if (isOriginal(g) || g.options.originalDuplicates) return 'kept';
  return players(g) <= 3 ? 'must' : 'may';
}
