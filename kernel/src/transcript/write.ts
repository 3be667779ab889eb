import type { Result } from '../game.ts';
import type { Item, Transcript, TranscriptOutcome } from './transcript.ts';
import { TRANSCRIPT_FORMAT } from './transcript.ts';

const OUTCOMES_A_LINE = 10;

/** The lines of a transcript, and at which of them (from 1) things stand that a message may have to point at. */
export interface Layout {
  readonly lines: readonly string[];
  readonly rules: number;
  readonly options: number;
  readonly seats: number;
  readonly seedHash: number;
  readonly shuffle: number;
  readonly opening: number;
  readonly items: readonly number[];
  readonly result: number;
  readonly seed: number;
}

/** The one way to write a transcript: the same transcript always gives the same bytes. */
export const writeTranscript = (transcript: Transcript): string => `${layOut(transcript).lines.join('\n')}\n`;

export function layOut(t: Transcript): Layout {
  const lines = [`cabinet-wars transcript ${TRANSCRIPT_FORMAT}`, `game: ${t.game}`, `rules: ${t.rules}`];
  const options = lines.length + 1;
  for (const [key, value] of Object.entries(t.options)) lines.push(`option ${key}: ${JSON.stringify(value)}`);
  if (t.data !== undefined) lines.push(`data: ${JSON.stringify(t.data)}`);
  const seats = lines.length + 1;
  for (const { label, name } of t.seats) lines.push(`seat ${label}: ${JSON.stringify(name)}`);
  lines.push(`kind: ${kindLine(t)}`, `chance: ${t.chance.kind}`);
  const seedHash = lines.length + 1;
  if (t.chance.kind === 'sealed')
    lines.push(`seed-hash: ${t.chance.seedHash}`, `nonces: ${JSON.stringify(t.chance.nonces)}`);
  const shuffle = lines.length + 1;
  if (t.chance.kind === 'sealed' && t.chance.shuffle !== undefined)
    lines.push(`shuffle: ${JSON.stringify(t.chance.shuffle)}`);
  lines.push(`start: ${startLine(t)}`, '');
  const opening = lines.length + 1;
  lines.push('0. set-up', ...outcomeLines(t.opening));
  const items = pushItems(lines, t);
  lines.push('');
  if (t.ended !== null) lines.push(`ended: ${t.ended}`);
  const result = lines.length + 1;
  lines.push(...resultLines(t));
  const seed = lines.length + 1;
  if (t.seed !== null) lines.push(`seed: ${t.chance.kind === 'sealed' ? t.seed : JSON.stringify(t.seed)}`);
  lines.push('end');
  return { lines, rules: 3, options, seats, seedHash, shuffle, opening, items, result, seed };
}

const kindLine = ({ kind, viewer, seats }: Transcript): string =>
  kind === 'whole'
    ? kind
    : `redacted, as ${typeof viewer === 'number' ? seats[viewer].label : 'a spectator'} may know it, not replayable`;

function startLine({ start }: Transcript): string {
  if (start === null) return 'set-up';
  return start === 'withheld' ? start : JSON.stringify(start);
}

function pushItems(lines: string[], t: Transcript): number[] {
  let number = 0;
  return t.items.map((item) => {
    const at = lines.length + 1;
    if (item.t === 'told' || item.t === 'taken-back' || item.t === 'chance') lines.push(...unnumbered(item, t));
    else lines.push(...numbered(item, `${++number}. `, t));
    return at;
  });
}

type Unnumbered = Extract<Item, { t: 'told' | 'taken-back' | 'chance' }>;

function unnumbered(item: Unnumbered, { seats }: Transcript): string[] {
  if (item.t === 'told') return [`   * ${item.id} ${JSON.stringify(item.event)}`];
  if (item.t === 'taken-back') return [`   * ${item.id} taken back from ${item.from} by ${seats[item.seat].label}`];
  return outcomeLines(item.outcomes);
}

function numbered(item: Exclude<Item, Unnumbered>, number: string, { seats }: Transcript): string[] {
  const who = 'seat' in item ? `${number}${seats[item.seat].label}` : '';
  switch (item.t) {
    case 'choose':
      return [
        `${who}${item.byOrder ? ' by order' : ''} | ${item.choices[0]}`,
        ...item.choices.slice(1).map((choice) => `   | ${choice}`),
        ...outcomeLines(item.outcomes),
      ];
    case 'undo':
      return [`${who} undoes`];
    case 'order':
      return [`${who} ${item.on ? 'orders' : 'cancels order'} ${JSON.stringify(item.order)}`];
    case 'propose':
      return [`${who} offers ${item.offer} ${JSON.stringify(item.deal)}`];
    case 'answer':
      return [`${who} ${item.accept ? 'accepts' : 'declines'} ${item.offer}`];
    case 'withdraw':
      return [`${who} withdraws ${item.offer}`];
    case 'carry-out':
      return [`${number}offer ${item.offer} is carried out`, ...outcomeLines(item.outcomes)];
    case 'lapse':
      return [`${number}offer ${item.offer} lapses`];
  }
}

function outcomeLines(outcomes: readonly TranscriptOutcome[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < outcomes.length; i += OUTCOMES_A_LINE)
    lines.push(
      `   = ${outcomes
        .slice(i, i + OUTCOMES_A_LINE)
        .map(outcomeText)
        .join(', ')}`,
    );
  return lines;
}

const outcomeText = ({ counter, n, value, hidden }: TranscriptOutcome): string =>
  `#${counter} ${value ?? '?'}/${n}${hidden ? ' hidden' : ''}`;

function resultLines({ result, seats }: Transcript): string[] {
  if (result === null) return ['result: none'];
  return [`result: ${JSON.stringify(result.reason)}`, ...degree(result), ...placeLines(result, seats)];
}

const degree = ({ level }: Result): string[] => (level === undefined ? [] : [`level: ${JSON.stringify(level)}`]);

const placeLines = ({ places, scores }: Result, seats: Transcript['seats']): string[] => [
  ...places.map((place, i) => `place ${i + 1}: ${place.map((seat) => seats[seat].label).join(', ')}`),
  `scores: ${JSON.stringify(scores)}`,
];
