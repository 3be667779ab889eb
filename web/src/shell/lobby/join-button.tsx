import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { sealWord } from '../../online/seal.ts';
import { useSession } from '../../online/session.ts';
import { addressOf, go } from '../../routes.ts';
import { useDoing } from '../online/use-doing.ts';

/** Sits down at the first free chair; strangers sign in first. */
export function JoinButton({ table }: { readonly table: TableSummary }) {
  const texts = useOnlineTexts();
  const { is } = useSession();
  const doing = useDoing();
  const name = `${texts.join}: ${table.name || table.owner}`;
  if (is !== 'known')
    return (
      <a className="button join" aria-label={name} href={addressOf({ page: 'sign-in' })}>
        {texts.join}
      </a>
    );
  const join = () =>
    doing.run(async () => {
      await post(`tables/${table.id}/join`, sealWord(table));
      go({ page: 'online', id: table.id });
    });
  return (
    <>
      <button type="button" className="button join" aria-label={name} disabled={doing.busy} onClick={join}>
        {texts.join}
      </button>
      {doing.problem !== null && (
        <p className="problem" role="alert">
          {doing.problem}
        </p>
      )}
    </>
  );
}
