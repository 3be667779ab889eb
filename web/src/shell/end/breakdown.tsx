import type { GameEvent } from '@cabinet-wars/kernel';
import { stillHolding } from '../../boards/kit/still-holding.ts';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import type { Sitting } from '../table-state/use-table.ts';

const holding = stillHolding<GameEvent>();

/** Where the points came from: parts of the game by source, each seat a row; the sums are the result. */
export function Breakdown({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { language } = useSettings();
  const { shown, loaded, client, telling } = sitting;
  const made = loaded.board.breakdown?.(holding(shown.question.told), client.facts.seats, language) ?? null;
  if (made === null) return null;
  return (
    <section className="breakdown" aria-label={texts.whereFrom}>
      <h3 className="ruled">{texts.whereFrom}</h3>
      <table className="score-table">
        <thead>
          <tr>
            <td />
            {made.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {made.rows.map((values, seat) => (
            <tr key={client.facts.seats[seat].plays} data-mine={seat === sitting.seat || undefined}>
              <th scope="row">
                <Emblem
                  plays={client.facts.seats[seat].plays}
                  name={telling.name(seat)}
                  seat={seat}
                  size={20}
                  Own={loaded.board.Emblem}
                />
                <span className="visually-hidden">{telling.name(seat)}</span>
              </th>
              {values.map((value, i) => (
                <td key={made.columns[i]} data-loss={value < 0 || undefined}>
                  {value === 0 ? '·' : value < 0 ? `−${-value}` : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
