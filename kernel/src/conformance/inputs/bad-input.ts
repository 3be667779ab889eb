import { isRange } from '../../choice.ts';
import { fieldsOf } from '../../guards.ts';
import type { Seat } from '../../seat.ts';

/** Things no table should take, whatever they are sent as. */
export const nonsense = (): unknown[] => [
  null,
  undefined,
  7,
  Number.NaN,
  'pass',
  true,
  [[]],
  { t: 'x', deep: { er: 1 } },
  { t: ['x'], list: [1] },
  JSON.parse('{"__proto__":{"t":"pass"}}'),
  Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, i])),
  () => 'pass',
];

/** Choices that are none of these options: nonsense, and near misses of every kind. */
export function badChoices(options: readonly object[]): unknown[] {
  return [
    ...nonsense(),
    [],
    {},
    { t: 1 },
    { t: '' },
    { t: '__proto__' },
    { t: 'constructor' },
    { t: 'x'.repeat(100_000) },
    ...options.slice(0, 3).flatMap(nearMisses),
  ];
}

function nearMisses(option: object): unknown[] {
  const choice = Object.fromEntries(Object.entries(option).map(([field, value]) => [field, value?.from ?? value]));
  const fields = Object.keys(choice);
  return [
    { ...choice, extra: 1 },
    { ...choice, t: `${choice.t}!` },
    Object.create(choice),
    JSON.parse(JSON.stringify(choice).replace('{', '{"__proto__":1,')),
    [[choice]],
    ...fields.flatMap((field) => spoiled(choice, field, fieldsOf(option)[field])),
  ];
}

function spoiled(choice: Record<string, unknown>, field: string, offered: unknown): unknown[] {
  const { [field]: value, ...without } = choice;
  const values: unknown[] = [
    undefined,
    Number.NaN,
    [value],
    { is: value },
    typeof value === 'string' ? 0.5 : String(value),
  ];
  if (typeof value === 'number') values.push(value + 0.5, -Infinity, 1e300);
  // A zero that JSON would turn into another.
  if (value === 0) values.push(-0);
  if (isRange(offered)) values.push(offered, offered.to + 1);
  return [without, ...values.map((each) => ({ ...choice, [field]: each }))];
}

export const badOrders = (): unknown[] => [
  ...nonsense(),
  {},
  { order: 1 },
  { order: 'no such order' },
  { order: '__proto__' },
  { order: 'ask-me' },
  { order: 'ask-me', about: 1 },
  { order: 'ask-me', about: 'everything', more: { deep: 1 } },
  { order: 'ask-me', about: 'everything', more: undefined },
  { order: 'ask-me', about: 'everything', more: Number.NaN },
  { order: 'ask-me', about: 'everything', more: -0 },
];

export function badDeals(seat: Seat, seats: number): unknown[] {
  const other = (seat + 1) % seats;
  return [
    ...nonsense(),
    {},
    { t: 'no such deal', from: seat, to: other },
    { t: '__proto__', from: seat, to: other },
    { t: 'no such deal', from: seat, to: null },
    { t: 'no such deal', from: other, to: seat },
    { t: 'no such deal', from: seat, to: seat },
    { t: 'no such deal', from: seat, to: seats },
    { t: 'no such deal', from: seat, to: -1 },
    { t: 'no such deal', from: seat, to: other, much: Number.NaN },
  ];
}

export const badSeats = (seats: number): unknown[] => [
  -1,
  seats,
  0.5,
  Number.NaN,
  Infinity,
  '0',
  null,
  undefined,
  [0],
  {},
];
