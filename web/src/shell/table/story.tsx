import { useWords } from '../../i18n/index.ts';
import type { Sitting } from '../table-state/use-table.ts';

/** While something is told that the next question must not give away: what is happening, and no question. */
export function Story({ sitting }: { readonly sitting: Sitting }) {
  const words = useWords();
  const { shown, texts, telling } = sitting;
  const said = shown.animating === null ? null : texts.event(shown.animating.event, telling);
  return (
    <>
      <p className="label">{words.happening}</p>
      <h2 className="prompt">{said ?? words.loading}</h2>
    </>
  );
}
