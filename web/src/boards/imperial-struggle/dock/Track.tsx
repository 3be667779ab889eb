import './track.css';
import { BRITAIN_WINS_AT, FRANCE_WINS_AT } from '@cabinet-wars/imperial-struggle/data';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { type ReactNode, useMemo } from 'react';
import { withMinus } from '../../../i18n/minus.ts';
import { useMedia } from '../../../use-media.ts';
import { explainsItself } from '../../kit/terms/explains.ts';
import { namingIn } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { thenOf } from '../read/purchases/preview.ts';
import { frameOf, type BoardProps as OwnProps } from '../read/seen.ts';
import { desk } from '../state/desk.ts';

/** Units from one point to the next: a phone's track has the room of three fingers. */
const STEPS = { wide: 9.4, phone: 4 };
export const onTrack = (vp: number): number => Math.max(BRITAIN_WINS_AT, Math.min(FRANCE_WINS_AT, vp));
const TICKS = Array.from({ length: FRANCE_WINS_AT + 1 }, (_, i) => i);

/** The victory track: where it stands, and (dashed) where it would if the turn were scored now, or after what is picked. */
export function Track({ view, language }: Pick<OwnProps, 'view' | 'language'>): ReactNode {
  const { own, game } = namingIn(language);
  const step = useMedia('(max-width: 719px)') ? STEPS.phone : STEPS.wide;
  const x = (vp: number): number => 8 + onTrack(vp) * step;
  const width = x(FRANCE_WINS_AT) + 8;
  const open = view.open;
  const picked = desk.useLater((each) => each.picked);
  const now = useMemo(() => scoreNow(open).vp, [open]);
  const then = picked === null ? null : thenOf(view, picked);
  const isPeace = open.final === null && frameOf(open, 'war') === null && open.round > 0;
  const scored = then ?? now;
  const sentence = !isPeace ? '' : then === null || then === now ? own.scoredNow(now) : own.scoredThen(then, now);
  const wins =
    !isPeace || (scored > BRITAIN_WINS_AT && scored < FRANCE_WINS_AT) ? null : scored <= 0 ? 'britain' : 'france';
  return (
    <span className="is-bar-track" {...explainsItself('track')}>
      <Emblem plays="britain" size={18} />
      <svg
        width={width}
        height="32"
        viewBox={`0 0 ${width} 32`}
        role="img"
        aria-label={[own.track(open.vp), sentence].filter((part) => part !== '').join('; ')}
      >
        <path
          className="is-ticks"
          d={`M${x(0)} 18H${x(30)}${TICKS.map((n) => `M${x(n)} 18v${n % 5 === 0 ? -9 : -5}`).join('')}`}
        />
        {TICKS.filter((n) => n % 5 === 0).map((n) => (
          <text key={n} x={x(n)} y="30">
            {n}
          </text>
        ))}
        {isPeace && (
          <path className="is-marker" data-then style={{ transform: `translateX(${x(scored)}px)` }} d="M0 14-6 2H6z" />
        )}
        <path className="is-marker" style={{ transform: `translateX(${x(open.vp)}px)` }} d="M0 14-6 2H6z" />
      </svg>
      <Emblem plays="france" size={18} />
      <b>{withMinus(open.vp)}</b>
      {sentence !== '' && (
        <span className="is-scored">
          <span>{sentence}</span>
          {wins !== null && <span>{own.wouldWin(game.sides[wins])}</span>}
        </span>
      )}
    </span>
  );
}
