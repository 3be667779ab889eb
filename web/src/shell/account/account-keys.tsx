import type { Scope } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { post, remove } from '../../online/api.ts';
import { browserName } from '../../online/browser-name.ts';
import { addPasskey } from '../../online/passkeys.ts';
import { ActForm, ActStatus, Plate, TextField, useWhen } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useFetched } from '../online/use-fetched.ts';

/** Passkeys, programs' tokens, and where one is signed in. */
export function Keys() {
  return (
    <>
      <Passkeys />
      <Sessions />
      <Tokens />
    </>
  );
}

function Passkeys() {
  const texts = useOnlineTexts();
  const { value: keys, again } = useFetched<'GET /me/passkeys'>('me/passkeys');
  const doing = useDoing();
  return (
    <Plate title={texts.passkeys}>
      <ul className="online-list">
        {keys?.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="link"
              onClick={() => doing.run(() => remove(`me/passkeys/${encodeURIComponent(id)}`)).then(again)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <ActStatus doing={doing} done={null} />
      <button
        type="button"
        className="button"
        disabled={doing.busy}
        onClick={() => doing.run(() => addPasskey(texts.passkeyName)).then(again)}
      >
        {texts.addPasskey}
      </button>
    </Plate>
  );
}

function Sessions() {
  const texts = useOnlineTexts();
  const when = useWhen();
  const { value: sessions } = useFetched<'GET /me/sessions'>('me/sessions');
  return (
    <Plate title={texts.sessions}>
      <ul className="online-list">
        {sessions?.map(({ id, seen, agent, current }) => (
          <li key={id}>
            <span>{browserName(agent)}</span>
            <em>{current ? texts.thisBrowser : when(seen)}</em>
          </li>
        ))}
      </ul>
    </Plate>
  );
}

const allScopes: readonly Scope[] = ['read', 'play', 'tables'];

function Tokens() {
  const texts = useOnlineTexts();
  const trust = useTrust();
  const when = useWhen();
  const { value: tokens, again } = useFetched<'GET /me/tokens'>('me/tokens');
  const doing = useDoing();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const [made, setMade] = useState<string | null>(null);
  const turn = (scope: Scope, on: boolean) =>
    setScopes(allScopes.filter((each) => (each === scope ? on : scopes.includes(each))));
  const make = () =>
    doing.run(async () => {
      setMade((await post<'POST /me/tokens'>('me/tokens', { name, scopes })).token);
      setName('');
      again();
    });
  return (
    <Plate title={texts.tokens}>
      <p className="hint">{texts.tokensHint}</p>
      <ul className="online-list">
        {tokens?.map((token) => (
          <li key={token.id}>
            <span>{token.name}</span>
            <em>{token.scopes.map((scope) => trust.scopeNames[scope]).join(', ')}</em>
            <em>{token.used === null ? texts.neverUsed : texts.lastUsed(when(token.used))}</em>
            <button
              type="button"
              className="link"
              onClick={() => doing.run(() => remove(`me/tokens/${token.id}`)).then(again)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {made !== null && (
        <p>
          {texts.tokenShown} <code>{made}</code>
        </p>
      )}
      <ActForm doing={doing} act={texts.makeToken} onAct={make}>
        <TextField label={texts.tokenName} value={name} onText={setName} maxLength={60} required />
        <fieldset className="field">
          <legend>{trust.scopes}</legend>
          {allScopes.map((scope) => (
            <label key={scope} className="row">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={(event) => turn(scope, event.target.checked)}
              />
              {trust.scopeNames[scope]}
            </label>
          ))}
        </fieldset>
      </ActForm>
    </Plate>
  );
}
