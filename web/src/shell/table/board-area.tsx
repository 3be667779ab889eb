import { memo, type Ref, useEffect } from 'react';
import type { BoardModule, BoardProps } from '../../boards/kit/board.ts';
import { useTexts } from '../../i18n/index.ts';
import { PlainBoard } from './plain-board.tsx';
import { SeatStrip } from './seat-strip.tsx';

interface Props {
  readonly board: BoardModule;
  readonly props: BoardProps;
  readonly ref: Ref<HTMLElement>;
  /** Which version of the table is drawn. */
  readonly version: number;
  /** Which question it is drawn for, and who is told once it has been. */
  readonly askId?: number | undefined;
  onDrawn?(askId: number | undefined): void;
}

/** The board, and the seats with their public facts. */
export const BoardArea = memo(function BoardArea({ board, props, ref, version, askId, onDrawn }: Props) {
  useEffect(() => onDrawn?.(askId), [askId, onDrawn]);
  const texts = useTexts();
  const Board = board.Board ?? PlainBoard;
  return (
    <>
      <section
        className={`board${props.past ? ' past' : ''}`}
        aria-label={texts.map}
        ref={ref}
        tabIndex={-1}
        data-version={version}
      >
        <Board {...props} />
      </section>
      <section className="strip" aria-label={texts.powers}>
        {board.Strip === undefined ? <SeatStrip board={board} props={props} /> : <board.Strip {...props} />}
      </section>
    </>
  );
});
