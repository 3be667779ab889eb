import type { BoardModule, BoardProps } from '../../boards/kit/board.ts';
import { useTexts } from '../../i18n/index.ts';
import { Emblem } from '../parts/emblem.tsx';

/** The seats of a game that draws none itself. */
export function SeatStrip({ board, props }: { readonly board: BoardModule; readonly props: BoardProps }) {
  const shell = useTexts();
  const { seats, texts, seat: mine, view } = props;
  const scores = board.scores?.(view);
  return (
    <ol className="seat-strip">
      {seats.map(({ plays, sitter, name }, seat) => (
        <li key={plays} className={seat === mine ? 'mine' : undefined}>
          <span className="seat-number">{seat + 1}</span>
          <Emblem plays={plays} name={texts.plays(plays)} seat={seat} size={26} Own={board.Emblem} />
          <strong>{texts.plays(plays)}</strong>
          <em>{seat === mine ? shell.you : sitter === 'bot' ? shell.bot : name}</em>
          {scores?.[seat] !== undefined && scores[seat] !== null && <span className="seat-score">{scores[seat]}</span>}
        </li>
      ))}
    </ol>
  );
}
