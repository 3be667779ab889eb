import './winter.css';
import { choicesToStarve, winterOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import { namingOf } from '../i18n/index.ts';
import { sayable } from '../march/plan.ts';
import type { BoardProps } from '../read/seen.ts';
import { PLATES } from '../state/plates.ts';
import { goneAt, starving } from './starving.ts';
import { WinterTable } from './WinterTable.tsx';

/** Provisioning as one question: what all would cost, what there is, who goes, and one button. */
export function WinterPanel(props: BoardProps): ReactNode {
  const { ask, view, pick, lookAhead } = props;
  const kept = starving.use((all) => all);
  const hasPlates = useMedia(PLATES);
  if (ask === null) return null;
  const open = view.open;
  const { own } = namingOf(props.language);
  const texts = own.winterPlate;
  const gone = goneAt(ask, open, kept);
  const { treasury, need, cost } = winterOf(open, ask.seat, gone);
  const short = cost - treasury;
  const send = async () => pick(await sayable(lookAhead, choicesToStarve(open, gone)));
  return (
    <div className="syww-shop">
      <div className="syww-ledger">
        <dl>
          <dt>{texts.all}</dt>
          <dd>{need}</dd>
          <dt>{own.inTreasury}</dt>
          <dd>{treasury}</dd>
          <dt>{texts.rest}</dt>
          <dd data-short={short > 0 || undefined}>{cost}</dd>
        </dl>
        <p aria-live="polite" data-short={short > 0 || undefined}>
          {short > 0 ? texts.short(short) : texts.settled(gone.length, treasury - cost)}
        </p>
      </div>
      {!hasPlates && <WinterTable props={props} />}
      <ol className="choices syww-foot">
        <li>
          <button type="button" className="button" onClick={() => starving.set({ askId: -1, gone: [] })}>
            {texts.suggest}
          </button>
          <button
            type="button"
            className="button must wide"
            data-winter-now
            disabled={short > 0}
            onClick={() => void send()}
          >
            {texts.send(gone.length, cost)}
          </button>
        </li>
      </ol>
      <p className="note">{texts.why}</p>
    </div>
  );
}
