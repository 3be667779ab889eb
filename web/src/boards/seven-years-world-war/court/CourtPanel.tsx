import './court.css';
import { warnings } from '@cabinet-wars/seven-years-world-war';
import type { ReactNode } from 'react';
import { Counter, Die } from '../../../counters/index.ts';
import { useMedia } from '../../../use-media.ts';
import { meant } from '../../kit/rail/meant.ts';
import { explainsWhole } from '../../kit/terms/explains.ts';
import { BreachNote } from '../deal/BreachNote.tsx';
import { type Naming, namingOf } from '../i18n/index.ts';
import { columnFor } from '../read/diplomacy.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps } from '../read/seen.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import { PLATES } from '../state/plates.ts';
import { scores } from '../story.ts';
import { CourtRows } from './CourtRows.tsx';
import { chanceOf, layName, laysOf, type Suitor, suitorsOf } from './chances.ts';
import { choicesFor, court, courting } from './courting.ts';

/** The cell one has picked, die by die, and the button that lays the markers. The grid is on its plate, where there is room. */
export function CourtPanel(props: BoardProps): ReactNode {
  const { ask, view } = props;
  const hasPlates = useMedia(PLATES);
  const { power, lay } = courting.use((all) => all);
  if (ask === null) return null;
  const naming = namingOf(props.language);
  const texts = naming.own.court;
  const suitor = suitorsOf(view.open, ask.seat).find((each) => each.power === power);
  const isPicked = suitor !== undefined && lay !== null;
  const broken = isPicked
    ? warnings(view.open, ask.seat, { t: 'diplomacy', power: suitor.power, marker: lay.markers[0] })
    : [];
  const name = (seat: number | null, id: NonNullable<typeof power>) =>
    seat === null ? naming.own.theLand(naming.game.lands[id]) : coalitionName(naming, view.open, seat);
  return (
    <div className="syww-attacks">
      {!hasPlates && <CourtRows props={props} />}
      {isPicked ? (
        <section className="syww-panel" aria-live="polite">
          <h3>{texts.prompt(name(suitor.seat, suitor.power), layName(lay))}</h3>
          <p className="syww-note">{texts.column(Math.min(5, lay.total))}</p>
          <CourtBar suitor={suitor} total={lay.total} texts={texts} />
          <ol className="syww-faces" {...explainsWhole('die-faces')}>
            {columnFor(lay.total).map((result, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die
                key={i}
                data-favours={result[0] === 'D' ? 'good' : result[0] === 'R' ? 'bad' : 'even'}
                data-tip={naming.game.diplomacy[result].hint}
              >
                <Counter size={28} label={String(i + 1)}>
                  <Die value={i + 1} />
                </Counter>
                <span>{naming.game.diplomacy[result].name}</span>
              </li>
            ))}
          </ol>
          <p className="syww-note">
            {texts.opposed([1, 2, 3].map((n) => texts.inSix(chanceOf(suitor, lay.total, n))))}
          </p>
          {suitor.ratio !== null && (
            <p>
              {texts.brings(suitor.points, naming.game.ratio(scores(view)[ask.seat]), naming.game.ratio(suitor.ratio))}
            </p>
          )}
          <BreachNote props={props} broken={broken} />
          <button
            type="button"
            className="button must wide"
            data-court-now
            {...meant(props.taught, choicesFor(suitor.power, lay))}
            onClick={() => court(props, suitor.power, lay)}
          >
            {broken.length > 0 ? texts.breakAndTry : texts.go(layName(lay))}
          </button>
        </section>
      ) : (
        <p className="aside">{laysOf(view).length === 0 ? texts.noMarkers : texts.pickCell}</p>
      )}
      <OtherChoices
        props={props}
        without={['diplomacy']}
        end={
          <button
            type="button"
            className="button wide"
            data-end="diplomacy"
            {...meant(props.taught, [{ t: 'done' }])}
            onClick={() => props.pick({ t: 'done' })}
          >
            {texts.end}
          </button>
        }
      />
    </div>
  );
}

/** Of six dice how many win it, do something less, or call up a reaction. */
function CourtBar({
  suitor,
  total,
  texts,
}: {
  readonly suitor: Suitor;
  readonly total: number;
  readonly texts: Naming['own']['court'];
}): ReactNode {
  const good = chanceOf(suitor, total, 0);
  const bad = columnFor(total).filter((result) => result[0] === 'R').length;
  const parts = [
    ['good', good, texts.won(good)],
    ['even', 6 - good - bad, String(6 - good - bad)],
    ['bad', bad, texts.reacts(bad)],
  ] as const;
  return (
    <span className="syww-odds">
      {parts.map(
        ([kind, count, words]) =>
          count > 0 && (
            <span key={kind} data-kind={kind} style={{ flexGrow: count }}>
              <b>{words}</b>
            </span>
          ),
      )}
    </span>
  );
}
