import '../styles/online.css';
import { useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { get } from '../../online/api.ts';
import { invitedTo } from '../../online/invited-to.ts';
import { go } from '../../routes.ts';
import { ActForm, TextField } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';
import { Dialog } from '../parts/dialog.tsx';

/** For whoever has an invitation but cannot follow it as a link. */
export default function CodeDialog({ onClose }: { onClose(): void }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const [code, setCode] = useState('');
  const [isStrange, setIsStrange] = useState(false);
  const follow = () => {
    const to = invitedTo(code);
    setIsStrange(to === null);
    if (to === null) return;
    void doing.run(async () => {
      // A wrong word is said here, where it can be put right.
      if (to.page === 'join') await get(`invitations/${to.link}`);
      go(to);
    });
  };
  const problem = isStrange ? texts.noCode : doing.problem;
  return (
    <Dialog title={texts.joinByCode} onClose={onClose}>
      <ActForm doing={{ ...doing, problem }} act={texts.toTheTable} onAct={follow}>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          value={code}
          onText={setCode}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </ActForm>
    </Dialog>
  );
}
