import { useTexts } from '../../../i18n/index.ts';
import type { Sitting } from '../../table-state/use-table.ts';

/** While something is told that the next question must not give away: what is happening, and no question. */
export function Story({ sitting }: { readonly sitting: Sitting }) {
  const shell = useTexts();
  const { shown, texts, telling, loaded } = sitting;
  const event = shown.animating?.event ?? null;
  const duration = event === null ? 0 : (loaded.board.durations?.[event.t] ?? 0);
  // What keeps the question back is to be seen on the board first.
  const text = event === null || typeof duration === 'object' ? null : texts.event(event, telling);
  return (
    <>
      <p className="label">{shell.happening}</p>
      <h2 className="prompt">{text ?? shell.watchBoard}</h2>
    </>
  );
}
