import { keysOf } from '@cabinet-wars/kernel';
import './fonts.ts';
import '../../src/theme/tokens.css';
import '../../src/counters/counters.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ICON } from '../../src/counters/generated/icons.ts';
import {
  AllianceShield,
  Blockade,
  Cartouche,
  Counter,
  Die,
  EMBLEM_OF,
  Icon,
  Medal,
  Neutral,
  Piece,
  type PieceKind,
  Raid,
  Ring,
  type RingState,
  Rose,
} from '../../src/counters/index.ts';

const SIZES = [42, 28, 16];
const KINDS: PieceKind[] = ['control', 'army', 'navy', 'fort', 'horde'];

const three = (one: ReactNode): ReactNode =>
  SIZES.map((size) => (
    <Counter key={size} size={size}>
      {one}
    </Counter>
  ));

const Powers = (): ReactNode =>
  keysOf(EMBLEM_OF).map((power) => (
    <div key={power} style={{ display: 'flex', gap: 14, alignItems: 'center', height: 50 }}>
      <span style={{ width: 130 }}>{power}</span>
      {KINDS.map((kind) => (
        <span key={kind} style={{ width: 130, display: 'flex', gap: 10, alignItems: 'center' }}>
          {three(<Piece kind={kind} power={power} />)}
        </span>
      ))}
      {three(<Piece kind="control" power={power} nonPlayer />)}
      {three(<Piece kind="army" power={power} nonPlayer count={2} />)}
    </div>
  ));

const Row = ({ children }: { children: ReactNode }): ReactNode => (
  <div style={{ display: 'flex', gap: 18, alignItems: 'center', margin: '14px 0' }}>{children}</div>
);

const STATES: RingState[] = ['acts', 'may', 'picked', 'final'];

function Page(): ReactNode {
  return (
    <main
      style={{ padding: 24, background: 'var(--cw-plate)', color: 'var(--cw-ink)', font: '16px var(--cw-font-text)' }}
    >
      <Powers />
      <Row>
        {three(<Neutral kind="defence" defence={2} />)}
        {three(<Neutral kind="defence" defence={3} gold={3} />)}
        {three(<Neutral kind="defence" defence={5} vp={1} />)}
        {three(<Neutral kind="colonize" />)}
        {three(<Neutral kind="commerce" />)}
      </Row>
      <Row>
        {three(<Raid kind="pirates" />)}
        {three(<Raid kind="revolt" />)}
        {three(<Blockade power="britain" />)}
        {three(<Piece kind="navy" power="britain" blockade count={2} />)}
        {three(<Piece kind="army" power="prussia" veteran count={3} />)}
        {three(<Piece kind="army" power="france" count={2} forts={1} />)}
        {three(<AllianceShield letters="Ba" />)}
        {three(<AllianceShield letters="Ba" power="austria" />)}
      </Row>
      <Row>
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Counter key={value} size={34}>
            <Die value={value} />
          </Counter>
        ))}
        <Counter size={34}>
          <Die value={5} power="britain" />
        </Counter>
        <Counter size={34}>
          <Die value={2} power="prussia" />
        </Counter>
        <Counter size={30}>
          <Medal vp={8} holders={['prussia']} />
        </Counter>
        <Counter size={30}>
          <Medal vp={5} holders={['austria', 'france']} />
        </Counter>
        <Counter size={30}>
          <Medal vp={3} />
        </Counter>
        <Counter size={90}>
          <Rose radius={12} />
        </Counter>
        <svg width="272" height="168" viewBox="-1 -1 138 86" aria-hidden="true">
          <Cartouche title="Struggle of Empires" wars={3} war={2} rounds={5} round={3} />
        </svg>
      </Row>
      <svg width="720" height="90" viewBox="0 0 480 60" aria-hidden="true">
        {STATES.map((state, i) => (
          <g key={state} transform={`translate(${20 + i * 100} 10)`}>
            <Ring x={0} y={0} w={58} h={36} state={state} number={i} />
            <g transform="translate(18 18)">
              <Piece kind="control" power="france" />
            </g>
            <g transform="translate(42 18)">
              <Piece kind="army" power="france" count={2} />
            </g>
          </g>
        ))}
      </svg>
      <Row>
        {keysOf(ICON).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={28} />
          </span>
        ))}
      </Row>
    </main>
  );
}

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'parchment';
createRoot(document.getElementById('root')!).render(<Page />);
