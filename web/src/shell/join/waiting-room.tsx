import { botTexts, usualBot } from '@cabinet-wars/bots';
import { inLanguage } from '@cabinet-wars/kernel';
import type { TableSummary } from '@cabinet-wars/protocol/messages';
import { useGame } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useTrust } from '../../i18n/trust/index.ts';
import { post } from '../../online/api.ts';
import { sealWord, useSealing } from '../../online/seal.ts';
import { useSession } from '../../online/session.ts';
import { addressOf, go, signInFromHere } from '../../routes.ts';
import { useSettings } from '../../settings.ts';
import { ActStatus, Plate, PlatePage } from '../online/parts.tsx';
import { ProgramMark } from '../online/program-mark.tsx';
import { type Doing, useDoing } from '../online/use-doing.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Invitation } from './invitation.tsx';
import { InviteBot } from './invite-bot.tsx';
import { TableComponents } from './table-components.tsx';

const DAY = 86_400_000;

interface Props {
  readonly table: TableSummary;
  readonly link: string | null;
  onChanged(): void;
}

/** A table before its game begins: chairs to sit on, a link to send, and for its owner the way to begin. */
export function WaitingRoom({ table, link, onChanged }: Props) {
  const online = useOnlineTexts();
  const { language } = useSettings();
  const session = useSession();
  const doing = useDoing();
  const { texts } = useGame(table.game);
  const title = table.name || inLanguage(texts, language).title;
  useSealing(table);
  const act = async (path: string, body?: unknown) => {
    const isDone = await doing.run(() => post(`tables/${table.id}/${path}`, body));
    onChanged();
    return isDone;
  };
  return (
    <PlatePage title={title}>
      <div className="columns">
        <Plate title={online.waitingRoom}>
          <p className="table-about">
            {inLanguage(texts, language).title} · {online.accesses[table.access]} · {online.paceNames[table.pace.kind]}
            {table.pace.kind === 'days' && `, ${online.daysEach(Math.round(table.pace.each / DAY))}`}
          </p>
          {table.components !== null && <TableComponents game={table.game} components={table.components} />}
          <ol className="seats chairs">
            {table.seats.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <ChairRow key={at} table={table} at={at} link={link} doing={doing} act={act} />
            ))}
          </ol>
          <Kicked table={table} act={act} />
          <ActStatus doing={doing} done={null} />
          {session.is === 'stranger' && <WaysIn link={link} />}
          <Acts table={table} doing={doing} act={act} />
          <p className="note">{table.mine ? online.startHint : online.waitForOwner(table.owner)}</p>
          <SealNote table={table} />
        </Plate>
        {table.link !== null && <Invitation link={table.link} />}
      </div>
    </PlatePage>
  );
}

/** What the dice will be drawn from: fixed before anybody adds a word to it. */
function SealNote({ table: { seedHash, seats } }: Pick<Props, 'table'>) {
  const trust = useTrust();
  if (seedHash === null) return null;
  const people = seats.filter(({ sitter }) => sitter === 'person');
  return (
    <p className="note seal">
      {trust.seal}: <code>{seedHash}</code>.{' '}
      {trust.sealedBy(people.filter(({ sealed }) => sealed).length, people.length)}
    </p>
  );
}

/** For whoever has not said who they are. */
function WaysIn({ link }: { readonly link: string | null }) {
  const texts = useOnlineTexts();
  return (
    <div className="row">
      <a className="button primary" href={signInFromHere()}>
        {texts.signIn}
      </a>
      {link !== null && (
        <a className="button" href={addressOf({ page: 'join', link })}>
          {texts.guestByLink}
        </a>
      )}
    </div>
  );
}

/** Those who were asked to leave, for whoever set the table to let back in. */
function Kicked({ table: { kicked }, act }: Pick<ChairProps, 'table' | 'act'>) {
  const texts = useOnlineTexts();
  if (kicked.length === 0) return null;
  return (
    <p className="row">
      {texts.kicked}:
      {kicked.map((name) => (
        <button key={name} type="button" className="link" onClick={() => act('readmit', { name })}>
          {texts.readmit(name)}
        </button>
      ))}
    </p>
  );
}

/** Get up; and for whoever set the table, begin or clear it. */
function Acts({ table, doing, act }: Pick<ChairProps, 'table' | 'doing' | 'act'>) {
  const texts = useOnlineTexts();
  const isFull = table.seats.every(({ sitter }) => sitter !== 'free');
  const clear = async () => {
    if (await act('abandon', { agree: true })) go({ page: 'lobby' });
  };
  return (
    <div className="row">
      {table.seats.some(({ me }) => me) && (
        <button type="button" className="button" onClick={() => act('leave')}>
          {texts.leave}
        </button>
      )}
      {table.mine && (
        <>
          <button
            type="button"
            className="button primary"
            disabled={!isFull || doing.busy}
            onClick={() => act('start')}
          >
            {texts.start}
          </button>
          <button type="button" className="link" onClick={clear}>
            {texts.clearTable}
          </button>
        </>
      )}
    </div>
  );
}

interface ChairProps {
  readonly table: TableSummary;
  readonly at: number;
  readonly link: string | null;
  readonly doing: Doing;
  /** Asks the server for it, and looks at the table again; whether it came about. */
  act(path: string, body?: unknown): Promise<boolean>;
}

function ChairRow({ table, at, link, doing, act }: ChairProps) {
  const texts = useOnlineTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const loaded = useGame(table.game);
  const isKnown = useSession().is === 'known';
  const { plays, sitter, name, bot, program, me } = table.seats[at];
  const power = inLanguage(loaded.texts, language).plays(plays);
  const who =
    sitter === 'bot'
      ? `${shell.bot}: ${(bot === null ? undefined : botTexts(loaded.bots, bot, language)?.name) ?? bot}`
      : sitter === 'free'
        ? texts.free
        : name;
  const sit = () => ({ seat: at, ...(link === null ? {} : { link }), ...sealWord(table) });
  return (
    <li className="seat-row chair-row">
      <Emblem plays={plays} name={power} seat={at} size={28} Own={loaded.board.Emblem} />
      <strong>{power}</strong>
      <span className={sitter === 'free' ? 'free-chair' : undefined}>
        {sitter === 'person' ? <a href={addressOf({ page: 'people', name })}>{name}</a> : who}
        {program && <ProgramMark />}
        {me && ` (${texts.me})`}
      </span>
      <span className="row">
        {sitter === 'free' && isKnown && (
          <button type="button" className="button" disabled={doing.busy} onClick={() => act('join', sit())}>
            {texts.sitHere}
          </button>
        )}
        {table.mine && sitter === 'free' && (
          <button
            type="button"
            className="link"
            onClick={() => act('bots', { seat: at, bot: usualBot(loaded.bots).id })}
          >
            {texts.placeBot}
          </button>
        )}
        {table.mine && sitter === 'free' && <InviteBot game={table.game} seat={at} title={power} act={act} />}
        {table.mine && sitter === 'bot' && (
          <button type="button" className="link" onClick={() => act('bots', { seat: at, bot: null })}>
            {texts.removeBot}
          </button>
        )}
        {table.mine && sitter === 'person' && !me && (
          <button type="button" className="link" onClick={() => act('kick', { seat: at })}>
            {texts.kick}
          </button>
        )}
      </span>
    </li>
  );
}
