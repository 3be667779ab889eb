import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Row } from '../panels/Row.tsx';
import type { BoardProps, GameChoice } from '../read/seen.ts';

interface Props {
  readonly props: BoardProps;
  /** Kinds of choice the table above stands for. */
  readonly without: readonly string[];
  /** Ends the phase, in place of `done`. */
  readonly end: ReactNode;
}

/** What the shop has no row for, as rows of choices; last, how to go on. */
export function OtherChoices({ props, without, end }: Props): ReactNode {
  const { ask, texts, telling, pick, hover } = props;
  return (
    <ol className="choices">
      {ask?.options.map((option, i) => {
        const choice = choiceIn<GameChoice>(option);
        if (choice === null || without.includes(choice.t)) return null;
        return (
          <li
            key={JSON.stringify(choice)}
            data-option={i}
            onPointerEnter={() => hover(i)}
            onPointerLeave={() => hover(null)}
          >
            {choice.t === 'done' ? (
              end
            ) : (
              <button type="button" className="choice" onClick={() => pick(choice)}>
                <span className="choice-number" />
                <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
