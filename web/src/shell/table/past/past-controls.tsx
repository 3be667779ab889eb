import { useTexts } from '../../../i18n/index.ts';
import { Icon, type IconName } from '../../../icons.tsx';
import type { Looking } from '../../table-state/use-past.ts';

/** First, back, forward, last. */
export function PastControls({ looking, at }: { readonly looking: Looking; readonly at: number }) {
  const texts = useTexts();
  const last = looking.stops.at(-1) ?? at;
  const buttons: readonly [IconName, string, boolean, () => Promise<void>][] = [
    ['first', texts.first, at > 0, () => looking.to(0)],
    ['previous', texts.previous, at > 0, looking.before],
    ['next', texts.next, at < last, looking.after],
    ['last', texts.last, at < last, () => looking.to(last)],
  ];
  return (
    <div className="past-controls">
      {buttons.map(([icon, name, possible, go]) => (
        <button key={icon} type="button" className="button" aria-label={name} disabled={!possible} onClick={go}>
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
