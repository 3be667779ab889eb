import type { Me } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { games } from '../../boards/games.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { get, patch, post, put } from '../../online/api.ts';
import { become, signOut, useSession, whoAmI } from '../../online/session.ts';
import { addressOf, go, signInFromHere } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActForm, ActStatus, Plate, PlatePage, TextField, useWhen } from '../online/parts.tsx';
import { CurrentPassword, NewPassword } from '../online/password-field.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Loading } from '../parts/loading.tsx';
import { saveText } from '../parts/save-text.ts';
import { Bots } from './account-bots.tsx';
import { Keys } from './account-keys.tsx';
import { Notices } from './account-notices.tsx';
import { Peace } from './account-peace.tsx';
import { ProveAgain } from './prove-again.tsx';

/** Everything about oneself. */
export default function AccountPage() {
  const texts = useOnlineTexts();
  const trust = useTrust();
  const session = useSession();
  if (session.is === 'unknown') return <Loading />;
  if (session.is !== 'known')
    return (
      <PlatePage title={texts.account}>
        <p>{session.is === 'absent' ? texts.noServer : texts.signInOrUp}</p>
        {session.is === 'stranger' && (
          <p>
            <a className="button primary" href={signInFromHere()}>
              {texts.signIn}
            </a>
          </p>
        )}
      </PlatePage>
    );
  const { me } = session;
  return (
    <PlatePage title={texts.account}>
      <p className="row">
        <a className="link" href={addressOf({ page: 'people', name: me.name })}>
          {texts.profile}
        </a>
        <a className="link" href={addressOf({ page: 'ratings', game: games[0].id })}>
          {texts.ratings}
        </a>
        <a className="link" href={addressOf({ page: 'data' })}>
          {trust.dataLink}
        </a>
        {me.role === 'moderator' && (
          <a className="link" href={addressOf({ page: 'moderation' })}>
            {trust.moderation}
          </a>
        )}
      </p>
      <div className="account-plates">
        {me.kind === 'guest' && <Upgrade />}
        <Who me={me} />
        {me.kind === 'member' && <Password me={me} />}
        {me.kind === 'member' && <Keys />}
        {me.kind === 'member' && <Bots />}
        <Notices />
        <Vacation me={me} />
        <Peace />
        <Leaving me={me} />
      </div>
      <ProveAgain me={me} />
    </PlatePage>
  );
}

function Who({ me }: { readonly me: Me }) {
  const texts = useOnlineTexts();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email ?? '');
  const [saved, setSaved] = useState(false);
  const change = { name, language, email: email === '' ? null : email };
  const save = async () =>
    setSaved(await doing.run(async () => become({ is: 'known', me: await patch<'PATCH /me'>('me', change) })));
  const about = me.email === null ? texts.emailHint : me.emailConfirmed ? texts.emailConfirmed : texts.emailUnconfirmed;
  return (
    <Plate title={texts.name}>
      <ActForm doing={doing} act={texts.save} done={saved ? texts.saved : null} onAct={save}>
        <TextField label={texts.name} hint={texts.nameHint} value={name} onText={setName} maxLength={24} required />
        {me.kind === 'member' && (
          <TextField label={texts.email} hint={about} type="email" value={email} onText={setEmail} />
        )}
      </ActForm>
    </Plate>
  );
}

function Upgrade() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Plate title={texts.upgrade}>
      <p>{texts.guest}</p>
      <p className="hint">{texts.upgradeHint}</p>
      <ActForm
        doing={doing}
        act={texts.upgrade}
        onAct={() =>
          doing.run(async () =>
            become({ is: 'known', me: await post<'POST /me/upgrade'>('me/upgrade', { name, password }) }),
          )
        }
      >
        <TextField label={texts.name} value={name} onText={setName} maxLength={24} required />
        <NewPassword value={password} onText={setPassword} />
      </ActForm>
    </Plate>
  );
}

function Password({ me }: { readonly me: Me }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(await doing.run(() => put('me/password', { ...(me.hasPassword ? { old } : {}), new: next })));
    setOld('');
    setNext('');
    await whoAmI();
  };
  return (
    <Plate title={texts.password}>
      <ActForm doing={doing} act={texts.changePassword} done={saved ? texts.saved : null} onAct={save}>
        {me.hasPassword && <CurrentPassword label={texts.oldPassword} value={old} onText={setOld} />}
        <NewPassword label={texts.newPassword} value={next} onText={setNext} />
      </ActForm>
    </Plate>
  );
}

function Vacation({ me }: { readonly me: Me }) {
  const texts = useOnlineTexts();
  const when = useWhen();
  const doing = useDoing();
  const [days, setDays] = useState('7');
  const go = (n: number) =>
    doing.run(async () => become({ is: 'known', me: await post<'POST /me/vacation'>('me/vacation', { days: n }) }));
  if (me.vacationUntil !== null)
    return (
      <Plate title={texts.vacation}>
        <p>{texts.vacationUntil(when(me.vacationUntil))}</p>
        <button type="button" className="button" onClick={() => go(0)}>
          {texts.comeBack}
        </button>
        <ActStatus doing={doing} done={null} />
      </Plate>
    );
  return (
    <Plate title={texts.vacation}>
      <p className="hint">{texts.vacationHint(me.vacationDays)}</p>
      <ActForm doing={doing} act={texts.goOnVacation} onAct={() => go(Number(days))}>
        <TextField label={texts.days} type="number" min={1} max={60} value={days} onText={setDays} />
      </ActForm>
    </Plate>
  );
}

function Leaving({ me }: { readonly me: Me }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const away = (everywhere: boolean) => doing.run(() => signOut(everywhere).then(() => go({ page: 'lobby' })));
  const take = () =>
    doing.run(async () => saveText('cabinet-wars.json', JSON.stringify(await get('me/export'), null, 2)));
  const forget = () =>
    doing.run(async () => {
      await post('me/deletion', me.hasPassword ? { password } : {});
      become({ is: 'stranger' });
      go({ page: 'lobby' });
    });
  return (
    <Plate title={texts.myData}>
      <div className="row">
        <button type="button" className="button" onClick={() => away(false)}>
          {texts.signOut}
        </button>
        <button type="button" className="button" onClick={() => away(true)}>
          {texts.signOutEverywhere}
        </button>
        <button type="button" className="button" onClick={take}>
          {texts.exportData}
        </button>
      </div>
      <ActStatus doing={doing} done={null} />
      {!sure && (
        <button type="button" className="link" onClick={() => setSure(true)}>
          {texts.deleteAccount}
        </button>
      )}
      {sure && (
        <ActForm doing={doing} act={texts.deleteAccount} onAct={forget}>
          <p>{texts.deleteSure}</p>
          {me.hasPassword && <CurrentPassword value={password} onText={setPassword} />}
        </ActForm>
      )}
    </Plate>
  );
}
