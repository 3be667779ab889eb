import './shop.css';
import { isSquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../counters/index.ts';
import { useMedia } from '../../../use-media.ts';
import { litNext, meant } from '../../kit/rail/meant.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { namingOf } from '../i18n/index.ts';
import { LeftPlate } from '../parts/LeftPlate.tsx';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { PLATES } from '../state/plates.ts';
import { Ledger } from './Ledger.tsx';
import { OtherChoices } from './OtherChoices.tsx';
import { goOn } from './pay.ts';
import { Stepper } from './Stepper.tsx';
import { type Lesson, lessonsOf, priceOfLesson, type School, schoolsOf } from './train.ts';
import { schooling } from './use-schooling.ts';

const keyOf = ({ trainer }: School): string => `${trainer.marker} ${trainer.power} ${trainer.fromHand}`;

/** Training as a table: each leader, where he trains and how many, with a running total; paid for with one press. */
export function TrainPanel(props: BoardProps): ReactNode {
  const { ask, view, pick, lookAhead } = props;
  const hasPlates = useMedia(PLATES);
  const [chosen, setChosen] = useState<Readonly<Record<string, Lesson>>>({});
  if (ask === null) return null;
  const open = view.open;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const schools = schoolsOf(ask, open);
  const lessonOf = (school: School): Lesson =>
    chosen[keyOf(school)] ?? { square: school.grounds[0]?.square ?? '', count: 0 };
  const taken = schools
    .map((school) => ({ school, lesson: lessonOf(school) }))
    .filter(({ lesson }) => lesson.count > 0);
  const sum = taken.reduce((all, { school, lesson }) => all + priceOfLesson(school, lesson), 0);
  const treasury = open.treasury[ask.seat];
  const set = (school: School, change: Partial<Lesson>) =>
    setChosen({ ...chosen, [keyOf(school)]: { ...lessonOf(school), ...change } });
  const isTaught = ({ trainer }: School) => props.taught?.of(trainer).isMeant === true && !props.taught.isFree;
  const begin = async () => {
    const [first, ...due] = lessonsOf(taken, ask, open);
    schooling.set({ due, isUnderWay: first !== undefined });
    pick(first === undefined ? await goOn([{ t: 'done' }], ask, lookAhead, false) : [first]);
  };
  const table = (
    <table className="syww-wares" {...explainsWhole('lessons')}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {own.train}
          </th>
          <th scope="col">{own.price}</th>
          <th scope="col">{own.buy}</th>
        </tr>
      </thead>
      <tbody>
        {schools.map((school) => {
          const lesson = lessonOf(school);
          const name = own.trainWith(game.markers[school.trainer.marker].name, game.inShort[school.trainer.power]);
          const ground = school.grounds.find(({ square }) => square === lesson.square);
          const next = ground?.trainees[lesson.count];
          const isElsewhere = taken.some(
            (other) => other.school !== school && other.lesson.square === lesson.square && lesson.count === 0,
          );
          return (
            <tr key={keyOf(school)}>
              <td>
                <Icon name={school.trainer.marker.startsWith('admiral') ? 'anchor' : 'drum'} size={24} />
              </td>
              <th scope="row">
                {name}{' '}
                {school.grounds.length > 1 ? (
                  <select
                    aria-label={own.whereTrained(name)}
                    value={lesson.square}
                    onChange={({ target }) =>
                      isSquareId(target.value) && set(school, { square: target.value, count: 0 })
                    }
                  >
                    {school.grounds.map(({ square }) => (
                      <option key={square} value={square}>
                        {shortSquare(naming, square)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <small>{own.trainsAt(shortSquare(naming, lesson.square), ground?.trainees.length ?? 0)}</small>
                )}
              </th>
              <td className="syww-price" data-term="ware-price">
                {ground?.trainees[0]?.price ?? '–'}
              </td>
              <td>
                <Stepper
                  name={name}
                  value={lesson.count}
                  of={ground?.trainees.length ?? 0}
                  texts={own}
                  mayAdd={next !== undefined && sum + next.price <= treasury && !isElsewhere}
                  why={next === undefined ? own.noneLeft : own.noMore}
                  lit={isTaught(school) ? litNext(lesson.count === 0) : meant(props.taught, [school.trainer])}
                  onAdd={() => set(school, { count: lesson.count + 1 })}
                  onTakeOff={() => set(school, { count: lesson.count - 1 })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return (
    <div className="syww-shop">
      <Ledger treasury={treasury} sum={sum} winter={null} naming={naming} />
      {hasPlates ? (
        <LeftPlate title={own.learners} note={own.veteransFightHarder}>
          {table}
        </LeftPlate>
      ) : (
        table
      )}
      <OtherChoices
        props={props}
        without={['trainer']}
        end={
          <button
            type="button"
            className="button primary wide"
            data-train
            {...(sum === 0
              ? meant(props.taught, [{ t: 'done' }])
              : litNext(taken.every(({ school }) => isTaught(school))))}
            onClick={() => void begin()}
          >
            {sum === 0 ? own.trainNobody : own.trainFor(sum)}
          </button>
        }
      />
    </div>
  );
}
