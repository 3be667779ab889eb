import { SQUARES } from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { tells } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { moverOf } from '../read/motion.ts';
import type { BoardProps } from '../read/seen.ts';
import { forceText, squareName } from '../read/sentences.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import type { March } from './use-march.ts';
import { WayOut } from './WayOut.tsx';

/** A force that has been stopped on its way, or goes on from where it is: drop somebody, land somebody, go on, stay. */
export function UnderWay({
  props,
  march,
  naming,
}: {
  readonly props: BoardProps;
  readonly march: March;
  readonly naming: Naming;
}): ReactNode {
  const open = props.view.open;
  const { force, reach, state } = march;
  const texts = naming.own.march;
  const here = squareName(naming, SQUARES[force.marching.at]);
  return (
    <div className="syww-march">
      <p className="aside">{(state.wasStopped ? texts.stopped : texts.underWay)(here, reach.points)}</p>
      <div className="syww-force" {...tells(forceText(naming, open, force.marching.force))}>
        {force.marching.force.map((piece) => (
          <Counter key={piece} size={28}>
            <Unit {...moverOf(nameOf(open, piece))} />
          </Counter>
        ))}
      </div>
      <WayOut props={props} march={march} naming={naming} />
      <OtherChoices props={props} without={['step']} end={null} />
    </div>
  );
}
