import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { AttackSheet } from './AttackSheet.tsx';
import { aiming, declaredIn } from './aim.ts';
import { DefenceSheet } from './DefenceSheet.tsx';

/** The sheet of an attack on a plate over the lower map, where there is room for one. */
export function FightPlate(props: BoardProps): ReactNode {
  const { target: aimed, isSent } = aiming.use((aim) => aim);
  const hasPlates = useMedia(PLATES);
  if (!hasPlates || props.ask === null) return null;
  const isDefence = props.ask.key === 'attack.shield';
  const target = props.ask.key === 'combat-phase.act' ? aimed : isSent ? null : declaredIn(props.view.open, props.ask);
  if (!isDefence && target === null) return null;
  return (
    <div className="syww-fight-plate" data-covers="bottom">
      {isDefence ? <DefenceSheet props={props} /> : <AttackSheet props={props} target={target!} />}
    </div>
  );
}
