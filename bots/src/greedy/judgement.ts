import type { Choice, Deal, GameState, Offer, Option, Seat } from '@cabinet-wars/kernel';
import type { Recall, Reply, Why } from '../bot.ts';

/** A question a planner thinks about, in a state it may not change. */
export interface Dilemma<G extends GameState, C extends Choice> {
  readonly g: G;
  readonly seat: Seat;
  /** `procedure.step` of the question. */
  readonly key: string;
  readonly options: readonly Option<C>[];
}

/** What the planner has settled on: the first choice of its plan, and what it makes of it. */
export interface Settled<C extends Choice> {
  readonly choice: C;
  /** The choices that are to follow, as far as it has looked. */
  readonly plan: readonly C[];
  /** What the plan is worth beside leaving things as they are. */
  readonly gain: number;
}

/** What is done only where nothing else is left. A rule of thumb, and no worth in points: whoever looks back reckons such a choice by where it led. */
export const LAST_RESORT = -1000;
export const isLastResort = (worth: number): boolean => worth < LAST_RESORT / 2;

/** Somebody's sense for one game: all a greedy planner knows about it besides its rules. */
export interface Judgement<G extends GameState, C extends Choice> {
  /** Makes a sampled state fit for planning, before anything else. */
  prepare(g: G, seat: Seat): void;
  /** How well a seat stands, in points. Only differences count. */
  value(g: G, seat: Seat): number;
  /** What may yet come of a plan that is not whole, beyond its value: it says which are followed, and not which is taken. */
  hope?(g: G, seat: Seat): number;
  /**
   * What a choice comes to on the same scale, where dice or other people decide and looking ahead would not tell. Null to
   * carry it out and look.
   */
  worth(dilemma: Dilemma<G, C>, choice: C): number | null;
  /** What a plan that supposes middling luck leaves out of a choice's cost. */
  toll(dilemma: Dilemma<G, C>, choice: C): number;
  /** The choices an option stands for that deserve a thought; a range may stand for many that do not. */
  tries(dilemma: Dilemma<G, C>, option: Option<C>): readonly C[];
  /** Whether a plan is whole once this question is reached. */
  isRest(key: string): boolean;
  /** What to say to what another seat offers. */
  accepts(g: G, seat: Seat, deal: Deal, recall: Recall): Reply;
  /** An offer to make before answering the question, if one is worth making. */
  offers(
    dilemma: Dilemma<G, C>,
    open: readonly Offer[],
    recall: Recall,
  ): { readonly deal: Deal; readonly why: Why } | null;
  /** Whether a plan breaks a promise that nothing but one's word holds one to. */
  breaks?(dilemma: Dilemma<G, C>, settled: Settled<C>, recall: Recall): boolean;
  /** What would be done after a choice whose worth was told: for those who want to know what it aims at. */
  next?(dilemma: Dilemma<G, C>, choice: C): readonly C[];
  why(dilemma: Dilemma<G, C>, settled: Settled<C>): Why;
}
