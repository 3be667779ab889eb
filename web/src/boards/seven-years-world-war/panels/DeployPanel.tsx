import './deploy.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { deploymentsOf, KIND_OF, KINDS, POWERS, tablesOf, UNITS } from '@cabinet-wars/seven-years-world-war/data';
import type { Deploy } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { namingOf } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { type BoardProps, frameOf, type GameChoice } from '../read/seen.ts';
import { Row } from './Row.tsx';

/** Set-up: a power as suggested with one press, or the unit in hand and the squares that take it. */
export function DeployPanel(props: BoardProps): ReactNode {
  const { ask, texts, telling } = props;
  const open = props.view.open;
  const deploy = frameOf<Deploy>(open, 'deploy');
  if (ask === null || deploy === null) return null;
  const { own, game } = namingOf(props.language);
  const power = POWERS[deploy.power];
  const row = deploymentsOf(tablesOf(open), deploy.power)[deploy.row];
  return (
    <div className="syww-deploy">
      <ol className="choices">
        {ask.options.map((option, i) => {
          const choice = choiceIn<GameChoice>(option);
          if (choice === null) return null;
          const isSuggested = choice.t === 'suggested';
          return (
            <li
              key={JSON.stringify(choice)}
              data-option={i}
              onPointerEnter={() => props.hover(i)}
              onPointerLeave={() => props.hover(null)}
            >
              {isSuggested ? (
                <>
                  <button type="button" className="button primary wide" onClick={() => props.pick(choice)}>
                    {own.asSuggested(game.lands[power])}
                  </button>
                  <p className="note">{own.suggestedHint}</p>
                  {row !== undefined && (
                    <p className="syww-in-hand">
                      <Counter size={34}>
                        <Unit
                          nation={power}
                          kind={KINDS[KIND_OF[row.unit]]}
                          veteran={UNITS[row.unit].endsWith('veteran')}
                        />
                      </Counter>
                      <span>
                        <strong>{own.unitNow(game.units[UNITS[row.unit]], deploy.placed + 1, row.count)}</strong>
                        <em>{own.orByHand}</em>
                      </span>
                    </p>
                  )}
                </>
              ) : (
                <button type="button" className="choice" onClick={() => props.pick(choice)}>
                  <span className="choice-number">{i + 1}</span>
                  <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
