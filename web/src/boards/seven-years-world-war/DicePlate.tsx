import { type ReactNode, useState } from 'react';
import { CornerPlate } from '../kit/over/CornerPlate.tsx';
import { namingOf } from './i18n/index.ts';
import { BattlePanel, ThrowPanel } from './panels/BattlePanel.tsx';
import type { Dice } from './read/battle/battle.ts';
import type { BoardProps } from './read/seen.ts';

/** Dice over the map while they are cast, and until something else is done or they are closed. */
export function DicePlate(props: BoardProps & { readonly dice: Dice }): ReactNode {
  const { dice, animating, recent, told, language, telling, view, seat } = props;
  const [away, putAway] = useState<unknown>(null);
  const { battle, thrown } = dice;
  const isFresh = animating !== null || recent.some(({ t }) => t === 'rolled');
  if ((battle?.odds == null && thrown === null) || away === told || !isFresh) return null;
  const naming = namingOf(language);
  const rolling = animating?.event.t === 'rolled';
  return (
    <CornerPlate className="syww-plate" closeLabel={naming.own.putAway} onClose={() => putAway(told)}>
      {battle !== null && <BattlePanel {...{ battle, naming, rolling, telling, seat }} open={view.open} />}
      {battle === null && thrown !== null && (
        <ThrowPanel thrown={thrown} naming={naming} rolling={rolling} telling={telling} />
      )}
    </CornerPlate>
  );
}
