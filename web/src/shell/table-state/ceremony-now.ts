import type { CeremonyNow } from '../../boards/kit/ceremony/ceremony.ts';
import type { Sitting } from './use-table.ts';

/** The ceremony on the screen, with the ways through it. */
export function ceremonyNow({ shown, stage }: Pick<Sitting, 'shown' | 'stage'>): CeremonyNow | null {
  if (shown.ceremony === null) return null;
  const { of, at, isStepwise } = shown.ceremony;
  const isLast = at === of.steps.length - 1;
  return { of, at, isStepwise, isLast, next: stage.nextStep, toEnd: stage.toLastStep, again: stage.stepwise };
}
