import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useEffect, useState } from 'react';
import { reasonIn, useOnlineTexts } from '../../i18n/online/index.ts';
import { get, NoAnswer } from '../../online/api.ts';
import { faultText } from '../../online/fault-text.ts';
import { type OnlineClient, openOnline } from '../../online/online-client.ts';
import { useSession } from '../../online/session.ts';
import { signInFromHere } from '../../routes.ts';
import { PlatePage } from '../online/parts.tsx';
import { Loading } from '../parts/loading.tsx';
import { ConnectionNotice } from '../presence/connection.tsx';
import { AtReplay } from '../replay/replay-page.tsx';
import { AtTable } from '../table/table-page.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const LOOK_EVERY = 2000;

interface Place {
  readonly id: string;
  readonly link: string | null;
}

/** A table at the server: the room before it while it is being set, then the table itself. */
export function OnlineTablePage({ id, link }: Place) {
  const texts = useOnlineTexts();
  const session = useSession();
  const { table, fault, look } = useTable(id, link);
  if (fault !== null && table === null)
    return (
      <PlatePage title={texts.online}>
        <p className="problem">{faultText(fault, texts)}</p>
        {session.is === 'stranger' && (
          <p>
            <a className="button" href={signInFromHere()}>
              {texts.signIn}
            </a>
          </p>
        )}
      </PlatePage>
    );
  if (table === null) return <Loading />;
  if (table.status === 'open') return <WaitingRoom table={table} link={link} onChanged={look} />;
  if (table.started === null)
    return (
      <PlatePage title={table.name || texts.online}>
        <p>{texts.abandoned}</p>
      </PlatePage>
    );
  return <Seated id={id} link={link} />;
}

/** While the table is being set it is looked at again and again: others sit down, and its owner begins. */
function useTable(id: string, link: string | null) {
  const [table, setTable] = useState<TableSummary | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const path = `tables/${id}${link === null ? '' : `?link=${encodeURIComponent(link)}`}` as const;
  const look = () =>
    get<'GET /tables/:id'>(path).then(
      (found) => {
        setTable(found);
        setFault(null);
      },
      (error) => {
        // A network that is away for a moment changes nothing of what is on the screen.
        if (!(error instanceof NoAnswer)) setFault(error);
      },
    );
  const isOpen = table === null || table.status === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is the same for the same path
  useEffect(() => {
    void look();
    if (!isOpen) return;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [path, isOpen]);
  return { table, fault, look: () => void look() };
}

/** What was played at the server, from the beginning. */
export function OnlineReplayPage({ id, link, at }: Place & { readonly at: number }) {
  return <Seated id={id} link={link} replayFrom={at} />;
}

function Seated({ id, link, replayFrom }: Place & { readonly replayFrom?: number }) {
  const texts = useOnlineTexts();
  const [client, setClient] = useState<OnlineClient | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let opened: OnlineClient | null = null;
    openOnline(id, link).then((table) => {
      opened = table;
      if (left) void table.close();
      else setClient(table);
    }, setFault);
    return () => {
      left = true;
      void opened?.close();
    };
  }, [id, link]);
  if (fault !== null)
    return (
      <PlatePage title={texts.online}>
        <p className="problem">{reasonIn(texts, fault.message) ?? texts.noAnswer}</p>
      </PlatePage>
    );
  if (client === null) return <Loading />;
  return (
    <>
      {replayFrom === undefined ? <AtTable client={client} /> : <AtReplay client={client} from={replayFrom} />}
      <ConnectionNotice presence={client.presence} />
    </>
  );
}
