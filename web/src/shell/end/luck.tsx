import type { GameEvent } from '@cabinet-wars/kernel';
import { stillHolding } from '../../boards/kit/still-holding.ts';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import type { Sitting } from '../table-state/use-table.ts';
import { signed } from './signed.ts';
import { measureOf, pointsOf } from './turning-points.tsx';
import type { CourseState } from './use-course.ts';

const holding = stillHolding<GameEvent>();

/** What was luck: what the dice gave and took, and what the game itself says of its battles. */
export function Luck({ sitting, course }: { readonly sitting: Sitting; readonly course: CourseState }) {
  const texts = useTexts();
  const { language } = useSettings();
  const { client, loaded, shown, telling } = sitting;
  const { seats } = client.facts;
  const told = loaded.board.luck?.(holding(shown.question.told), seats, language) ?? null;
  const luck = course.is === 'found' ? course.course.luck.map((points) => pointsOf(sitting, points)) : null;
  if (told === null && luck === null) return null;
  const most = Math.max(0.1, ...(luck ?? []).map(Math.abs));
  return (
    <section className="end-section luck" aria-label={texts.luck}>
      <h3 className="ruled">{texts.luck}</h3>
      <table className="score-table">
        <thead>
          <tr>
            <td />
            {told?.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {luck !== null && (
              <th scope="col" colSpan={2}>
                {texts.luckPoints}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ plays }, seat) => (
            <tr key={plays}>
              <th scope="row">
                <Emblem plays={plays} name={telling.name(seat)} seat={seat} size={20} Own={loaded.board.Emblem} />
                <span className="visually-hidden">{telling.name(seat)}</span>
              </th>
              {told?.rows[seat].map((value, i) => (
                <td key={told.columns[i]}>{value}</td>
              ))}
              {luck !== null && (
                <>
                  <td className="luck-bar" aria-hidden="true">
                    <i
                      data-loss={luck[seat] < 0 || undefined}
                      style={{ width: `${(50 * Math.abs(luck[seat])) / most}%` }}
                    />
                  </td>
                  <td data-loss={luck[seat] < 0 || undefined}>{signed(luck[seat])}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {course.is === 'found' && <p className="hint">{texts.luckMeans(measureOf(texts, course))}</p>}
    </section>
  );
}
