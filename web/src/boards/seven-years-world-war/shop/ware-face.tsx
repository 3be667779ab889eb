import type { Ware } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter, Icon } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';

/** What of a ware says what it is. */
export type WareFace = Pick<Ware, 't' | 'power' | 'kind'>;

export function wareName({ t, power, kind }: WareFace, { own, game }: Naming): string {
  if (t === 'unit' && power !== null && kind !== null) return own.unitOf(game.kinds[kind].one, game.lands[power]);
  return t === 'unit' ? '' : own.wares[t];
}

export function wareIcon({ t, power, kind }: WareFace): ReactNode {
  if (power !== null && kind !== null)
    return (
      <Counter size={28}>
        <Unit nation={power} kind={kind} />
      </Counter>
    );
  return <Icon name={t === 'marker' ? 'tile' : t === 'fortify' ? 'tower' : 'hourglass'} size={24} />;
}
