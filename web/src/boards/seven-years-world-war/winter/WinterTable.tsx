import './winter.css';
import { winterOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { moverOf, unitWords } from '../read/motion.ts';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { Stepper } from '../shop/Stepper.tsx';
import { goneAt, keep, letGo, type Rank, ranksAt, starving } from './starving.ts';

/** Every square that feeds too few: who stands there, whom it feeds, what the others cost, and how many of them go. */
export function WinterTable({ props }: { readonly props: BoardProps }): ReactNode {
  const { ask, view } = props;
  const kept = starving.use((all) => all);
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const texts = naming.own.winterPlate;
  const gone = goneAt(ask, open, kept);
  const { squares, fed } = winterOf(open, ask.seat, gone);
  return (
    <>
      <ul className="syww-winter">
        {squares.map(({ square, feeds, units, cost }) => (
          <li key={square} data-hungry={square}>
            <header>
              <strong>{shortSquare(naming, square)}</strong>
              <span>{texts.feeds(feeds, units.length)}</span>
              <b>{texts.costs(cost)}</b>
            </header>
            <ul className="syww-kinds">
              {ranksAt(open, square, units, gone).map((rank) => (
                <RankRow
                  key={rank.one.piece}
                  rank={rank}
                  naming={naming}
                  onLetGo={() => letGo(ask, open, gone, rank.one)}
                  onKeep={() => keep(ask, gone, rank.one)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {fed > 0 && <p className="syww-note">{texts.fed(fed)}</p>}
    </>
  );
}

interface RowProps {
  readonly rank: Rank;
  readonly naming: Naming;
  onLetGo(): void;
  onKeep(): void;
}

function RankRow({ rank: { one, count, gone, mayGo }, naming, onLetGo, onKeep }: RowProps): ReactNode {
  const { own } = naming;
  const mover = moverOf(one.piece);
  const unit = unitWords(naming, one.piece);
  const name = own.winterPlate.ofThese(unit, gone, count);
  return (
    <li data-gone={gone > 0 || undefined}>
      <Counter size={28}>
        <Unit {...mover} count={count} />
      </Counter>
      <span>
        <strong>{count > 1 ? `${count} × ${unit}` : unit}</strong>
        <small>{gone === 0 ? own.winterPlate.stay : own.winterPlate.go(gone)}</small>
      </span>
      <Stepper
        name={name}
        value={gone}
        of={count}
        texts={own}
        mayAdd={mayGo}
        why={own.winterPlate.enough}
        onAdd={onLetGo}
        onTakeOff={onKeep}
      />
    </li>
  );
}
