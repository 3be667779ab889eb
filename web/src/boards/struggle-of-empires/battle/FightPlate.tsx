import { type ReactNode, useState } from 'react';
import { BesidePlate } from '../../kit/over/BesidePlate.tsx';
import { isBattleAsk } from '../Context.tsx';
import { keyOf } from '../map/position.ts';
import { namingOf } from '../parts/use-naming.ts';
import type { BoardProps } from '../read/seen.ts';
import { onMap } from '../read/turn-of.ts';
import { BattlePanel } from './BattlePanel.tsx';
import type { Fight } from './battle-of.ts';
import { SeaCheckPanel } from './SeaCheckPanel.tsx';
import type { SeaCheck } from './sea-check-of.ts';

interface Props extends BoardProps {
  readonly fight: Fight;
  readonly seaCheck: SeaCheck | null;
}

/** Dice beside the field while they are cast, and until something else is done or they are closed. */
export function FightPlate(props: Props): ReactNode {
  const { fight, seaCheck, animating, ask, told } = props;
  const [away, putAway] = useState<unknown>(null);
  const battle = fight.battles.at(-1);
  const inPanel = ask !== null && isBattleAsk(ask.key) && animating === null;
  // In a lesson the teacher says what came of it.
  const isTold = props.taught !== undefined && animating === null;
  if ((battle === undefined && seaCheck === null) || away === told || inPanel || isTold || props.ceremony !== null)
    return null;
  const naming = namingOf(props);
  const rolls = animating?.event.t ?? '';
  const place = seaCheck === null ? battle?.region : onMap(seaCheck.to, seaCheck.power);
  const target = place === undefined ? '.soe-map' : `[data-thing="${keyOf({ t: 'place', place })}"]`;
  return (
    <BesidePlate
      key={target}
      className="soe-plate"
      anchor={{ target, within: '.soe-map' }}
      closeLabel={naming.own.putAway}
      onClose={() => putAway(told)}
    >
      {seaCheck !== null ? (
        <SeaCheckPanel check={seaCheck} naming={naming} rolling={rolls === 'sea-check'} />
      ) : (
        battle !== undefined && (
          <BattlePanel battle={battle} fight={fight} naming={naming} rolling={rolls === 'combat-rolled'} />
        )
      )}
    </BesidePlate>
  );
}
