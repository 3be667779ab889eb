import { Faults } from '@cabinet-wars/kernel';
import { expect, test } from 'vitest';

/** What one look finds wrong: `why at`. */
function wrong(look: (faults: Faults) => void): string[] {
  const faults = new Faults();
  look(faults);
  return faults.reasons.map(({ why, at }) => `${why} ${at}`);
}

test('data that pass every look are loaded as they are', () => {
  const data = { id: 'my-box-2', costs: { army: 2 }, names: ['a', 'b'], open: true, kind: 'red' };
  const faults = new Faults();
  const fields = faults.record(data, 'data', ['id', 'costs', 'names', 'open', 'kind']);
  faults.id(fields.id, 'id');
  faults.each(fields.costs, 'costs', ['army'], (cost, at) => faults.whole(cost, at, 1, 2));
  expect(faults.texts(fields.names, 'names')).toEqual(['a', 'b']);
  faults.yesNo(fields.open, 'open');
  faults.oneOf(fields.kind, 'kind', ['red', 'blue']);
  expect(faults.loaded(data)).toEqual({ ok: true, data });
});

test('every fault is named by where it stands, and once', () => {
  const faults = new Faults<'data-die'>();
  faults.add('data-die', 'die', { wanted: 6 });
  faults.add('data-die', 'die');
  faults.add('data-die', 'other-die');
  const reasons = [
    { why: 'data-die', at: 'die', wanted: 6 },
    { why: 'data-die', at: 'other-die' },
  ];
  expect(faults.loaded({})).toEqual({ ok: false, reasons });
});

test('an id is of small letters, digits and hyphens, 40 at most', () => {
  for (const id of ['', 'My Box', 'b\u00f6x', 7, null, 'x'.repeat(41)])
    expect(wrong((faults) => faults.id(id, 'id'))).toEqual(['data-id id']);
  expect(wrong((faults) => faults.id('x'.repeat(40), 'id'))).toEqual([]);
});

test('an entry may be missing or unknown', () => {
  const record = (needed?: string[]) => wrong((faults) => faults.record({ a: 1, c: 1 }, 'data', ['a', 'b'], needed));
  expect(record()).toEqual(['data-unknown data.c', 'data-missing data.b']);
  expect(record([])).toEqual(['data-unknown data.c']);
  expect(wrong((faults) => faults.each({ c: 1 }, 'data', ['a'], (n, at) => faults.whole(n, at, 0, 1)))).toEqual([
    'data-unknown data.c',
    'data-number data.a',
  ]);
});

test('a thing of another form is a fault, and what comes back can still be looked at', () => {
  for (const given of [null, 7, 'x', []]) expect(wrong((f) => f.object(given, 'x'))).toEqual(['data-object x']);
  for (const given of [null, 7, 'x', {}]) expect(wrong((f) => f.list(given, 'x'))).toEqual(['data-list x']);
  expect(wrong((faults) => faults.texts(['a', 1], 'x'))).toEqual(['data-text x[1]']);
  expect(wrong((faults) => faults.yesNo('yes', 'x'))).toEqual(['data-yes-no x']);
  expect(wrong((faults) => faults.oneOf('green', 'x', ['red']))).toEqual(['data-word x']);
  for (const given of [0, 4, 1.5, '2', null])
    expect(wrong((f) => f.whole(given, 'x', 1, 3))).toEqual(['data-number x']);
  const faults = new Faults();
  expect([faults.object(1, 'x'), faults.list(1, 'x'), faults.text(1, 'x'), faults.whole('x', 'x', 1, 3)]).toEqual([
    {},
    [],
    '',
    1,
  ]);
});
