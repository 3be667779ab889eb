import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: begun last, one of them would keep a single core busy while the other has nothing left. */
const LONG = [
  'games/struggle-of-empires/test/laws-of-variants.test.ts',
  'games/struggle-of-empires/test/laws.test.ts',
  'games/seven-years-world-war/test/laws.test.ts',
  'games/seven-years-world-war/test/laws-of-optional-rules.test.ts',
  'cli/test/soak-crash.test.ts',
  'cli/test/train.test.ts',
  'server/test/store/away.test.ts',
  'server/test/people/notices.test.ts',
  'test/packages.test.ts',
  'bots/test/features.test.ts',
  'web/e2e/struggle-of-empires.test.ts',
  'web/e2e/moments.test.ts',
  'web/e2e/online-table.test.ts',
  'web/e2e/soe-turn.test.ts',
  'web/e2e/shell.test.ts',
];

/** On a fresh clone nothing is known of how long files take. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
