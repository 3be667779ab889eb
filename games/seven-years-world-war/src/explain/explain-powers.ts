import { isOneOf } from '@cabinet-wars/kernel';
import { isMarkerId, MARKER } from '../data/markers.ts';
import { isPowerId, POWER } from '../data/powers.ts';
import { isSquareId } from '../data/squares.ts';
import { paymentDue } from '../diplomacy/agreements.ts';
import { mayLay, mayTarget } from '../diplomacy/diplomacy.ts';
import { gains, mayGain } from '../diplomacy/diplomacy-results.ts';
import { has } from '../markers/hands.ts';
import { mayPlay } from '../markers/plays.ts';
import { mayPay } from '../money/money.ts';
import { mayChoose } from '../set-up/choose-powers.ts';
import { GAINS } from '../vocabulary/choices/powers.ts';
import { because } from '../vocabulary/reasons.ts';
import type { Explanations } from './explanations.ts';

const isLaying = (key: string): boolean => key === 'attempt.commit' || key === 'attempt.oppose';

/** Why choices of set-up, diplomacy, negotiation and the effects of markers cannot be had. */
export const powersExplanations: Explanations = {
  power: (g, seat, { power }, key) => {
    if (!isPowerId(power)) return [];
    if (key === 'choose-powers.choose') return [mayChoose(g, seat, POWER[power])];
    return [g.control[POWER[power]] === seat ? null : because({ why: 'not-controlled', power })];
  },
  at: (_g, _seat, { square }, key) => {
    if (!isSquareId(square)) return [];
    if (key === 'deploy.place') return [because({ why: 'not-set-up-there', square })];
    return key === 'revert.where' ? [because({ why: 'not-nearest', square })] : [];
  },
  diplomacy: (g, seat, { power, marker }, key) =>
    key === 'diplomacy.hub'
      ? [
          isPowerId(power) ? mayTarget(g, seat, POWER[power]) : null,
          isMarkerId(marker) ? mayLay(g, seat, MARKER[marker]) : null,
        ]
      : [],
  lay: (g, seat, { marker }, key) => (isLaying(key) && isMarkerId(marker) ? [mayLay(g, seat, MARKER[marker])] : []),
  negate: (g, seat) =>
    has(g, seat, MARKER['sturm-und-drang']) ? [] : [because({ why: 'marker-not-held', marker: 'sturm-und-drang' })],
  play: (g, seat, { marker }) => (isMarkerId(marker) ? [mayPlay(g, seat, MARKER[marker])] : []),
  gain: (g, _seat, { gain }, key) =>
    key === 'gains.gain' && isOneOf(GAINS, gain) ? [mayGain(g, gains.within(g), gain)] : [],
  honour: (g) => {
    const due = paymentDue(g);
    return due === undefined ? [] : [mayPay(g, due.by, due.points)];
  },
};
