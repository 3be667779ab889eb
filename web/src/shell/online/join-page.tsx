import type { TableSummary } from '@cabinet-wars/server/wire';
import { useState } from 'react';
import { coverOf } from '../../boards/registry.ts';
import { faultText, useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useSession, whoAmI } from '../../online/session.ts';
import { addressOf, go } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { Loading } from '../parts/loading.tsx';
import { ActForm, Plate, PlatePage, Said, TextField } from './parts.tsx';
import { useDoing } from './use-doing.ts';
import { useFetched } from './use-fetched.ts';

/** Where an invitation leads: sit down with an account, as a guest, or watch. */
export default function JoinPage({ link }: { readonly link: string }) {
  const words = useOnline();
  const { language } = useSettings();
  const session = useSession();
  const { value: table, fault } = useFetched<TableSummary>(`invitations/${encodeURIComponent(link)}`);
  if (fault !== null)
    return (
      <PlatePage title={words.invite}>
        <p className="problem">{faultText(fault, words)}</p>
      </PlatePage>
    );
  if (table === null || session.is === 'unknown') return <Loading />;
  const title = coverOf(table.game).title[language];
  return (
    <PlatePage title={words.joinTitle(table.name || title)}>
      <Plate title={title}>
        <p>{table.seats.map(({ name, sitter }) => (sitter === 'free' ? words.free : name || sitter)).join(', ')}</p>
        {table.status === 'open' &&
          (session.is === 'known' ? <Sit table={table} link={link} /> : <SitAsGuest link={link} />)}
        {table.status !== 'open' && (
          <a className="button primary" href={addressOf({ page: 'online', id: table.id, link })}>
            {words.watch}
          </a>
        )}
      </Plate>
    </PlatePage>
  );
}

function Sit({ table, link }: { readonly table: TableSummary; readonly link: string }) {
  const words = useOnline();
  const doing = useDoing();
  const sit = () =>
    doing.run(async () => {
      await post(`tables/${table.id}/join`, { link });
      go({ page: 'online', id: table.id });
    });
  return (
    <>
      <button type="button" className="button primary" disabled={doing.busy} onClick={sit}>
        {words.joinAsMember}
      </button>
      <Said doing={doing} done={null} />
    </>
  );
}

function SitAsGuest({ link }: { readonly link: string }) {
  const words = useOnline();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState('');
  const sit = () =>
    doing.run(async () => {
      const { table } = await post<{ table: string }>('accounts/guest', { link, name, language });
      await whoAmI();
      go({ page: 'online', id: table });
    });
  return (
    <>
      <ActForm doing={doing} act={words.joinAsGuest} onAct={sit}>
        <TextField label={words.name} hint={words.nameHint} value={name} onText={setName} maxLength={24} required />
      </ActForm>
      <a className="link" href={addressOf({ page: 'sign-in' })}>
        {words.haveAccount}
      </a>
    </>
  );
}
