import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import type { OwnAsk } from '../read/seen.ts';

export const STAGES = ['tiles', 'effects', 'strength', 'spoils', 'conquest'] as const;
export type Stage = (typeof STAGES)[number];

/** How far a theatre has come. */
export const Stages = ({ now, naming: { own } }: { now: Stage; naming: Naming }): ReactNode => (
  <ol className="is-stages" aria-label={own.stagesOf}>
    {STAGES.map((stage) => (
      <li key={stage} aria-current={stage === now ? 'step' : undefined}>
        {own.stages[stage]}
      </li>
    ))}
  </ol>
);

/** The stage a question of a War belongs to. */
export function stageOf(ask: OwnAsk | null): Stage {
  if (ask === null) return 'strength';
  if (ask.key.startsWith('tile-effects')) return 'effects';
  return ask.key.startsWith('conquest') ? 'conquest' : 'spoils';
}
