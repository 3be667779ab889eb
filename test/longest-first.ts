import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first: begun last, one of them would keep a single core busy while the other has nothing left. */
const LONG = [
  'cli/test/soak-crash.test.ts',
  'server/test/store/away.test.ts',
  'test/packages.test.ts',
  'games/struggle-of-empires/test/laws-of-variants.test.ts',
  'server/test/scale/scale.test.ts',
  'cli/test/train.test.ts',
  'server/test/people/notices.test.ts',
  'games/seven-years-world-war/test/laws.test.ts',
  'games/seven-years-world-war/test/laws-of-optional-rules.test.ts',
  'games/struggle-of-empires/test/laws.test.ts',
  'bots/test/features.test.ts',
  'web/e2e/struggle-of-empires.test.ts',
  'web/e2e/moments.test.ts',
  'web/e2e/online-table.test.ts',
  'web/e2e/marks.test.ts',
  'web/e2e/online-account.test.ts',
  'web/e2e/shell.test.ts',
  'web/e2e/soe-turn.test.ts',
  'web/e2e/seven-years-world-war.test.ts',
  'web/e2e/imperial-struggle.test.ts',
  'web/e2e/lesson.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
  return found < 0 ? LONG.length : found;
};

/** On a fresh clone nothing is known of how long files take. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
