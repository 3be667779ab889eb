import type { Me } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { games } from '../../boards/games.ts';
import { useOnline } from '../../i18n/online/index.ts';
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
import { Keys } from './account-keys.tsx';
import { Notices } from './account-notices.tsx';
import { Peace } from './account-peace.tsx';
import { ProveAgain } from './prove-again.tsx';

/** Everything about oneself. */
export default function AccountPage() {
  const words = useOnline();
  const trust = useTrust();
  const session = useSession();
  if (session.is === 'unknown') return <Loading />;
  if (session.is !== 'known')
    return (
      <PlatePage title={words.account}>
        <p>{session.is === 'absent' ? words.noServer : words.signInOrUp}</p>
        {session.is === 'stranger' && (
          <p>
            <a className="button primary" href={signInFromHere()}>
              {words.signIn}
            </a>
          </p>
        )}
      </PlatePage>
    );
  const { me } = session;
  return (
    <PlatePage title={words.account}>
      <p className="row">
        <a className="link" href={addressOf({ page: 'people', name: me.name })}>
          {words.profile}
        </a>
        <a className="link" href={addressOf({ page: 'ratings', game: games[0].id })}>
          {words.ratings}
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
  const words = useOnline();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState(me.name);
  const [email, setEmail] = useState(me.email ?? '');
  const [saved, setSaved] = useState(false);
  const change = { name, language, email: email === '' ? null : email };
  const save = async () =>
    setSaved(await doing.run(async () => become({ is: 'known', me: await patch<'PATCH /me'>('me', change) })));
  const about = me.email === null ? words.emailHint : me.emailConfirmed ? words.emailConfirmed : words.emailUnconfirmed;
  return (
    <Plate title={words.name}>
      <ActForm doing={doing} act={words.save} done={saved ? words.saved : null} onAct={save}>
        <TextField label={words.name} hint={words.nameHint} value={name} onText={setName} maxLength={24} required />
        {me.kind === 'member' && (
          <TextField label={words.email} hint={about} type="email" value={email} onText={setEmail} />
        )}
      </ActForm>
    </Plate>
  );
}

function Upgrade() {
  const words = useOnline();
  const doing = useDoing();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Plate title={words.upgrade}>
      <p>{words.guest}</p>
      <p className="hint">{words.upgradeHint}</p>
      <ActForm
        doing={doing}
        act={words.upgrade}
        onAct={() =>
          doing.run(async () =>
            become({ is: 'known', me: await post<'POST /me/upgrade'>('me/upgrade', { name, password }) }),
          )
        }
      >
        <TextField label={words.name} value={name} onText={setName} maxLength={24} required />
        <NewPassword value={password} onText={setPassword} />
      </ActForm>
    </Plate>
  );
}

function Password({ me }: { readonly me: Me }) {
  const words = useOnline();
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
    <Plate title={words.password}>
      <ActForm doing={doing} act={words.changePassword} done={saved ? words.saved : null} onAct={save}>
        {me.hasPassword && <CurrentPassword label={words.oldPassword} value={old} onText={setOld} />}
        <NewPassword label={words.newPassword} value={next} onText={setNext} />
      </ActForm>
    </Plate>
  );
}

function Vacation({ me }: { readonly me: Me }) {
  const words = useOnline();
  const when = useWhen();
  const doing = useDoing();
  const [days, setDays] = useState('7');
  const go = (n: number) =>
    doing.run(async () => become({ is: 'known', me: await post<'POST /me/vacation'>('me/vacation', { days: n }) }));
  if (me.vacationUntil !== null)
    return (
      <Plate title={words.vacation}>
        <p>{words.vacationUntil(when(me.vacationUntil))}</p>
        <button type="button" className="button" onClick={() => go(0)}>
          {words.comeBack}
        </button>
        <ActStatus doing={doing} done={null} />
      </Plate>
    );
  return (
    <Plate title={words.vacation}>
      <p className="hint">{words.vacationHint(me.vacationDays)}</p>
      <ActForm doing={doing} act={words.goOnVacation} onAct={() => go(Number(days))}>
        <TextField label={words.days} type="number" min={1} max={60} value={days} onText={setDays} />
      </ActForm>
    </Plate>
  );
}

function Leaving({ me }: { readonly me: Me }) {
  const words = useOnline();
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
    <Plate title={words.myData}>
      <div className="row">
        <button type="button" className="button" onClick={() => away(false)}>
          {words.signOut}
        </button>
        <button type="button" className="button" onClick={() => away(true)}>
          {words.signOutEverywhere}
        </button>
        <button type="button" className="button" onClick={take}>
          {words.exportData}
        </button>
      </div>
      <ActStatus doing={doing} done={null} />
      {!sure && (
        <button type="button" className="link" onClick={() => setSure(true)}>
          {words.deleteAccount}
        </button>
      )}
      {sure && (
        <ActForm doing={doing} act={words.deleteAccount} onAct={forget}>
          <p>{words.deleteSure}</p>
          {me.hasPassword && <CurrentPassword value={password} onText={setPassword} />}
        </ActForm>
      )}
    </Plate>
  );
}
