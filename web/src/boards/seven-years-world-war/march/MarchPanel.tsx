import './march.css';
import type { ReactNode } from 'react';
import { meant } from '../../kit/rail/meant.ts';
import { namingOf } from '../i18n/index.ts';
import type { BoardProps } from '../read/seen.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import { ForceList } from './ForceList.tsx';
import { ForceOut } from './ForceOut.tsx';
import { marching } from './marching.ts';
import { UnderWay } from './UnderWay.tsx';
import { useMarch } from './use-march.ts';

const ON_THE_MAP = ['move', 'march', 'minor-move'];

/** Movement: which force, how much of it, and where to. Nothing is sent before one goes. */
export function MarchPanel(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const march = useMarch(
    ask,
    view.open,
    marching.use((all) => all),
  );
  if (ask === null) return null;
  const naming = namingOf(props.language);
  if (ask.key === 'move.march' && march !== null) return <UnderWay props={props} march={march} naming={naming} />;
  if (march !== null) return <ForceOut props={props} march={march} naming={naming} />;
  const done = ask.options.find(({ t }) => t === 'done');
  return (
    <div className="syww-march">
      <ForceList props={props} naming={naming} />
      <OtherChoices
        props={props}
        without={ON_THE_MAP}
        end={
          done && (
            <button
              type="button"
              className="button wide"
              data-end="movement"
              {...meant(props.taught, [{ t: 'done' }])}
              onClick={() => props.pick({ t: 'done' })}
            >
              {naming.own.march.endMovement}
            </button>
          )
        }
      />
    </div>
  );
}
