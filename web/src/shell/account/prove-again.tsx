import type { Me } from '@cabinet-wars/protocol/messages';
import { useState } from 'react';
import { useTrust } from '../../i18n/trust/index.ts';
import { post } from '../../online/api.ts';
import { showPasskey } from '../../online/passkeys.ts';
import { proved, useAskedToProve } from '../../online/prove-again.ts';
import { ActForm, ActStatus } from '../online/parts.tsx';
import { CurrentPassword } from '../online/password-field.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Asks for the password or a passkey again, when the server wants it before it does something. */
export function ProveAgain({ me }: { readonly me: Me }) {
  return useAskedToProve() ? <Asking me={me} /> : null;
}

function Asking({ me }: { readonly me: Me }) {
  const trust = useTrust();
  const doing = useDoing();
  const keys = useDoing();
  const [password, setPassword] = useState('');
  const show = async (how: ReturnType<typeof useDoing>, does: () => Promise<unknown>) => {
    if (await how.run(does)) proved(true);
  };
  return (
    <Dialog title={trust.proveTitle} onClose={() => proved(false)}>
      <p>{trust.proveHint}</p>
      {me.hasPassword && (
        <ActForm doing={doing} act={trust.prove} onAct={() => show(doing, () => post('me/proof', { password }))}>
          <CurrentPassword value={password} onText={setPassword} />
        </ActForm>
      )}
      {me.hasPasskey && (
        <>
          <button type="button" className="button" disabled={keys.busy} onClick={() => show(keys, showPasskey)}>
            {trust.provePasskey}
          </button>
          <ActStatus doing={keys} done={null} />
        </>
      )}
    </Dialog>
  );
}
