import type { Seat } from '@cabinet-wars/kernel';
import { useTexts } from '../../i18n/index.ts';
import { Rose } from '../parts/rose.tsx';
import type { Sitting } from '../table-state/use-table.ts';

/** Between two people at one device: nothing of anybody's is on the screen, nor in the page. */
export function Curtain({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const texts = useTexts();
  const { client, telling } = sitting;
  const name = telling.name(seat);
  const person = client.facts.seats[seat].name;
  return (
    <main className="curtain" id="content" tabIndex={-1}>
      <div className="plate">
        <Rose size={110} />
        <h1 aria-live="assertive">{texts.passDevice(name)}</h1>
        <p>
          {person === '' ? '' : `${person} · `}
          {texts.nothingOnScreen}
        </p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
        <button type="button" className="button primary wide" autoFocus onClick={() => client.sit(seat)}>
          {texts.iAm(name)}
        </button>
      </div>
    </main>
  );
}
