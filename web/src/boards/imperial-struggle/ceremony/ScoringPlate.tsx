import './scoring.css';
import { BRITAIN_WINS_AT, FRANCE_WINS_AT, REGIONS, type SideId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../../../counters/index.ts';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import type { Naming } from '../i18n/index.ts';
import { SIGN } from '../map/generated/signs.ts';
import { Sign } from '../map/SpaceMark.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { countedMarks, leadText, worthOf } from '../read/counted.ts';
import type { ScoringAccount, ScoringStep } from '../read/scoring-steps.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import type { MapNow } from '../use-map.ts';
import { Bar } from '../world/Legend.tsx';
import { Plate } from '../world/Plate.tsx';
import { gainOf, nameOfScored } from './scoring-texts.ts';

interface Props {
  readonly props: BoardProps;
  readonly now: CeremonyNow;
  readonly account: ScoringAccount;
  readonly map: MapNow;
}

const NO_CHIPS = {};

/** The Peace turn's account: four Regions with their maps, everything else that scores, and the track with its arcs. */
export function ScoringPlate({ props, now, account, map }: Props): ReactNode {
  const { naming } = map;
  const { own } = naming;
  const { open } = props.view;
  const present = account.steps[now.at];
  const marks = useMemo(() => (present === undefined ? NO_CHIPS : countedMarks(open, present.of)), [open, present]);
  const state = (i: number) => (i < now.at || now.isLast || now.isStepwise ? 'past' : i === now.at ? 'now' : 'ahead');
  const cell = (i: number) => ({
    className: 'is-scored-cell',
    'data-state': i === now.at ? 'now' : state(i),
  });
  return (
    <section className="is-scoring" aria-label={own.scoringOf(account.turn)}>
      <header>
        <h2>{own.scoringOf(account.turn)}</h2>
        <span>{now.isLast ? own.theSum : own.stepOf(now.at + 1, account.steps.length)}</span>
        <em>{own.tieNote}</em>
      </header>
      <div className="is-scoring-regions">
        {account.steps.map((step, i) =>
          step.of.t !== 'region' ? null : (
            <article key={step.of.id} {...cell(i)}>
              <Plate
                {...map}
                region={REGIONS[REGIONS.indexOf(step.of.id)]}
                names={naming.game.spaces}
                marks={marks}
                chips={NO_CHIPS}
                title={naming.game.regions[step.of.id]}
                allNames={false}
                entry={null}
                className="is-mute"
              />
              <Result step={step} naming={naming} open={open} isBar />
            </article>
          ),
        )}
      </div>
      <div className="is-scoring-others">
        {account.steps.map((step, i) =>
          step.of.t === 'region' ? null : (
            <article key={nameOfScored(step.of, naming)} {...cell(i)}>
              <Result step={step} naming={naming} open={open} />
            </article>
          ),
        )}
      </div>
      <Arcs account={account} at={now.at} naming={naming} />
    </section>
  );
}

interface ResultProps {
  readonly step: ScoringStep;
  readonly naming: Naming;
  readonly open: OpenView;
  readonly isBar?: boolean;
}

/** What is scored and what it is worth, both counts, who takes it and why. */
function Result({ step, naming, open, isBar = false }: ResultProps): ReactNode {
  const { own, game } = naming;
  const sign = step.of.t === 'prestige' ? SIGN.laurels : step.of.t === 'demand' ? SIGN[step.of.id] : null;
  return (
    <div className="is-scored-result">
      <h3>
        {sign !== null && (
          <Counter size={24}>
            <Sign d={sign} size={26} />
          </Counter>
        )}
        {nameOfScored(step.of, naming)}
        <small>{worthOf(open, step.of, naming)}</small>
      </h3>
      <p className="is-balance">
        <Emblem plays="britain" size={18} />
        <b>{step.britain}</b>
        {isBar ? <Bar britain={step.britain} france={step.france} /> : <span aria-hidden="true">:</span>}
        <b>{step.france}</b>
        <Emblem plays="france" size={18} />
      </p>
      <p className="is-scored-verdict">
        {step.winner === null ? (
          own.nobodyScores
        ) : (
          <b data-power={step.winner}>
            {game.sides[step.winner]} {gainOf(step, naming)}
          </b>
        )}{' '}
        <small>{leadText(open, step.of, step.britain, step.france, naming)}</small>
      </p>
    </div>
  );
}

const WIDTH = 960;
const x = (vp: number): number => 20 + (Math.max(0, Math.min(FRANCE_WINS_AT, vp)) * (WIDTH - 40)) / FRANCE_WINS_AT;
const TICKS = Array.from({ length: FRANCE_WINS_AT + 1 }, (_, i) => i);

/** The track in large, one arc for each step: past ones faint, the present one strong and named. */
function Arcs({ account, at, naming }: { account: ScoringAccount; at: number; naming: Naming }): ReactNode {
  const { own, game } = naming;
  const until = Math.min(at, account.steps.length - 1);
  const shown = account.steps.slice(0, until + 1);
  const track = shown.at(-1)?.to ?? account.from;
  const sum = (side: SideId, of: 'vp' | 'trp') =>
    shown.reduce((total, step) => total + (step.winner === side ? step[of] : 0), 0);
  const soFar = (side: SideId) => own.soFarOf(game.sides[side], sum(side, 'vp'), sum(side, 'trp'));
  return (
    <footer className="is-arcs">
      <svg viewBox={`0 0 ${WIDTH} 96`} role="img" aria-label={own.track(track)}>
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
                <text className="is-arc-name" x={(x(step.from) + x(step.to)) / 2} y="18">
                  {nameOfScored(step.of, naming)} +{step.vp}
                </text>
              )}
            </g>
          ),
        )}
        <text className="is-end" data-power="britain" x={x(0)} y="54">
          {own.winsAt(game.sides.britain, BRITAIN_WINS_AT)}
        </text>
        <text className="is-end" data-power="france" x={x(FRANCE_WINS_AT)} y="54">
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
