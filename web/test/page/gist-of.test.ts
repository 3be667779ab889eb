import type { Choice } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { gistOf } from '../../src/shell/table-state/gist-of.ts';
import type { Sitting } from '../../src/shell/table-state/use-table.ts';

const sitting = {
  texts: { choice: ({ t }: Choice) => t },
  telling: {},
  loaded: { board: { announces: ({ t }: Choice) => t.startsWith('action') } },
} as unknown as Sitting;
const gist = (...said: readonly string[]) =>
  gistOf(
    sitting,
    said.map((t) => ({ t })),
  );

it('tells what is done, not the action that announces it', () => {
  expect(gist('action build', 'build a navy', 'to India')).toBe('build a navy, to India');
  expect(gist('action tile', 'take Banking')).toBe('take Banking');
});

it('an action that nothing follows is told itself', () => {
  expect(gist('action pass')).toBe('action pass');
});
