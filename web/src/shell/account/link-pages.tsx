import { useEffect, useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { put } from '../../online/api.ts';
import { whoAmI } from '../../online/session.ts';
import { addressOf } from '../../routes.ts';
import { ActForm, ActStatus, Plate, PlatePage } from '../online/parts.tsx';
import { NewPassword } from '../online/password-field.tsx';
import { useDoing } from '../online/use-doing.ts';

/** Where the link of a letter about an address leads. */
export function ConfirmPage({ word }: { readonly word: string }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [done, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is used once
  useEffect(() => {
    void doing
      .run(() => put(`email-confirmations/${encodeURIComponent(word)}`))
      .then((worked) => {
        setDone(worked);
        return whoAmI();
      });
  }, [word]);
  return (
    <PlatePage title={texts.email}>
      <Plate title={texts.email}>
        <ActStatus doing={doing} done={done ? texts.confirmed : null} />
        <a className="link" href={addressOf({ page: 'lobby' })}>
          {texts.myTables}
        </a>
      </Plate>
    </PlatePage>
  );
}

/** Where the link of a letter about a forgotten password leads. */
export function ResetPage({ word }: { readonly word: string }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const reset = async () =>
    setDone(await doing.run(() => put(`password-resets/${encodeURIComponent(word)}`, { password })));
  return (
    <PlatePage title={texts.resetTitle}>
      <Plate title={texts.resetTitle}>
        {done ? (
          <p>
            {texts.resetDone}{' '}
            <a className="link" href={addressOf({ page: 'sign-in' })}>
              {texts.signIn}
            </a>
          </p>
        ) : (
          <ActForm doing={doing} act={texts.save} onAct={reset}>
            <NewPassword label={texts.newPassword} value={password} onText={setPassword} />
          </ActForm>
        )}
      </Plate>
    </PlatePage>
  );
}
