import { describe, expect, it } from 'vitest';
import { castsIn } from './casts.ts';
import { projectFiles } from './house.ts';

/** Lowered whenever casts have gone; never raised. */
const MOST = 140;
const MOST_DOUBLE = 2;

const casts = castsIn(projectFiles());
const shown = ({ path, line, text }: (typeof casts)[number]) => `${path}:${line} ${text}`;

describe('casts', () => {
  it('are found', () => {
    const text = 'const a = ["b"] as const;\nconst c = d as E;\n// Why.\nconst f = (g as unknown) as H;\n';
    const found = castsIn([
      { path: 'kernel/src/x.ts', text },
      { path: 'kernel/test/x.ts', text },
    ]);
    expect(found.map(({ line, isDouble, hasReason }) => [line, isDouble, hasReason])).toEqual([
      [2, false, false],
      [4, true, true],
      [4, false, true],
    ]);
  });

  it('are few', () => expect(casts.length).toBeLessThanOrEqual(MOST));

  it('are double where there is no other way, with the reason beside it', () => {
    const double = casts.filter(({ isDouble }) => isDouble);
    expect(double.length).toBeLessThanOrEqual(MOST_DOUBLE);
    expect(double.filter(({ hasReason }) => !hasReason).map(shown)).toEqual([]);
  });
});
