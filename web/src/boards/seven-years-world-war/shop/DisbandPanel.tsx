import './shop.css';
import { squareOf } from '@cabinet-wars/seven-years-world-war/data';
import { occupier } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import { namingOf } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { type Standing, stacksOf } from '../read/map/stacks.ts';
import type { BoardProps, GameChoice, OpenView, OwnAsk } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { OtherChoices } from './OtherChoices.tsx';

/** Units alike on one square, which may be disbanded (11.5). */
export type Discharge = Standing & { readonly square: string };

export const dischargesOf = (ask: OwnAsk, open: OpenView): Discharge[] =>
  Object.values(stacksOf(open))
    .filter(({ square }) => occupier(open, squareOf(square)) === ask.seat)
    .flatMap(({ square, units }) => units.map((unit) => ({ ...unit, square })));

/** What is said to send one of them home. */
export const dischargeChoices = ({ square, name }: Discharge): GameChoice[] => [
  { t: 'disband' },
  { t: 'disband-in', square },
  { t: 'lose', piece: name },
];

/** Disbanding as a list: one press sends one unit home, and can be taken back. */
export function DisbandPanel(props: BoardProps): ReactNode {
  const { ask, view, pick, lookAhead } = props;
  if (ask === null) return null;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const send = async (discharge: Discharge) => {
    const after = dischargeChoices(discharge);
    const ahead = await lookAhead({ after, depth: 0, tally: false });
    pick(ahead?.start.choices ?? after);
  };
  return (
    <div className="syww-shop">
      <table className="syww-wares">
        <tbody>
          {dischargesOf(ask, view.open).map((discharge) => {
            const where = squareName(naming, discharge.square);
            const unit = own.unitOf(game.kinds[discharge.kind].one, where);
            return (
              <tr key={`${discharge.square} ${discharge.name}`}>
                <td>
                  <Counter size={28}>
                    <Unit {...discharge} />
                  </Counter>
                </td>
                <th scope="row">{unit}</th>
                <td {...explainsItself('how-many')}>{discharge.count}</td>
                <td>
                  <button
                    type="button"
                    className="button"
                    aria-label={own.disbandOne(unit)}
                    onClick={() => send(discharge)}
                  >
                    {own.disband}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <OtherChoices
        props={props}
        without={['disband']}
        end={
          <button type="button" className="button primary wide" onClick={() => pick({ t: 'done' })}>
            {own.disbandNobody}
          </button>
        }
      />
    </div>
  );
}
