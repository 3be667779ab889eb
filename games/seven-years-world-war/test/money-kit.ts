import { copy, type FrameBase } from '@cabinet-wars/kernel';
import { NOWHERE } from '../src/data/squares.ts';
import { disbanding } from '../src/money/disbanding.ts';
import { enlightenment } from '../src/money/enlightenment.ts';
import { pillage } from '../src/money/pillage.ts';
import { recruiting } from '../src/money/recruiting.ts';
import { taxation } from '../src/money/taxation.ts';
import { beginTaxation } from '../src/money/taxes.ts';
import { training } from '../src/money/training.ts';
import { provisioning } from '../src/movement/provisioning.ts';
import { Trial, table } from './kit.ts';

type Position = Parameters<typeof table>[0];
type Bare = Omit<Position, 'phase'>;

/** One sub-phase of one player and nothing else: nobody is asked when it is over. */
const alone = (position: Position, frame: FrameBase): Trial => {
  const g = table(position);
  g.stack = [frame];
  return new Trial(copy(g)).run();
};

export const taxing = (p: Bare): Trial =>
  alone({ ...p, phase: 'taxation' }, taxation.frame(beginTaxation(p.seat ?? 0)));
export const recruitingOf = (p: Bare): Trial =>
  alone(
    { ...p, phase: 'recruiting' },
    recruiting.frame({ seat: p.seat ?? 0, placed: [], power: -1, kind: -1, leader: -1, ground: NOWHERE }),
  );
export const trainingOf = (p: Bare): Trial =>
  alone(
    { ...p, phase: 'training' },
    training.frame({ seat: p.seat ?? 0, leader: -1, power: -1, square: NOWHERE, left: 0 }),
  );
export const disbandingOf = (p: Bare): Trial =>
  alone({ ...p, phase: 'disbanding' }, disbanding.frame({ seat: p.seat ?? 0, square: NOWHERE }));
export const provisioningOf = (p: Bare): Trial =>
  alone({ ...p, phase: 'provisioning' }, provisioning.frame({ seat: p.seat ?? 0, square: NOWHERE }));
export const pillaging = (p: Bare): Trial =>
  alone(
    { ...p, phase: 'pillage', options: { pillage: true, ...p.options } },
    pillage.frame({ seat: p.seat ?? 0, square: NOWHERE }),
  );
export const enlightening = (p: Bare): Trial =>
  alone(
    { ...p, phase: 'enlightenment', options: { enlightenment: true, ...p.options } },
    enlightenment.frame({ seat: p.seat ?? 0, marker: -1, square: NOWHERE, drawn: 0 }),
  );
