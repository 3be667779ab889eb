import type { PointerEvent } from 'react';
import type { Sitting } from '../../table-state/use-table.ts';
import { periodNames, roomForNames, roomForTicks } from './graph-room.ts';
import type { ScoreMoment } from './use-score-moments.ts';

interface Props {
  readonly sitting: Sitting;
  readonly moments: readonly ScoreMoment[];
  /** Which moment is looked at. */
  readonly at: number;
  readonly about: number;
  /** Entries of the journal at which it turned, numbered as they come. */
  readonly turns: readonly number[];
  readonly isWide: boolean;
  /** A score as a bare figure. */
  say(score: number): string;
  onAt(at: number): void;
  onOpen(): void;
}

/** A step for the lines across: 1, 2, 3 or 5 times a power of ten, so that there are about three. */
function stepFor(most: number): number {
  const rough = most / 3;
  const ten = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  return [1, 2, 3, 5, 10].map((n) => n * ten).find((step) => step >= rough) ?? rough;
}

/** Labels at the ends of the lines, pushed apart so that each can be read. */
function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((seat, i) => {
    if (i > 0) placed[seat] = Math.max(placed[seat], placed[order[i - 1]] + gap);
  });
  const over = Math.max(0, placed[order.at(-1) ?? 0] - most);
  order.toReversed().forEach((seat, i, all) => {
    placed[seat] = i === 0 ? placed[seat] - over : Math.min(placed[seat], placed[all[i - 1]] - gap);
  });
  return placed;
}

/** One line for each seat, periods below, the points at which it turned. Decorative: a slider and a table say the same. */
export function ScoreGraph(props: Props) {
  const { sitting, moments, at, about, turns, isWide, say, onAt, onOpen } = props;
  const { client, telling, loaded } = sitting;
  const { seats } = client.facts;
  const [width, height] = isWide ? [760, 236] : [320, 190];
  const most = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...moments.flatMap(({ scores }) => scores));
  const step = stepFor(most - least);
  const lines = Array.from(
    { length: Math.floor((most - least) / step) + 1 },
    (_, i) => Math.ceil(least / step) * step + i * step,
  );
  const last = moments.length - 1;
  const names = seats.map((_, seat) => telling.name(seat));
  const figures = seats.map((_, seat) => say(moments[last].scores[seat] ?? 0));
  const left = roomForTicks(lines.map(say));
  const [right, foot] = isWide ? [roomForNames(names, figures), 20] : [4, 16];
  const x = (i: number) => left + (i / (moments.length - 1)) * (width - left - right);
  const y = (score: number) => height - foot - ((score - least) / (most - least)) * (height - foot - 10);
  const parts = moments.flatMap(({ isPart, title, at: entry }, i) => (isPart ? [{ title, entry, x: x(i) }] : []));
  const periods = periodNames(parts, width - right);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * width - left) / (width - left - right);
    onAt(Math.max(0, Math.min(last, Math.round(part * last))));
  };
  const ends = spread(
    seats.map((_, seat) => y(moments[last].scores[seat] ?? 0)),
    17,
    height - foot,
  );
  return (
    <svg
      className="score-graph"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={point}
      onClick={onOpen}
    >
      {lines.map((score) => (
        <g key={score}>
          <path className="score-rule" d={`M${left} ${y(score)}H${width - right}`} />
          <text className="score-tick" x={left - 4} y={y(score) + 4}>
            {say(score)}
          </text>
        </g>
      ))}
      {parts.map((part, i) => (
        <g key={part.entry}>
          <path className="score-part" d={`M${part.x} 6V${height - foot}`} />
          <text className="score-period" x={part.x + 4} y={height - 4}>
            {periods[i]}
          </text>
        </g>
      ))}
      <path className="score-at" d={`M${x(at)} 6V${height - foot}`} />
      {seats.map(({ plays }, seat) => {
        const line = moments.map(({ scores }, i) => `${x(i).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`).join('L');
        return (
          <g key={plays} data-mine={seat === about || undefined}>
            <path className="score-edge" d={`M${line}`} />
            <path className="score-line" d={`M${line}`} style={{ stroke: `var(--cw-${plays}, var(--cw-ink-2))` }} />
          </g>
        );
      })}
      {turns.map((entry, i) => {
        const where = placeOf(moments, entry);
        const score = scoreAt(moments, where, about);
        return (
          <g key={entry} className="score-turn">
            <path d={`M${x(where)} 6V${height - foot}`} />
            <circle cx={x(where)} cy={y(score)} r="9" />
            <text x={x(where)} y={y(score) + 4}>
              {i + 1}
            </text>
          </g>
        );
      })}
      {isWide &&
        seats.map(({ plays }, seat) => (
          <g key={plays} className="score-name" data-mine={seat === about || undefined}>
            <path d={`M${width - right} ${y(moments[last].scores[seat] ?? 0)}L${width - right + 12} ${ends[seat]}`} />
            {loaded.board.Emblem !== undefined && (
              <circle
                cx={width - right + 20}
                cy={ends[seat]}
                r="6"
                style={{ fill: `var(--cw-${plays}, var(--cw-ink-2))` }}
              />
            )}
            <text x={width - right + 31} y={ends[seat] + 5}>
              {names[seat]}
            </text>
            <text className="score-end" x={width - 2} y={ends[seat] + 5}>
              {figures[seat]}
            </text>
          </g>
        ))}
    </svg>
  );
}

/** Where among the moments an entry of the journal lies, as a part of the way between two of them. */
export function placeOf(moments: readonly ScoreMoment[], entry: number): number {
  const next = moments.findIndex(({ at }) => at > entry);
  if (next <= 0) return next === 0 ? 0 : moments.length - 1;
  const [from, to] = [moments[next - 1].at, moments[next].at];
  return next - 1 + (entry - from) / Math.max(1, to - from);
}

function scoreAt(moments: readonly ScoreMoment[], place: number, seat: number): number {
  const [a, b] = [moments[Math.floor(place)], moments[Math.ceil(place)]].map(({ scores }) => scores[seat] ?? 0);
  return a + (b - a) * (place - Math.floor(place));
}
