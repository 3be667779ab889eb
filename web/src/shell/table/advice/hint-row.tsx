import { botTexts } from '@cabinet-wars/bots';
import { useTexts } from '../../../i18n/index.ts';
import { useLearnTexts } from '../../../i18n/learn/index.ts';
import { Icon } from '../../../icons.tsx';
import { change, useSettings } from '../../../settings.ts';
import { gistOf } from '../../table-state/gist-of.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import type { AdviceControl } from './advice.tsx';

/** The best way as a bot sees it, above the choices where a newcomer sees it: a click does it. */
export function HintRow({ sitting, control }: { readonly sitting: Sitting; readonly control: AdviceControl }) {
  const learn = useLearnTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const { hint, isHintAwaited, follow, ask } = control;
  const { telling, loaded } = sitting;
  if (isHintAwaited)
    return (
      <p className="hint-waits">
        <span className="label may-text">{learn.hint}</span> {shell.botThinks}…
      </p>
    );
  if (hint === null) return null;
  const [best] = hint.suggestions;
  return (
    <section className="hint-row" aria-label={learn.hint}>
      <button type="button" className="verb" onClick={() => follow(best)}>
        <Icon name="talk" size={18} />
        <span>
          <span className="label may-text">{learn.hint}</span>
          <strong className="said">{gistOf(sitting, [best.choice, ...best.next])}</strong>
          <em>{botTexts(loaded.bots, hint.bot, language)?.why(best.why, telling)}</em>
        </span>
      </button>
      <p className="row">
        <button type="button" className="link small" onClick={ask}>
          {learn.otherWays}
        </button>
        <button type="button" className="link small" onClick={() => change({ hints: false })}>
          {learn.noHints}
        </button>
      </p>
    </section>
  );
}
