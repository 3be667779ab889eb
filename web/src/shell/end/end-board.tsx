import { useTexts } from '../../i18n/index.ts';
import type { Looking } from '../table-state/use-past.ts';
import type { Sitting } from '../table-state/use-table.ts';
import { Breakdown } from './breakdown.tsx';
import { Luck } from './luck.tsx';
import { Places } from './places.tsx';
import ScoreOverTime from './score/score-over-time.tsx';
import { useCourse } from './use-course.ts';
import { WaysOn } from './ways-on.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly looking: Looking;
  onBoard(): void;
}

/** A game that is over, on a desk, in the place of its board: result, score over time, where points came from, luck. */
export default function EndBoard({ sitting, looking, onBoard }: Props) {
  const texts = useTexts();
  const course = useCourse(sitting.client);
  return (
    <div className="end-board">
      <section className="plate end-result">
        <Places sitting={sitting} />
        <div className="end-ways">
          <WaysOn sitting={sitting} />
          <button type="button" className="link small" onClick={onBoard}>
            {texts.watchBoard}
          </button>
        </div>
      </section>
      <div className="plate">
        <ScoreOverTime sitting={sitting} looking={looking} course={course} isWide />
      </div>
      <div className="end-tables">
        <Breakdown sitting={sitting} />
        <Luck sitting={sitting} course={course} />
      </div>
    </div>
  );
}
