import type { ReactNode } from 'react';
import { Emblem } from './Emblem.tsx';
import { ICON } from './generated/icons.ts';
import { type CounterPower, EMBLEM_OF } from './powers.ts';
import * as shape from './shapes.ts';

export type NeutralProps =
  | { kind: 'defence'; defence: number; gold?: number; vp?: number }
  | { kind: 'colonize' }
  | { kind: 'commerce' };

/** A neutral counter: an octagon with its defence, a coin for gold and a black square for victory points. */
export function Neutral(props: NeutralProps): ReactNode {
  return (
    <g className="cw-neutral" data-kind={props.kind}>
      <path className="cw-halo" d={shape.OCTAGON} />
      <path className="cw-body" d={shape.OCTAGON} />
      <path className="cw-inner" d={shape.OCTAGON_INNER} />
      {props.kind === 'colonize' && <path className="cw-mark" transform="scale(.82)" d={shape.HOUSE} />}
      {props.kind === 'commerce' && (
        <path className="cw-links" d={shape.LINK_LEFT + shape.LINK_RIGHT + shape.LINK_JOIN} />
      )}
      {props.kind === 'defence' && <Defence {...props} />}
    </g>
  );
}

function Defence({ defence, gold = 0, vp = 0 }: { defence: number; gold?: number; vp?: number }): ReactNode {
  return (
    <>
      <text className="cw-figure" y="5">
        {defence}
      </text>
      {gold > 0 && (
        <g className="cw-coin">
          <circle cx="8.2" cy="-8" r="5.4" />
          <text x="8.2" y="-5">
            {gold}
          </text>
        </g>
      )}
      {vp > 0 && (
        <g className="cw-vp">
          <rect x="3.5" y="-12.9" width="9.4" height="9.4" />
          <text x="8.2" y="-5.1">
            {vp}
          </text>
        </g>
      )}
    </>
  );
}

/** A raid on the map: a black pennon. */
export function Raid({ kind }: { kind: 'pirates' | 'revolt' }): ReactNode {
  return (
    <g className="cw-raid">
      <path className="cw-halo" d={shape.PENNON} />
      <path className="cw-body" d={shape.PENNON} />
      <path className="cw-mark" transform={`translate(0 -.6) scale(.031) translate(-256 -256)`} d={ICON[kind]} />
    </g>
  );
}

/** A blockade as a counter of its own, for lists and tiles. */
export function Blockade({ power }: { power: CounterPower }): ReactNode {
  return (
    <g className="cw-piece" data-power={power} data-kind="blockade">
      <path className="cw-halo" d={shape.LOZENGE} />
      <path className="cw-body" d={shape.LOZENGE} />
      <g className="cw-emblem" transform="scale(.022) translate(-256 -256)">
        <path d={ICON.anchor} />
      </g>
    </g>
  );
}

/** A local alliance of the deluxe board: a small shield, its holder's or blank with its letters. */
export function AllianceShield({ letters, power = null }: { letters: string; power?: CounterPower | null }): ReactNode {
  return (
    <g className="cw-shield" data-power={power ?? undefined} data-held={power ? true : undefined}>
      <path className="cw-halo" d={shape.SHIELD} />
      <path className="cw-body" d={shape.SHIELD} />
      {power ? <Emblem of={EMBLEM_OF[power]} size={8.6} y={-0.6} /> : <text y="2.4">{letters}</text>}
    </g>
  );
}
