import { useOnline } from '../../i18n/online/index.ts';
import { post } from '../../online/api.ts';
import type { Beside } from '../../online/beside.ts';
import { addressOf } from '../../routes.ts';
import type { Sitting } from '../table/use-table.ts';
import { useBeside } from './line-state.tsx';
import { TimeLeft } from './time-left.tsx';
import { useDoing } from './use-doing.ts';

interface Props {
  readonly sitting: Sitting;
  readonly beside: Beside;
  readonly seat: number;
}

/** Who sits there and whether they are here, their clock, and a vote for their chair where that can work. */
export default function BesideSeat({ sitting, beside, seat }: Props) {
  const words = useOnline();
  const { here } = useBeside(beside);
  const { name, sitter } = sitting.client.facts.seats[seat];
  const isAsked = sitting.shown.question.asks.waitsFor?.includes(seat) ?? false;
  return (
    <>
      {sitter !== 'bot' && (
        <>
          <a className="link small" href={addressOf({ page: 'people', name })}>
            {name}
          </a>
          <span className="presence" data-here={here[seat] ? '' : undefined}>
            {here[seat] ? words.here : words.away}
          </span>
        </>
      )}
      <TimeLeft beside={beside} seat={seat} isAsked={isAsked} />
      <Vote sitting={sitting} beside={beside} seat={seat} />
    </>
  );
}

function Vote({ sitting, beside, seat }: Props) {
  const words = useOnline();
  const doing = useDoing();
  const { seat: mine, table } = useBeside(beside);
  if (mine === null || mine === seat || table === null || !table.missing.includes(seat)) return null;
  const votes = table.votes.filter((vote) => vote.seat === seat).length;
  const vote = () =>
    doing.run(() => post(`tables/${sitting.client.facts.id}/votes`, { seat, with: 'bot' })).then(beside.look);
  return (
    <>
      <button type="button" className="link small" disabled={doing.busy} onClick={vote}>
        {words.replaceWithBot}
        {votes > 0 && ` (${words.votes(votes)})`}
      </button>
      {doing.problem !== null && <span className="problem">{doing.problem}</span>}
    </>
  );
}
