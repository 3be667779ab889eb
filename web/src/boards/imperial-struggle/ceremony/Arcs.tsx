import { BRITAIN_WINS_AT, FRANCE_WINS_AT, type SideId } from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { useMedia } from '../../../use-media.ts';
import type { Naming } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import type { ScoringAccount, ScoringStep } from '../read/scoring/scoring-steps.ts';
import { nameOfScored } from './scoring-texts.ts';

/** Drawn about as wide as it is shown, so that its words can be read. */
const WIDTHS = { wide: 960, phone: 400 };
const placesOn = (width: number) => (vp: number) =>
  20 + (Math.max(BRITAIN_WINS_AT, Math.min(FRANCE_WINS_AT, vp)) * (width - 40)) / FRANCE_WINS_AT;
const TICKS = Array.from({ length: FRANCE_WINS_AT + 1 }, (_, i) => i);

/** The track in large, one arc for each step: past ones faint, the present one strong and named. */
export function Arcs({ account, at, naming }: { account: ScoringAccount; at: number; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const isPhone = useMedia('(max-width: 719px)');
  const width = isPhone ? WIDTHS.phone : WIDTHS.wide;
  // Where there is no room beside the arcs, the ends are named under the figures.
  const ends = isPhone ? 105 : 54;
  const x = placesOn(width);
  // A name stands over its arc, and stays on the sheet.
  const nameAt = ({ from, to }: ScoringStep) => Math.max(70, Math.min(width - 70, (x(from) + x(to)) / 2));
  const until = Math.min(at, account.steps.length - 1);
  const shown = account.steps.slice(0, until + 1);
  const track = shown.at(-1)?.to ?? account.from;
  const sum = (side: SideId, of: 'vp' | 'trp') =>
    shown.reduce((total, step) => total + (step.winner === side ? step[of] : 0), 0);
  const soFar = (side: SideId) => own.soFarOf(game.sides[side], sum(side, 'vp'), sum(side, 'trp'));
  return (
    <footer className="is-arcs">
      <svg viewBox={`0 0 ${width} ${isPhone ? 110 : 96}`} role="img" aria-label={own.track(track)}>
        {shown.map((step, i) =>
          step.from === step.to ? null : (
            <g
              key={nameOfScored(step.of, naming)}
              data-power={step.winner ?? undefined}
              data-now={i === at || undefined}
            >
              <path
                className="is-arc"
                d={`M${x(step.from)} 58Q${(x(step.from) + x(step.to)) / 2} ${44 - 9 * Math.abs(step.to - step.from)} ${x(step.to)} 58`}
              />
              {i === at && (
                <text className="is-arc-name" x={nameAt(step)} y="18">
                  {nameOfScored(step.of, naming)} +{step.vp}
                </text>
              )}
            </g>
          ),
        )}
        <text className="is-end" data-power="britain" x={x(0)} y={ends}>
          {own.winsAt(game.sides.britain, BRITAIN_WINS_AT)}
        </text>
        <text className="is-end" data-power="france" x={x(FRANCE_WINS_AT)} y={ends}>
          {own.winsAt(game.sides.france, FRANCE_WINS_AT)}
        </text>
        <path
          className="is-ticks"
          d={`M${x(0)} 62H${x(30)}${TICKS.map((n) => `M${x(n)} 62v${n % 5 === 0 ? 9 : 5}`).join('')}`}
        />
        {TICKS.filter((n) => n % 5 === 0).map((n) => (
          <text key={n} x={x(n)} y="86">
            {n}
          </text>
        ))}
        <path
          className="is-marker"
          data-then
          style={{ transform: `translate(${x(account.from)}px, 46px)` }}
          d="M0 14-6 2H6z"
        />
        <path className="is-marker" style={{ transform: `translate(${x(track)}px, 46px)` }} d="M0 14-6 2H6z" />
      </svg>
      <p>
        <Emblem plays="britain" size={20} /> {soFar('britain')}
        <Emblem plays="france" size={20} /> {soFar('france')}
        <b>
          {account.from} → {track}
        </b>
      </p>
    </footer>
  );
}
