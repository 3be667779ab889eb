import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { go } from '../../routes.ts';
import { ActStatus } from '../online/parts.tsx';
import { useDoing } from '../online/use-doing.ts';

/** The same game again: whoever asks first sets the table, the others find their chairs there. */
export function Rematch({ id, isSet }: { readonly id: string; readonly isSet: boolean }) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const again = () =>
    doing.run(async () =>
      go({ page: 'online', id: (await post<'POST /tables/:id/rematch'>(`tables/${id}/rematch`)).table }),
    );
  return (
    <>
      <button type="button" className="button" disabled={doing.busy} onClick={again}>
        {isSet ? texts.joinRematch : texts.rematch}
      </button>
      <ActStatus doing={doing} done={null} />
    </>
  );
}
