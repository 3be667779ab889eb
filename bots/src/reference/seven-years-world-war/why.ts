import type { Choice, State } from '@cabinet-wars/seven-years-world-war/view';
import type { Why } from '../../bot.ts';
import type { Dilemma, Settled } from '../greedy/judgement.ts';

const REASONS: Partial<Record<Choice['t'], string>> = {
  attack: 'attack',
  'attack-again': 'attack',
  'minor-attack': 'attack',
  table: 'table',
  move: 'moves',
  march: 'moves',
  step: 'moves',
  take: 'moves',
  'take-all': 'moves',
  go: 'moves',
  recruit: 'recruits',
  place: 'recruits',
  'buy-marker': 'marker',
  diplomacy: 'diplomacy',
  lay: 'diplomacy',
  play: 'plays',
  suggested: 'suggested',
  pass: 'keeps-back',
  done: 'nothing-better',
  stop: 'nothing-better',
};

/** Why the planner does what it does, as facts: the gain in hundredths of the points it began with. */
export const whyOf = (_dilemma: Dilemma<State, Choice>, { choice, gain }: Settled<Choice>): Why => ({
  why: REASONS[choice.t] ?? 'best',
  gain: Math.round(gain),
});
