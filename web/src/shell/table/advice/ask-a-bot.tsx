import { botTexts } from '@cabinet-wars/bots';
import { useEffect, useState } from 'react';
import type { Advice } from '../../../client/table-client.ts';
import { useTexts } from '../../../i18n/index.ts';
import { useSettings } from '../../../settings.ts';
import type { Sitting } from '../../table-state/use-table.ts';

type Answer = { readonly at: number; readonly advice: Advice | null };

/** What a bot would do at the moment one looks at, and why. */
export function AskABot({ sitting, at }: { readonly sitting: Sitting; readonly at: number }) {
  const texts = useTexts();
  const { client } = sitting;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isThinking, setThinking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment the answer no longer holds
  useEffect(() => setAnswer(null), [at]);
  if (client.advise === undefined) return null;
  const ask = async () => {
    setThinking(true);
    try {
      setAnswer({ at, advice: (await client.advise?.(at)) ?? null });
    } finally {
      setThinking(false);
    }
  };
  return (
    <div className="ask-a-bot">
      <button type="button" className="button" disabled={isThinking} onClick={ask}>
        {isThinking ? texts.botThinks : texts.askABot}
      </button>
      <p aria-live="polite">
        {answer !== null && answer.at === at && <AdviceText sitting={sitting} advice={answer.advice} />}
      </p>
    </div>
  );
}

function AdviceText({ sitting, advice }: { readonly sitting: Sitting; readonly advice: Advice | null }) {
  const shell = useTexts();
  const { language } = useSettings();
  const { texts, telling, loaded } = sitting;
  if (advice === null) return shell.noAdvice;
  const kind = botTexts(loaded.bots, advice.bot, language);
  const [{ choice, why }] = advice.suggestions;
  return (
    <>
      <strong>{shell.botWould(telling.name(advice.seat))}</strong> {texts.choice(choice, telling)}.{' '}
      <em>{kind?.why(why, telling)}</em>
    </>
  );
}
