import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import { PLATES } from '../state/plates.ts';
import { DefenceSheet } from './DefenceSheet.tsx';

/** Whoever is attacked: the sheet is on its plate, or where there is none, here. */
export function ShieldPanel(props: BoardProps): ReactNode {
  const hasPlates = useMedia(PLATES);
  return hasPlates ? (
    <div className="syww-shield-rail">
      <p className="aside">{namingOf(props.language).own.fight.good}</p>
      <OtherChoices props={props} without={[]} end={null} />
    </div>
  ) : (
    <DefenceSheet props={props} />
  );
}
