import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import { PLATES } from '../state/plates.ts';
import { AttackSheet } from './AttackSheet.tsx';
import { aiming, declaredIn } from './aim.ts';

/** A countermarch is planned on the same sheet as any attack; whoever likes chooses one by one, under it. */
export function DeclaredPanel(props: BoardProps): ReactNode {
  const hasPlates = useMedia(PLATES);
  const isSent = aiming.use((aim) => aim.isSent);
  const target = isSent ? null : declaredIn(props.view.open, props.ask);
  const { onSheet, oneByOne } = namingOf(props.language).own.fight;
  if (target === null) return <OtherChoices props={props} without={[]} end={null} />;
  return (
    <div className="syww-declared">
      {hasPlates ? <p className="aside">{onSheet}</p> : <AttackSheet props={props} target={target} />}
      <details>
        <summary>{oneByOne}</summary>
        <OtherChoices props={props} without={[]} end={null} />
      </details>
    </div>
  );
}
