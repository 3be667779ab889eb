import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { drafting, type Half } from './draft.ts';
import type { HalfProps } from './HalfForm.tsx';
import { Powers } from './Powers.tsx';
import { partable } from './terms.ts';

/** A power changes hands, or is set free. */
export function PowerPicker({ props, column, sides, draft }: HalfProps): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.deal;
  const half = draft[column];
  const powers = partable(props.view, sides.giver);
  const set = (change: Partial<Half>) => drafting.set({ [column]: { ...half, ...change }, adding: null });
  return (
    <>
      <Powers
        label={texts.handOver}
        powers={powers}
        picked={half.power}
        naming={naming}
        onPick={(power) => set({ power, neutral: power === half.neutral ? null : half.neutral })}
      />
      <Powers
        label={texts.neutral}
        powers={powers}
        picked={half.neutral}
        naming={naming}
        onPick={(neutral) => set({ neutral, power: neutral === half.power ? null : half.power })}
      />
    </>
  );
}
