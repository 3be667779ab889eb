import { mayWhisper } from '@cabinet-wars/protocol/messages';
import { useEffect, useRef, useState } from 'react';
import type { Presence } from '../../client/presence.ts';
import { clockTime } from '../../i18n/moment.ts';
import { reasonIn, useOnlineTexts } from '../../i18n/online/index.ts';
import { useSettings } from '../../settings.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { usePresence } from './connection.tsx';

/** What is said at the table, and the field to say something. Those who only watch listen. */
export function ChatPanel({ sitting, presence }: { readonly sitting: Sitting; readonly presence: Presence }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const { chat, seat } = usePresence(presence);
  const whispers = mayWhisper(sitting.loaded.game, sitting.client.facts.seats.length);
  const end = useRef<HTMLLIElement>(null);
  const { telling } = sitting;
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight
  useEffect(() => {
    presence.readChat();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, presence]);
  return (
    <div className="chat">
      {count === 0 && <p className="note">{texts.noChat}</p>}
      <ol aria-live="polite">
        {chat.map(({ id, seat: from, name, to, text, at }) => (
          <li key={id} ref={end} className={to === null ? undefined : 'whisper'}>
            <strong>
              {name}
              {from !== null && ` (${telling.name(from)})`}
            </strong>
            {to !== null && <em> {texts.whispered(telling.name(to))}</em>} <span>{text}</span>{' '}
            <time dateTime={new Date(at).toISOString()}>{clockTime(at, language)}</time>
          </li>
        ))}
      </ol>
      {seat !== null && <Say sitting={sitting} presence={presence} whispers={whispers} seat={seat} />}
      {seat === null && <p className="note">{texts.watching}</p>}
    </div>
  );
}

interface SayProps {
  readonly sitting: Sitting;
  readonly presence: Presence;
  readonly whispers: boolean;
  readonly seat: number;
}

function Say({ sitting, presence, whispers, seat }: SayProps) {
  const texts = useOnlineTexts();
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const say = async () => {
    if (text.trim() === '') return;
    const answer = await presence.say(text.trim(), to === '' ? null : Number(to));
    if (answer.ok) setText('');
    setProblem(answer.ok ? null : (reasonIn(texts, answer.reason.why) ?? texts.failed));
  };
  return (
    <form
      className="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {whispers && (
        <select aria-label={texts.sayTo} value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{texts.everybody}</option>
          {sitting.client.facts.seats.map(({ sitter }, other) =>
            other === seat || sitter === 'bot' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={other} value={other}>
                {sitting.telling.name(other)}
              </option>
            ),
          )}
        </select>
      )}
      <input aria-label={texts.say} value={text} maxLength={1000} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button">
        {texts.say}
      </button>
      {problem !== null && <p className="problem">{problem}</p>}
    </form>
  );
}
