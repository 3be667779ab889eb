import { botTexts, type Suggestion } from '@cabinet-wars/bots';
import { type Choice, isOffered } from '@cabinet-wars/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Suggested } from '../../../boards/kit/board.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../icons.tsx';
import { useSettings } from '../../../settings.ts';
import { gistOf } from '../../table-state/gist-of.ts';
import type { Picking } from '../../table-state/use-picking.ts';
import type { Sitting } from '../../table-state/use-table.ts';
import { adviceOf, allowsAdvice } from './advice-of.ts';
import { type Hint, useHint } from './use-hint.ts';

/** What a bot has been asked about one question: what it says, or that it is still thinking or has nothing to say. */
export interface Advised {
  readonly askId: number;
  readonly state: 'thinks' | 'says' | 'silent';
  readonly suggestions: readonly Suggestion[];
  readonly bot: string | null;
}

export interface AdviceControl extends Hint {
  readonly advised: Advised | null;
  /** Which suggestion is pointed at. */
  readonly lit: number | null;
  /** For the board to draw. */
  readonly suggested: readonly Suggested[];
  /** Whether this table allows it at all. */
  readonly isAllowed: boolean;
  ask(): void;
  close(): void;
  light(suggestion: number | null): void;
  /** Plays a suggestion step by step as far as it is offered, up to what cannot be taken back. */
  follow(suggestion: Suggestion): void;
}

/** Two values nearer than this are told as equal. */
const ABOUT_THE_SAME = 0.3;

const isSame = (a: object | null, b: object): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

/** A bot's advice on the open question. */
export function useAdvice(sitting: Sitting, picking: Picking): AdviceControl {
  const { client } = sitting;
  const [advised, setAdvised] = useState<Advised | null>(null);
  const [lit, light] = useState<number | null>(null);
  /** What was last done of a suggestion that is followed, and what is to follow it. */
  const [ahead, setAhead] = useState<readonly Choice[]>([]);
  const thinking = useRef<AbortController | null>(null);
  const askId = picking.ask?.askId ?? null;
  const isAllowed = allowsAdvice(client);
  const hinted = useHint(sitting, picking);
  const { hint } = hinted;
  const close = () => {
    thinking.current?.abort();
    setAdvised(null);
    light(null);
  };
  const ask = () => {
    if (askId === null || !isAllowed) return;
    close();
    const leaving = new AbortController();
    thinking.current = leaving;
    setAdvised({ askId, state: 'thinks', suggestions: [], bot: null });
    const tell = async () => {
      const advice = await adviceOf(client, leaving.signal);
      if (leaving.signal.aborted) return;
      // What is worse than leaving things as they are is nobody's advice, unless there is nothing else.
      const suggestions = (advice?.suggestions ?? []).filter(({ gain }, i) => i === 0 || gain > 0);
      setAdvised({ askId, state: advice === null ? 'silent' : 'says', suggestions, bot: advice?.bot ?? null });
    };
    tell().catch(() => setAdvised({ askId, state: 'silent', suggestions: [], bot: null }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that comes
  useEffect(() => {
    const [last, next, ...rest] = ahead;
    if (next === undefined || picking.ask === null) return;
    // Whoever has done something else since follows it no more.
    const goesOn = isSame(picking.sent.current, last) && isOffered(picking.ask.options, next);
    setAhead(goesOn ? [next, ...rest] : []);
    if (goesOn) picking.pick(next);
  }, [askId]);
  const current = advised !== null && advised.askId === askId ? advised : null;
  const follow = ({ choice, next }: Suggestion) => {
    close();
    setAhead([choice, ...next]);
    picking.pick(choice);
  };
  const suggestions = current?.suggestions ?? hint?.suggestions.slice(0, 1) ?? [];
  const suggested = suggestions.map(({ choice, next, gain }, i) => ({
    choices: [choice, ...next],
    worth: isToldWorth(suggestions, gain) ? signed(gain) : null,
    isLit: lit === null || lit === i,
  }));
  return { ...hinted, advised: current, lit, suggested, isAllowed, ask, close, light, follow };
}

interface Props {
  readonly sitting: Sitting;
  readonly control: AdviceControl;
}

/** What a bot would do, in place of the choices: three ways, each with its reason and what it is worth. */
export function AdvicePanel({ sitting, control }: Props) {
  const texts = useTexts();
  const { advised, light, close, follow, ask } = control;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (advised === null) return null;
  const { suggestions, state } = advised;
  const isAlone = suggestions.length === 1;
  return (
    <section className="advice" aria-label={texts.askBot}>
      <header className="decision-head">
        <p className="label may-text">{texts.botsAdvice}</p>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <h2 ref={heading} className="prompt" tabIndex={-1} aria-live="polite">
        {state === 'thinks'
          ? texts.botThinks
          : state === 'silent'
            ? texts.noAdviceNow
            : texts.goodWays(suggestions.length)}
      </h2>
      {state === 'says' && <p className="aside">{isAlone ? texts.nothingNear : texts.adviceValue}</p>}
      {state === 'thinks' && <div className="advice-waits" aria-hidden="true" />}
      <ol className="advice-rows">
        {suggestions.map((suggestion, i) => (
          <li key={JSON.stringify([suggestion.choice, suggestion.next])}>
            <button
              type="button"
              className="verb"
              onClick={() => follow(suggestion)}
              onPointerEnter={() => light(i)}
              onPointerLeave={() => light(null)}
              onFocus={() => light(i)}
              onBlur={() => light(null)}
            >
              <SuggestionLook sitting={sitting} control={control} suggestion={suggestion} number={i + 1} />
            </button>
          </li>
        ))}
      </ol>
      <div className="commit-row">
        {suggestions.length > 0 && (
          <button type="button" className="button primary" onClick={() => follow(suggestions[0])}>
            {texts.doTheFirst}
          </button>
        )}
        {state === 'silent' && (
          <button type="button" className="button" onClick={ask}>
            {texts.tryAgain}
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {texts.myOwnWay}
        </button>
      </div>
    </section>
  );
}

interface LookProps extends Props {
  readonly suggestion: Suggestion;
  readonly number: number;
}

function SuggestionLook({ sitting, control, suggestion, number }: LookProps) {
  const shell = useTexts();
  const { language } = useSettings();
  const { telling, loaded } = sitting;
  const { advised } = control;
  const best = advised?.suggestions[0].gain ?? 0;
  const most = Math.max(0.01, ...(advised?.suggestions.map(({ gain }) => Math.abs(gain)) ?? []));
  const why = advised?.bot == null ? '' : botTexts(loaded.bots, advised.bot, language)?.why(suggestion.why, telling);
  const isEqual = number > 1 && best - suggestion.gain < ABOUT_THE_SAME;
  return (
    <span className="advice-row">
      <span className="advice-number">{number}</span>
      <span>
        <strong className="said">{gistOf(sitting, [suggestion.choice, ...suggestion.next])}</strong>
        <em>{why}</em>
      </span>
      {isToldWorth(advised?.suggestions ?? [], suggestion.gain) && (
        <span className="advice-gain">
          <b>{isEqual ? shell.aboutTheSame : signed(suggestion.gain)}</b>
          <i aria-hidden="true" style={{ width: `${(100 * Math.abs(suggestion.gain)) / most}%` }} />
        </span>
      )}
    </span>
  );
}

/** What has to be done is not warned of: a loss beside leaving things as they are says nothing where they cannot be left so. */
const isToldWorth = (all: readonly Suggestion[], gain: number): boolean => all.length > 1 || gain >= 0;

const signed = (n: number): string => (n < 0 ? `−${(-n).toFixed(1)}` : `+${n.toFixed(1)}`);
