import { completed, dataHash, dataKey, readCommented, templateOf } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';

const ours = { id: 'printed', costs: { fort: 2, fleet: 3 }, faces: ['1', '2g3'] };

describe("components of an owner's own", () => {
  it('are told apart by all that is in them, in whatever order it stands', () => {
    const again = { faces: ['1', '2g3'], costs: { fleet: 3, fort: 2 }, id: 'printed' };
    expect(dataHash(again)).toBe(dataHash(ours));
    expect(dataHash({ ...ours, faces: ['2g3', '1'] })).not.toBe(dataHash(ours));
    expect(dataKey({ ...ours, id: 'mine' })).toMatch(/^mine@[0-9a-f]{16}$/);
  });

  it('may be based on ours and say only what differs', () => {
    const given = { id: 'mine', basedOn: 'printed', costs: { fort: 5 } };
    expect(completed(ours, given)).toEqual({ id: 'mine', costs: { fort: 5, fleet: 3 }, faces: ['1', '2g3'] });
    expect(completed(ours, { id: 'mine', basedOn: 'another' })).toEqual({ id: 'mine', basedOn: 'another' });
    expect(completed(ours, 7)).toBe(7);
  });

  it('are handed out as a text with comments, which is read back as it was', () => {
    const text = templateOf(ours, { costs: 'What things cost.' }, 'Yours to edit.');
    expect(text).toContain('// Yours to edit.\n{');
    expect(text).toContain('  // What things cost.\n  "costs": {"fort": 2, "fleet": 3}');
    expect(readCommented(text)).toEqual(ours);
  });

  it('are read with comments and commas left over, not inside of texts', () => {
    expect(readCommented('{ "a": "x // y, ]", // why\n "b": [1, 2,],\n}')).toEqual({ a: 'x // y, ]', b: [1, 2] });
    expect(() => readCommented('{ "a": }')).toThrow(SyntaxError);
  });
});
