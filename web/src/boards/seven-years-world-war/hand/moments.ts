import { IS_LEADER, MARKER, type MarkerId, type PhaseId, POWERS, USES } from '@cabinet-wars/seven-years-world-war/data';
import { powersOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type BoxedLeader, handOf, leadersOf } from '../read/hand.ts';
import type { GameView, OwnAsk } from '../read/seen.ts';

/** The moments markers are kept for, in the order of a year; leaders and answers to others have their own. */
export const MOMENTS = [
  'initiative',
  'treasury',
  'diplomacy',
  'movement',
  'combat',
  'winter',
  'leaders',
  'answer',
  'any',
] as const;
export type MomentId = (typeof MOMENTS)[number];

const MOMENT_OF: Readonly<Partial<Record<PhaseId, MomentId>>> = {
  initiative: 'initiative',
  taxation: 'treasury',
  'free-markers': 'treasury',
  recruiting: 'treasury',
  training: 'treasury',
  disbanding: 'treasury',
  diplomacy: 'diplomacy',
  movement: 'movement',
  combat: 'combat',
  pillage: 'combat',
  enlightenment: 'winter',
};

export interface HandCard {
  readonly marker: MarkerId;
  readonly count: number;
  readonly laid: number;
  /** It stands in another column, too: this is its second use. */
  readonly isSecond: boolean;
  /** It can be used now. */
  readonly isLit: boolean;
  /** The place of the one choice that uses it; null where it is used on the map, or not now. */
  readonly option: number | null;
}
export interface HandColumn {
  readonly moment: MomentId;
  readonly isNow: boolean;
  readonly cards: readonly HandCard[];
  /** Leaders who already serve a power. */
  readonly boxed: readonly BoxedLeader[];
}

type Use = (typeof USES)[number];

/** Where a use belongs: the moment of now if it serves then, else the first it serves. */
export function momentOf({ marker, moment, phases }: Use, now: MomentId | null): MomentId | null {
  if (IS_LEADER[MARKER[marker]]) return 'leaders';
  if (moment === 'die' || moment === 'reveal' || moment === 'entry') return 'answer';
  if (moment === 'any') return 'any';
  const all = [...new Set(phases.flatMap((phase) => MOMENT_OF[phase] ?? []))];
  return all.find((each) => each === now) ?? all[0] ?? null;
}

/** The viewer's markers by the moment they serve; columns without any go. */
export function handByMoments(view: GameView, ask: OwnAsk | null): HandColumn[] {
  const { open } = view;
  const now = MOMENT_OF[open.phase] ?? null;
  const uses = USES.filter(({ use }) => use !== 'enlighten' || open.options.enlightenment);
  const seen = new Set<MarkerId>();
  const placed = handOf(view).flatMap((held) => {
    const moments = [
      ...new Set(uses.filter(({ marker }) => marker === held.marker).flatMap((use) => momentOf(use, now) ?? [])),
    ];
    const option = optionOf(ask, held.marker);
    const isUsed = (ask?.options ?? []).some(({ t }) => USED_ON_MAP[t] === held.marker);
    return moments
      .sort((a, b) => Number(b === now) - Number(a === now))
      .map((moment) => {
        const isSecond = seen.has(held.marker);
        seen.add(held.marker);
        return {
          moment,
          card: {
            ...held,
            isSecond,
            isLit: !isSecond && (option !== null || isUsed),
            option: isSecond ? null : option,
          },
        };
      });
  });
  return MOMENTS.flatMap((moment): HandColumn[] => {
    const cards = placed.filter((each) => each.moment === moment).map(({ card }) => card);
    const boxed = moment === 'leaders' ? servingLeaders(view) : [];
    return cards.length + boxed.length === 0 ? [] : [{ moment, isNow: moment === now, cards, boxed }];
  });
}

/** Kinds of choice by which a marker is used on the map, force by force. */
const USED_ON_MAP: Readonly<Record<string, MarkerId>> = {
  'minor-move': 'minor-power-alliance',
  'minor-attack': 'minor-power-alliance',
  'minor-pillage': 'minor-power-alliance',
  march: 'forced-march',
};

const servingLeaders = ({ open, own }: GameView): BoxedLeader[] =>
  own === null ? [] : powersOf(open, own.seat).flatMap((power) => leadersOf(open, POWERS[power]));

/** The first choice that uses a marker now. */
function optionOf(ask: OwnAsk | null, marker: MarkerId): number | null {
  const found = (ask?.options ?? []).findIndex(
    (option) => 'marker' in option && option.marker === marker && option.t !== 'return',
  );
  return found < 0 ? null : found;
}
