import { useTexts } from '../../i18n/index.ts';
import { withMinus } from '../../i18n/minus.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import type { Sitting } from '../table-state/use-table.ts';
import { useAboutSeat } from './about-seat.ts';
import { endStore } from './end-store.ts';

/** Every place and score. Each is a button: the pages below then speak of that seat. */
export function Places({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTexts();
  const { language } = useSettings();
  const about = useAboutSeat(sitting);
  const { client, shown, telling, loaded } = sitting;
  const { result } = shown.question;
  if (result === null) return null;
  const { facts } = client;
  const scoreOf = (score: number) =>
    loaded.board.scoreText?.(score, language) ?? (
      <>
        {withMinus(score)} <small>{texts.pointsOf(score)}</small>
      </>
    );
  const hasScores = (client.endingText?.(result.reason, language) ?? null) === null;
  return (
    <ol className="places">
      {result.places.flatMap((place, i) =>
        place.map((seat) => (
          <li key={seat}>
            <button type="button" aria-pressed={seat === about} onClick={() => endStore.set({ about: seat })}>
              <span className="place">{texts.place(i + 1)}</span>
              <Emblem
                plays={facts.seats[seat].plays}
                name={telling.name(seat)}
                seat={seat}
                size={26}
                Own={loaded.board.Emblem}
              />
              <strong>{telling.name(seat)}</strong>
              {hasScores && <span className="score">{scoreOf(result.scores[seat])}</span>}
            </button>
          </li>
        )),
      )}
    </ol>
  );
}
