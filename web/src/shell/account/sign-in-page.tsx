import type { Me } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { post } from '../../online/api.ts';
import { signInWithPasskey } from '../../online/passkeys.ts';
import { become } from '../../online/session.ts';
import { addressOf, go, readRoute } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActForm, ActStatus, Plate, PlatePage, TextField } from '../online/parts.tsx';
import { CurrentPassword, NewPassword } from '../online/password-field.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';
import { WhyAccount } from './why-account.tsx';

/** Where one was going. */
const onward = (): string | undefined => {
  const route = readRoute(location.hash);
  return route.page === 'sign-in' ? route.onward : undefined;
};

const enter = (me: Me) => {
  const address = onward();
  become({ is: 'known', me });
  if (address !== undefined) location.hash = address;
  else go({ page: 'lobby' });
};

/** The game whoever comes here wants to set a table of. */
const gameToSet = (): string | null => {
  const route = readRoute(onward() ?? '');
  return route.page === 'set' ? route.game : null;
};

/** Sign in, or create an account; or ask for a new password. */
export default function SignInPage() {
  const texts = useOnlineTexts();
  const [game] = useState(gameToSet);
  // From the first page most come without an account.
  const [mode, setMode] = useState<'in' | 'up' | 'forgot'>(game === null ? 'in' : 'up');
  const title = { in: texts.signIn, up: texts.signUp, forgot: texts.resetTitle }[mode];
  return (
    <PlatePage title={title}>
      <Plate title={title}>
        {game !== null && <WhyAccount game={game} />}
        {mode === 'in' && <SignIn />}
        {mode === 'up' && <SignUp />}
        {mode === 'forgot' && <Forgot />}
        <p className="row">
          {mode !== 'in' && (
            <button type="button" className="link" onClick={() => setMode('in')}>
              {texts.haveAccount}
            </button>
          )}
          {mode !== 'up' && (
            <button type="button" className="link" onClick={() => setMode('up')}>
              {texts.noAccount}
            </button>
          )}
          {mode === 'in' && (
            <button type="button" className="link" onClick={() => setMode('forgot')}>
              {texts.forgot}
            </button>
          )}
        </p>
      </Plate>
    </PlatePage>
  );
}

function SignIn() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const keys = useDoing();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <ActForm
        doing={doing}
        act={texts.signIn}
        onAct={() => doing.run(async () => enter(await post<'POST /sessions'>('sessions', { name, password })))}
      >
        <TextField label={texts.name} value={name} onText={setName} autoComplete="username" required />
        <CurrentPassword value={password} onText={setPassword} />
      </ActForm>
      <button
        type="button"
        className="button"
        disabled={keys.busy}
        onClick={() => keys.run(async () => enter(await signInWithPasskey()))}
      >
        {texts.withPasskey}
      </button>
      <ActStatus doing={keys} done={null} />
    </>
  );
}

function SignUp() {
  const texts = useOnlineTexts();
  const trust = useTrust();
  const { language } = useSettings();
  const doing = useDoing();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [invitation, setInvitation] = useState('');
  const { value: registration } = useFetched<'GET /registration'>('registration');
  const account = () => ({
    name,
    password,
    language,
    ...(email === '' ? {} : { email }),
    ...(invitation === '' ? {} : { invitation }),
  });
  if (registration?.mode === 'closed') return <p>{trust.registrationClosed}</p>;
  return (
    <ActForm
      doing={doing}
      act={texts.signUp}
      onAct={() => doing.run(async () => enter(await post<'POST /accounts'>('accounts', account())))}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        onText={setName}
        autoComplete="username"
        maxLength={24}
        required
      />
      <NewPassword value={password} onText={setPassword} />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        value={email}
        onText={setEmail}
        autoComplete="email"
      />
      {registration?.mode === 'invitation' && (
        <TextField
          label={trust.invitation}
          hint={trust.invitationHint}
          value={invitation}
          onText={setInvitation}
          required
        />
      )}
      <p>
        <a className="link" href={addressOf({ page: 'data' })}>
          {trust.dataLink}
        </a>
      </p>
    </ActForm>
  );
}

function Forgot() {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await doing.run(() => post('password-resets', { email })));
  return (
    <ActForm doing={doing} act={texts.sendLink} done={sent ? texts.forgotHint : null} onAct={send}>
      <TextField label={texts.email} type="email" value={email} onText={setEmail} autoComplete="email" required />
    </ActForm>
  );
}
