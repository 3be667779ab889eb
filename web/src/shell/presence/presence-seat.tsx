import type { Presence } from '../../client/presence.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import { useSession } from '../../online/session.ts';
import { addressOf } from '../../routes.ts';
import { ProgramMark } from '../online/program-mark.tsx';
import { useDoing } from '../online/use-doing.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { usePresence } from './connection.tsx';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly presence: Presence;
  readonly seat: number;
}

/** Who sits there and whether they are here, their clock, and a vote for their chair where that can work. */
export default function PresenceSeat({ sitting, presence, seat }: Props) {
  const texts = useOnlineTexts();
  const { here, table } = usePresence(presence);
  const { name, sitter } = sitting.client.facts.seats[seat];
  const isAsked = sitting.shown.question.asks.waitsFor?.includes(seat) ?? false;
  return (
    <>
      {sitter !== 'bot' && (
        <>
          <a className="link small" href={addressOf({ page: 'people', name })}>
            {name}
          </a>
          {table?.seats[seat]?.program && <ProgramMark />}
          <span className="presence" data-here={here[seat] ? '' : undefined}>
            {here[seat] ? texts.here : texts.away}
          </span>
        </>
      )}
      <TimeLeft presence={presence} seat={seat} isAsked={isAsked} />
      <Vote sitting={sitting} presence={presence} seat={seat} />
    </>
  );
}

/** A chair the table has waited for too long: who sits there votes it away, who looks on may offer to play on in it. */
function Vote({ sitting, presence, seat }: Props) {
  const texts = useOnlineTexts();
  const doing = useDoing();
  const session = useSession();
  const { seat: mine, table } = usePresence(presence);
  if (mine === seat || session.is !== 'known' || table === null || !table.missing.includes(seat)) return null;
  const votes = table.votes.filter((vote) => vote.seat === seat);
  const { name } = session.me;
  const cast = (wanted: string | null) => {
    const link = presence.link === null ? {} : { link: presence.link };
    const body = { seat, with: wanted, ...link };
    void doing.run(() => post(`tables/${sitting.client.facts.id}/votes`, body)).then(presence.look);
  };
  const offers = votes.filter(({ by, with: wanted }) => by === wanted).map(({ by }) => by);
  const ballots: readonly Ballot[] =
    mine === null
      ? [
          offers.includes(name)
            ? { says: texts.takeOfferBack, wanted: null }
            : { says: texts.offerToPlay, wanted: name },
        ]
      : [
          { says: texts.replaceWithBot, wanted: 'bot' },
          ...offers.map((each) => ({ says: texts.replaceWith(each), wanted: each })),
        ];
  if (mine === null && table.mayReturn) return null;
  const count = (wanted: string | null) => votes.filter((vote) => vote.with === wanted && vote.by !== wanted).length;
  return (
    <>
      {ballots.map(({ says, wanted }) => (
        <button key={says} type="button" className="link small" disabled={doing.busy} onClick={() => cast(wanted)}>
          {says}
          {count(wanted) > 0 && ` (${texts.votes(count(wanted))})`}
        </button>
      ))}
      {doing.problem !== null && <span className="problem">{doing.problem}</span>}
    </>
  );
}

interface Ballot {
  readonly says: string;
  readonly wanted: string | null;
}
