import { isName } from '@cabinet-wars/protocol';
import { describe, expect, it } from 'vitest';
import { nameSkeleton } from '../../src/names.ts';

describe('names', () => {
  it.each(['Аnna', 'Anna\u3164', 'An\u00adna', 'ɑnna', 'Anna\u2800', 'ᴀnna', 'Αννα B', 'Anna\u0000', 'a\u200db', '١٢'])(
    '%j is none: letters of two scripts, or such as cannot be seen',
    (name) => expect(isName(name)).toBe(false),
  );

  it.each(['Игорь', 'Ελένη', '山田太郎', 'ゆき', 'Zoë', "O'Brien", '김철수', 'Nguyễn', 'Jan 3', 'محمد', 'ÅSE'])(
    '%s is one',
    (name) => expect(isName(name)).toBe(true),
  );

  it.each([
    ['Ánna', 'Anna'],
    ['Аппа', 'Anna'],
    ['An.na', 'anna'],
    ['Ian', 'lan'],
    ['B0b', 'Bob'],
    ['Bernd', 'Bemd'],
    ['VValter', 'Walter'],
    ['ΑΝΝΑ', 'avva'],
  ])('%s looks like %s', (one, other) => expect(nameSkeleton(one)).toBe(nameSkeleton(other)));

  it.each([
    ['Mario', 'Marlo'],
    ['Anna', 'Anne'],
    ['Игорь', 'Иван'],
  ])('%s does not look like %s', (one, other) => expect(nameSkeleton(one)).not.toBe(nameSkeleton(other)));
});
