import type { Deal } from '@cabinet-wars/kernel';
import { game } from '../src/game.ts';
import { inPhase, type Position, type Table, table } from './kit.ts';

const nothing = {
  points: null,
  marker: null,
  power: null,
  neutral: null,
  pointsBack: null,
  markerBack: null,
  powerBack: null,
  neutralBack: null,
  clause: null,
  binds: null,
  land: null,
  square: null,
  sum: null,
  until: null,
};
export const trade = (terms: Partial<Record<keyof typeof nothing, string | number>>, from = 0, to = 1) => ({
  t: 'trade',
  from,
  to,
  ...nothing,
  ...terms,
});
export const clause = (terms: Record<string, string | number>, from = 0, to = 1) => ({
  t: 'agreement',
  from,
  to,
  land: null,
  square: null,
  sum: null,
  binds: 'from',
  until: 3,
  clause: 'no-attack',
  ...terms,
});
export const showing = (from: number, terms: { marker?: string; seat?: number } = {}) => ({
  ...alone('show-hand', from),
  marker: null,
  seat: null,
  ...terms,
});
export const alone = (t: string, from: number) => ({ t, from, to: null });

/** A player at rest in his diplomacy phase, where all deals may be made. */
export const talking = (lay: (t: Table) => void = () => {}, given: Partial<Position> = {}) =>
  inPhase({ phase: 'diplomacy', lay: (laid) => lay(laid.hand(0, 'expedition')), ...given });
export const whyNot = (deal: object, lay: (t: Table) => void = () => {}, given: Partial<Position> = {}) =>
  game.deals.may(table({ phase: 'diplomacy', lay, ...given }), deal as Deal)?.why ?? null;
