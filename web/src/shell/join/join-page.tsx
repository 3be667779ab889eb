import { inLanguage } from '@cabinet-wars/kernel';
import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useGame } from '../../boards/games.ts';
import { coverOf } from '../../boards/registry.ts';
import { useTexts } from '../../i18n/index.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { faultText } from '../../online/fault-text.ts';
import { sealWord } from '../../online/seal.ts';
import { useSession, whoAmI } from '../../online/session.ts';
import { addressOf, go, signInFromHere } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActForm, ActStatus, Plate, PlatePage, TextField } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Loading } from '../parts/loading.tsx';

/** Where an invitation leads: sit down with an account, as a guest, or watch. */
export default function JoinPage({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const session = useSession();
  const { value: table, fault } = useFetched<'GET /invitations/:link'>(`invitations/${encodeURIComponent(link)}`);
  if (fault !== null)
    return (
      <PlatePage title={texts.invite}>
        <p className="problem">{faultText(fault, texts)}</p>
      </PlatePage>
    );
  if (table === null || session.is === 'unknown') return <Loading />;
  const title = inLanguage(coverOf(table.game).title, language);
  const isSeated = table.seats.some(({ me }) => me);
  return (
    <PlatePage title={texts.joinTitle(table.name || title)}>
      <Plate title={title}>
        <p className="table-about">{texts.invitedBy(table.owner)}</p>
        <Sitters table={table} />
        <p>
          <a className="link" href={addressOf({ page: 'how-to-play', game: table.game })}>
            {shell.howToPlay(title)}
          </a>
        </p>
        {table.status === 'open' &&
          !isSeated &&
          (session.is === 'known' ? <Sit table={table} link={link} /> : <SitAsGuest link={link} />)}
        {(table.status !== 'open' || isSeated) && (
          <a className="button primary" href={addressOf({ page: 'online', id: table.id, link })}>
            {isSeated ? texts.toTheTable : texts.watch}
          </a>
        )}
      </Plate>
    </PlatePage>
  );
}

/** Who sits there already. */
function Sitters({ table }: { readonly table: TableSummary }) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const loaded = useGame(table.game);
  return (
    <ol className="seats chairs">
      {table.seats.map(({ plays, sitter, name }, at) => {
        const power = inLanguage(loaded.texts, language).plays(plays);
        return (
          <li key={plays} className="seat-row chair-row">
            <Emblem plays={plays} name={power} seat={at} size={28} Own={loaded.board.Emblem} />
            <strong>{power}</strong>
            <span className={sitter === 'free' ? 'free-chair' : undefined}>
              {sitter === 'free' ? texts.free : sitter === 'bot' ? shell.bot : name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Sit({ table, link }: { readonly table: TableSummary; readonly link: string }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const sit = () =>
    doing.run(async () => {
      await post(`tables/${table.id}/join`, { link, ...sealWord(table) });
      go({ page: 'online', id: table.id });
    });
  return (
    <>
      <button type="button" className="button primary" disabled={doing.busy} onClick={sit}>
        {texts.joinAsMember}
      </button>
      <ActStatus doing={doing} done={null} />
    </>
  );
}

function SitAsGuest({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState('');
  const sit = () =>
    doing.run(async () => {
      const { table } = await post<'POST /accounts/guest'>('accounts/guest', { link, name, language });
      await whoAmI();
      go({ page: 'online', id: table });
    });
  return (
    <>
      <ActForm doing={doing} act={texts.joinAsGuest} onAct={sit}>
        <TextField label={texts.name} hint={texts.nameHint} value={name} onText={setName} maxLength={24} required />
      </ActForm>
      <a className="link" href={signInFromHere()}>
        {texts.haveAccount}
      </a>
    </>
  );
}
