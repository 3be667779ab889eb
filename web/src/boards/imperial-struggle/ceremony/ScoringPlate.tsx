import './scoring.css';
import { REGIONS } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../../../counters/index.ts';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import type { Naming } from '../i18n/index.ts';
import { SIGN } from '../map/generated/signs.ts';
import { Sign } from '../map/SpaceMark.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { facesOf } from '../read/faces.ts';
import { countedMarks, leadText, worthOf } from '../read/scoring/counted.ts';
import type { ScoringAccount, ScoringStep } from '../read/scoring/scoring-steps.ts';
import type { OpenView } from '../read/seen.ts';
import type { MapNow } from '../use-map.ts';
import { Bar } from '../world/Legend.tsx';
import { Plate } from '../world/Plate.tsx';
import { Arcs } from './Arcs.tsx';
import { gainOf, nameOfScored } from './scoring-texts.ts';

interface Props {
  /** The table as it was before. */
  readonly open: OpenView;
  readonly now: Pick<CeremonyNow, 'at' | 'isLast' | 'isStepwise'>;
  readonly account: ScoringAccount;
  readonly map: MapNow;
  /** Where it is looked at again: puts it away. */
  onClose?(): void;
}

const NO_CHIPS = {};

/** The Peace turn's account: four Regions with their maps, everything else that scores, and the track with its arcs. */
export function ScoringPlate({ open, now, account, map, onClose }: Props): ReactNode {
  const { naming } = map;
  const { own } = naming;
  const faces = facesOf(open);
  const present = account.steps[now.at];
  const marks = useMemo(() => (present === undefined ? NO_CHIPS : countedMarks(open, present.of)), [open, present]);
  const state = (i: number) => (i < now.at || now.isLast || now.isStepwise ? 'past' : i === now.at ? 'now' : 'ahead');
  const cell = (i: number) => ({
    className: 'is-scored-cell',
    'data-state': i === now.at ? 'now' : state(i),
  });
  return (
    <section className="is-scoring" aria-label={own.scoringOf(account.turn)} data-step={present?.of.t ?? 'sum'}>
      <header>
        <h2>{own.scoringOf(account.turn)}</h2>
        <span>{now.isLast ? own.theSum : own.stepOf(now.at + 1, account.steps.length)}</span>
        <em>{own.tieNote}</em>
        {onClose !== undefined && (
          // biome-ignore lint/a11y/noAutofocus: whoever opened it from a list stands at its way out
          <button type="button" className="button is-close" autoFocus onClick={onClose}>
            {own.close}
          </button>
        )}
      </header>
      <div className="is-scoring-regions">
        {account.steps.map((step, i) =>
          step.of.t !== 'region' ? null : (
            <article key={step.of.id} {...cell(i)}>
              <Plate
                {...map}
                faces={faces}
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
      <p className="is-balance" {...explainsItself('scored-balance')}>
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
