import type { Registration } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { post, put } from '../../online/api.ts';
import { useSession } from '../../online/session.ts';
import { Reports } from '../account/account-peace.tsx';
import { ActStatus, Plate, PlatePage, useWhen } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Choose } from '../parts/fields.tsx';
import { Loading } from '../parts/loading.tsx';
import { PeopleFound, TablesFound } from './moderation-search.tsx';

/** For moderators: reports, people, tables, who may sign up, and what has been done. */
export default function ModerationPage() {
  const texts = useOnlineTexts();
  const trust = useTrust();
  const session = useSession();
  const [deeds, setDeeds] = useState(0);
  if (session.is === 'unknown') return <Loading />;
  if (session.is !== 'known' || session.me.role !== 'moderator')
    return (
      <PlatePage title={trust.moderation}>
        <p>{texts.reasons['not-allowed']}</p>
      </PlatePage>
    );
  const onDone = () => setDeeds((count) => count + 1);
  return (
    <PlatePage title={trust.moderation}>
      <div className="account-plates">
        <Reports onSettled={onDone} />
        <PeopleFound onDone={onDone} />
        <TablesFound onDone={onDone} />
        <WhoMaySignUp onDone={onDone} />
        <Log key={deeds} />
      </div>
    </PlatePage>
  );
}

const modes: readonly Registration[] = ['open', 'invitation', 'closed'];

function WhoMaySignUp({ onDone }: { onDone(): void }) {
  const trust = useTrust();
  const when = useWhen();
  const doing = useDoing();
  const { value, again } = useFetched<'GET /registration'>('registration');
  const [made, setMade] = useState<{ word: string; expires: number } | null>(null);
  const choose = (mode: Registration) =>
    doing
      .run(() => put('moderation/registration', { mode }))
      .then(again)
      .then(onDone);
  const invite = () =>
    doing.run(async () => setMade(await post<'POST /moderation/invitations'>('moderation/invitations'))).then(onDone);
  return (
    <Plate title={trust.registration}>
      {value !== null && (
        <Choose
          name={trust.registration}
          value={value.mode}
          values={modes}
          say={(mode) => trust.registrations[mode]}
          onChange={choose}
        />
      )}
      <button type="button" className="button" disabled={doing.busy} onClick={invite}>
        {trust.invite}
      </button>
      <div aria-live="polite">
        {made !== null && (
          <p>
            {trust.invited(when(made.expires))} <code>{made.word}</code>
          </p>
        )}
      </div>
      <ActStatus doing={doing} done={null} />
    </Plate>
  );
}

function Log() {
  const trust = useTrust();
  const when = useWhen();
  const { value: log } = useFetched<'GET /moderation/log'>('moderation/log');
  return (
    <Plate title={trust.log}>
      {log?.length === 0 && <p className="note">{trust.noLog}</p>}
      <ol className="online-list moderation-log">
        {log?.map(({ id, at, by, what, about, table, why }) => (
          <li key={id}>
            <em>{when(at)}</em>
            <span>
              {by === null ? trust.operator : by || trust.gone} {trust.deeds[what]}{' '}
              {about === null ? table : about || trust.gone}
            </span>
            {why !== '' && <span>{why}</span>}
          </li>
        ))}
      </ol>
    </Plate>
  );
}
