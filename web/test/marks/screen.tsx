import { type AnyGame, type ChoiceOf, choiceIn } from '@cabinet-wars/kernel';
import type { BoardModule, BoardProps } from '../../src/boards/kit/board.ts';

interface Props<M extends AnyGame> {
  readonly board: BoardModule<M>;
  readonly props: BoardProps<M>;
}

/** Rows enough to see one of each kind. */
const ROWS = 12;

/** What a board puts into the rail at a question. */
export function Rail<M extends AnyGame>({ board, props }: Props<M>) {
  const { Context, Foot, Means, Row, panels = {} } = board;
  const { ask, texts, telling } = props;
  const Panel = panels[ask?.key ?? ''];
  return (
    <section className="rail">
      {Means && <Means {...props} />}
      {Panel && <Panel {...props} />}
      {!Panel && Row && (
        <ol className="choices">
          {(ask?.options ?? []).slice(0, ROWS).map((option) => {
            const choice = choiceIn<ChoiceOf<M>>(option);
            return (
              choice !== null && (
                <li key={JSON.stringify(option)}>
                  <button type="button">
                    <Row {...props} choice={choice} text={texts.choice(choice, telling)} />
                  </button>
                </li>
              )
            );
          })}
        </ol>
      )}
      {Context && <Context {...props} />}
      {Foot && <Foot {...props} />}
    </section>
  );
}

/** The board itself, the seats, and what stands in the tabs. */
export function Around<M extends AnyGame>({ board, props }: Props<M>) {
  const { Board, Strip, BarTrack, tabs = [] } = board;
  return (
    <>
      {BarTrack && <BarTrack {...props} />}
      {Board && <Board {...props} />}
      {Strip && <Strip {...props} />}
      {tabs.map(({ id, Panel }) => (
        <section key={id} className={`tab-${id}`}>
          <Panel {...props} />
        </section>
      ))}
    </>
  );
}
