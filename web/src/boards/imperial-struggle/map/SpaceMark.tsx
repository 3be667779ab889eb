import type { FlagId } from '@cabinet-wars/imperial-struggle/data';
import { memo, type ReactNode } from 'react';
import { bakedOnce, signAt } from '../../../counters/baked.ts';
import { ICON } from '../../../counters/generated/icons.ts';
import { type CounterPower, EMBLEM_OF, Emblem, MarkNumber, Piece } from '../../../counters/index.ts';
import type { AdvantageFace, SpaceFace } from '../read/faces.ts';
import type { Mark } from '../read/targets.ts';
import { SIGN, type SignName } from './generated/signs.ts';
import { OUTLINE, PENNON, SHIELD, STAFF, STAR } from './shapes.ts';

interface At {
  readonly x?: number;
  readonly y?: number;
}

/** An icon of 512 about x y, `size` units across. */
export const Sign = ({
  d,
  size,
  x = 0,
  y = 0,
  className = 'is-sign',
}: At & {
  d: string;
  size: number;
  className?: string;
}): ReactNode => <path className={className} d={signAt(d, size, x, y)} />;

export const FlagEmblem = ({ flag, size, x = 0, y = 0 }: At & { flag: FlagId; size: number }): ReactNode =>
  flag === 'usa' ? (
    <path className="cw-emblem" d={bakedOnce(STAR, size / 12, x, y)} />
  ) : (
    <Emblem of={EMBLEM_OF[flag]} size={size} x={x} y={y} />
  );

/** Around a space; around its laurels, where it has them. */
const RING = 25;
const LAURELLED = 33;
/** How long after another a number of the news comes. */
const NEWS_APART = 80;
/** A breach through the walls of a damaged Fort. */
const CRACK = 'M12 -17 6 -8 9 -4 0 2 2 7 -8 10 -13 17';

/** A space with everything on it, about 0 0. */
export const SpaceMark = memo(function SpaceMark({
  face,
  mark,
  coin = true,
}: {
  face: SpaceFace;
  mark?: Mark | undefined;
  /** Whether its printed price is shown: not where it is told how it would be paid. */
  coin?: boolean;
}): ReactNode {
  const isSquadron = face.type === 'naval' && face.flag !== null;
  const outline = OUTLINE[face.type];
  const ring = face.prestige ? LAURELLED : RING;
  return (
    <g
      className="is-space"
      data-type={face.type}
      data-power={isSquadron ? undefined : (face.flag ?? undefined)}
      data-flagged={(face.flag !== null && !isSquadron) || undefined}
      data-closed={!face.inPlay || undefined}
      data-isolated={face.isolated || undefined}
    >
      {mark !== undefined && (
        <g className="is-ring" data-state={mark.state}>
          <circle className="is-glow" r={ring} />
          <circle className="is-line" r={ring} />
        </g>
      )}
      {face.prestige && <Sign d={SIGN.laurels} size={62} className="is-laurels" />}
      <path className="cw-halo" d={outline.body} />
      <path className="is-body" d={outline.body} />
      <path className="is-inner" d={outline.inner} />
      <Middle face={face} />
      {face.type === 'market' && face.flag !== null && <Pennon flag={face.flag} />}
      {face.damaged && (
        <>
          <path className="is-breach" d={CRACK} />
          <path className="is-crack" d={CRACK} />
        </>
      )}
      {coin && face.cost !== null && <Cost value={face.cost} />}
      {face.advantage !== null && <AdvantageShield face={face.advantage} x={-16} y={14} />}
      {face.huguenots !== null && <Huguenots spent={face.huguenots === 'spent'} />}
      {face.conflict > 0 && <Conflict strong={face.conflict > 1} />}
      {mark?.news !== undefined && (
        <g transform="translate(20 -20)">
          <g
            className="is-news"
            data-again={mark.again || undefined}
            style={{ animationDelay: `${(mark.news - 1) * NEWS_APART}ms` }}
          >
            <circle r="8.6" />
            <text y="4.2">{mark.news}</text>
          </g>
        </g>
      )}
      {mark?.number !== undefined && mark.state !== 'acts' && (
        <g transform="translate(22 -21) scale(1.3)">
          <MarkNumber value={mark.number} mark={mark.state} />
        </g>
      )}
    </g>
  );
});

function Middle({ face }: { face: SpaceFace }): ReactNode {
  if (face.type === 'naval' && face.flag !== null)
    return (
      <g transform="scale(1.02)">
        <Piece kind="navy" power={face.flag as CounterPower} />
      </g>
    );
  if (face.type === 'market') return <Sign d={SIGN[face.commodity ?? 'wheat']} size={21} />;
  if (face.flag !== null) return <FlagEmblem flag={face.flag} size={face.type === 'fort' ? 13 : 18} />;
  if (face.type === 'naval') return <Sign d={ICON.anchor} size={19} />;
  if (face.type === 'fort') return null;
  return <Sign d={face.type === 'territory' ? SIGN.territory : face.local ? SIGN.alliance : ICON.quill} size={20} />;
}

const Pennon = ({ flag }: { flag: FlagId }): ReactNode => (
  <g className="is-pennon">
    <path className="is-staff" d={STAFF} />
    <path className="is-cloth" d={PENNON} />
    <FlagEmblem flag={flag} size={8.4} x={18.5} y={-17.8} />
  </g>
);

/** How far under its middle a figure stands on its line, so that it is in the middle at any size. */
const HALF_FIGURE = '.3565em';

const Cost = ({ value }: { value: number }): ReactNode => (
  <g className="is-cost">
    <circle className="is-coin" cx="-17" cy="-15" r="8.6" />
    <circle className="is-gilt" cx="-17" cy="-15" r="6.7" />
    <text x="-17" y="-15" dy={HALF_FIGURE}>
      {value}
    </text>
  </g>
);

const Conflict = ({ strong }: { strong: boolean }): ReactNode => (
  <g className="is-conflict" data-strong={strong || undefined}>
    {strong && <circle className="is-wax-rim" cx="15" cy="14" r="11" />}
    <circle className="is-wax" cx="15" cy="14" r="8.4" />
    <Sign d={SIGN.sabres} size={11} x={15} y={14} className="is-sabres" />
  </g>
);

const Huguenots = ({ spent }: { spent: boolean }): ReactNode => (
  <g className="is-huguenots" data-spent={spent || undefined}>
    <rect x="10" y="-20" width="14" height="14" />
    <text x="17" y="-9">
      H
    </text>
  </g>
);

/** What strikes an Advantage through that is used up or spoilt by a Conflict. */
const STRUCK = 'M-8 7.4 8 -7.4';
/** Held ones stand out. */
const HELD = 1.3;

/** An Advantage where it belongs: its holder's colour; hollow and struck through when it cannot be used. */
export const AdvantageShield = ({ face, x = 0, y = 0 }: At & { face: AdvantageFace }): ReactNode => {
  const isOut = face.exhausted || face.spoilt;
  const size = face.holder === null ? 1 : HELD;
  return (
    <g
      className="is-advantage"
      data-power={face.holder ?? undefined}
      data-held={face.holder !== null || undefined}
      data-exhausted={isOut || undefined}
    >
      <path className="is-shield" d={bakedOnce(SHIELD, size, x, y)} />
      {!isOut && <path className="is-star" d={bakedOnce(STAR, 0.72 * size, x, y)} />}
      {isOut && <path className="is-struck" d={bakedOnce(STRUCK, size, x, y)} />}
    </g>
  );
};

export type { SignName };
