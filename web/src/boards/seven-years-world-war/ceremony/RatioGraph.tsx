import { FIRST_YEAR, LEVEL_FROM, LEVELS } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { coalitionHue, coalitionName } from '../read/map/coalition.ts';
import type { BoardProps } from '../read/seen.ts';

interface Props {
  readonly props: BoardProps;
  /** Ratios of every seat, from the start through every year. */
  readonly course: readonly (readonly number[])[];
}

const [WIDTH, HEIGHT] = [470, 300];
const BOX = { left: 34, right: 400, top: 14, bottom: 262 };
/** Each coalition has its own dash as well as its colour. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3'];
const GAP = 20;

/** One line a coalition from the start to the peace, the levels of victory across. A table says the same to screen readers. */
export function RatioGraph({ props, course }: Props): ReactNode {
  const { open } = props.view;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  const years = course[0].length;
  const all = course.flat();
  const [least, most] = [Math.min(70, ...all), Math.max(130, ...all)];
  const x = (year: number) => BOX.left + 10 + (year / Math.max(1, years - 1)) * (BOX.right - BOX.left - 20);
  const y = (ratio: number) => BOX.bottom - ((ratio - least) / (most - least)) * (BOX.bottom - BOX.top);
  const levels = LEVELS.filter((level) => LEVEL_FROM[level] > least && LEVEL_FROM[level] < most);
  const ends = spread(course.map((line) => y(line[years - 1])));
  const yearName = (year: number) => (year === 0 ? own.year.start : String(FIRST_YEAR + year - 1).slice(2));
  return (
    <figure className="syww-course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {levels.map((level) => (
          <g key={level} className="syww-course-level">
            <path d={`M${BOX.left} ${y(LEVEL_FROM[level])}H${BOX.right}`} />
            <text x={BOX.left - 4} y={y(LEVEL_FROM[level]) + 4} textAnchor="end">
              {game.ratio(LEVEL_FROM[level])}
            </text>
            <text className="syww-course-name" x={BOX.left + 4} y={y(LEVEL_FROM[level]) - 4}>
              {game.levels[level].name}
            </text>
          </g>
        ))}
        {course[0].map((_, year) => (
          <text key={yearName(year)} className="syww-course-year" x={x(year)} y={HEIGHT - 12} textAnchor="middle">
            {yearName(year)}
          </text>
        ))}
        {course.map((line, seat) => (
          <g key={coalitionName(naming, open, seat)} data-hue={coalitionHue(open, seat)} className="syww-course-line">
            <path
              d={`M${line.map((ratio, year) => `${x(year).toFixed(1)} ${y(ratio).toFixed(1)}`).join('L')}`}
              style={{ strokeDasharray: DASHES[seat % DASHES.length] }}
            />
            {line.map((ratio, year) => (
              <circle key={yearName(year)} cx={x(year)} cy={y(ratio)} r={3.2} />
            ))}
            <rect x={BOX.right + 4} y={ends[seat] - 7} width={14} height={14} rx={7} />
            <text x={BOX.right + 24} y={ends[seat] + 5}>
              {game.ratio(line[years - 1])}
            </text>
          </g>
        ))}
      </svg>
      <table className="visually-hidden">
        <caption>{own.year.course}</caption>
        <thead>
          <tr>
            <td />
            {course[0].map((_, year) => (
              <th key={yearName(year)} scope="col">
                {yearName(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.map((line, seat) => (
            <tr key={coalitionName(naming, open, seat)}>
              <th scope="row">{coalitionName(naming, open, seat)}</th>
              {line.map((ratio, year) => (
                <td key={yearName(year)}>{game.ratio(ratio)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Figures at the ends of the lines, pushed apart so that each can be read. */
function spread(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  order.forEach((seat, i) => {
    if (i > 0) placed[seat] = Math.max(placed[seat], placed[order[i - 1]] + GAP);
  });
  return placed;
}
