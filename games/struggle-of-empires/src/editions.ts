import type { State } from './state.ts';

/** What differs between the editions, each as a question of its own; variants of the deluxe rules answer as the original. */
export const isOriginal = (g: State): boolean => g.options.edition === 'original';
export const isDeluxe = (g: State): boolean => g.options.edition === 'deluxe';
export const players = (g: State): number => g.options.players;

export const armiesNeedAdjacency = (g: State): boolean => isOriginal(g) || g.options.originalAdjacency;
export const hasOriginalSeaMove = (g: State): boolean => isOriginal(g) || g.options.originalSeaMove;
/** Whether unrest counters are drawn from a bag and their values hidden, rather than each being exactly 1. */
export const drawsUnrest = (g: State): boolean => isDeluxe(g) && !g.options.originalUnrest && !g.options.openUnrest;
export const passShedsUnrest = (g: State): boolean => isDeluxe(g) && !g.options.originalPass;
export const agricultureFeedsAtOnce = (g: State): boolean => isDeluxe(g) && !g.options.originalImprovedAgriculture;
export const industryCountsAgriculture = (g: State): boolean => isDeluxe(g) && !g.options.originalIndustry;
/** Whether each side needs a navy of its own to fight at sea (ruling 19). */
export const navalCombatNeedsOwnFleet = (g: State): boolean => isOriginal(g) || g.options.ownFleetForNavalCombat;
/** Whether a local alliance counts only beside a unit of the owner's (ruling 24). */
export const alliancesNeedUnits = (g: State): boolean => isDeluxe(g);
export const hasNonPlayers = (g: State): boolean => isDeluxe(g) && players(g) < 7;
export const hasNonPlayerMarkers = (g: State): boolean => isDeluxe(g) && players(g) <= 3;
export const hasSpecialActions = (g: State): boolean => isDeluxe(g);
export const mayPlaceAtHome = (g: State): boolean =>
  g.options.unitsAtHome === 'edition' ? isDeluxe(g) : g.options.unitsAtHome === 'yes';
/** Whether starting regions drawn twice are kept, may be redrawn, or must be (2020 p.8). */
export function duplicates(g: State): 'kept' | 'may' | 'must' {
  if (isOriginal(g) || g.options.originalDuplicates) return 'kept';
  return players(g) <= 3 ? 'must' : 'may';
}
