import type { Outcome } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { isState } from '../state.ts';
import type { Entry } from '../table/journal.ts';
import type { Header, SavedSource } from '../table/saved.ts';
import type { Item, Problem, Transcript, TranscriptOutcome } from './transcript.ts';
import { layOut } from './write.ts';

export type Replayable =
  | { readonly ok: true; readonly header: Header; readonly journal: readonly Entry[] }
  | { readonly ok: false; readonly problem: Problem };

/** What `Table.replay` needs, from a whole transcript. Whether the rules allow what it says is not looked at here. */
export function journalOf(game: AnyGame, transcript: Transcript): Replayable {
  const fail = (line: number, message: string): Replayable => ({ ok: false, problem: { line, message } });
  if (transcript.game !== game.id) return fail(2, `this is a game of ${transcript.game}, not of ${game.id}`);
  if (transcript.kind === 'redacted') return fail(1, 'this transcript is redacted: it can be read, not replayed');
  const { items: at, ...lines } = layOut(transcript);
  const header = headerOf(transcript);
  if (typeof header === 'string') return fail(lines.opening, header);
  const journal: Entry[] = [];
  let offers = 0;
  for (const [i, item] of transcript.items.entries()) {
    if (item.t === 'propose' && item.offer !== ++offers)
      return fail(at[i], `this is offer ${offers}, not ${item.offer}`);
    const entry = entryOf(game, item);
    if (typeof entry === 'string') return fail(at[i], entry);
    journal.push(entry);
  }
  return { ok: true, header, journal };
}

/** What the table was opened with, or what is wrong with it. */
function headerOf({ game, rules, options, data, seats, start, opening, ...rest }: Transcript): Header | string {
  if (start !== null && !isState(start)) return 'what it starts from is no state of a game';
  if (!opening.every(isKnown)) return BLANK;
  return {
    game,
    stateVersion: rules,
    options,
    ...(data === undefined ? {} : { data }),
    players: seats.map(({ name }) => name),
    source: sourceOf(rest),
    opening,
    start,
  };
}

function sourceOf({ chance, seed }: Pick<Transcript, 'chance' | 'seed'>): SavedSource {
  if (chance.kind === 'other' || seed === null) return { kind: 'other' };
  if (chance.kind === 'seeded') return { kind: 'seeded', seed };
  const { seedHash: _, ...promised } = chance;
  return { ...promised, seed };
}

const BLANK = 'an outcome of chance is blank';
const isKnown = (outcome: TranscriptOutcome): outcome is Outcome => outcome.value !== null;

/** The journal's entry, or what is wrong with the line. */
function entryOf(game: AnyGame, item: Item): Entry | string {
  switch (item.t) {
    case 'choose': {
      const choices: (Choice | null)[] = item.choices.map((text) => game.notation.parse(text));
      if (!choices.every((choice) => choice !== null))
        return `${JSON.stringify(item.choices[choices.indexOf(null)])} is no choice in the notation of ${game.id}`;
      const { outcomes } = item;
      return outcomes.every(isKnown) ? { ...item, choices, outcomes } : BLANK;
    }
    case 'propose':
      return { t: item.t, seat: item.seat, deal: item.deal };
    case 'carry-out': {
      const { outcomes } = item;
      return outcomes.every(isKnown) ? { ...item, outcomes } : BLANK;
    }
    case 'told':
    case 'taken-back':
    case 'chance':
      return 'only a redacted transcript has such lines';
    default:
      return item;
  }
}
