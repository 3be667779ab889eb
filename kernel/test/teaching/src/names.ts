import type { ChoiceKind } from './choices.ts';
import { cards } from './data/cards.ts';
import { markerKinds } from './data/markers.ts';
import { provinces } from './data/provinces.ts';
import type { EventKind } from './events.ts';

/** Every question that can be put, as `procedure.step`. */
export const prompts = [
  'auction.bid',
  'turn.stash',
  'turn.act',
  'battle.help',
  'battle.parley',
  'battle.commit',
  'battle.luck',
  'marker.veto',
] as const;
export type PromptKey = (typeof prompts)[number];

/** Every reason this game gives for a "no". */
export const reasons = [
  'pack-too-small',
  'not-asked-now',
  'not-here',
  'not-yours',
  'already-yours',
  'not-adjacent',
  'needs-two-soldiers',
  'yourself',
  'empty-hand',
  'not-in-hand',
  'no-such-marker',
  'too-little-gold',
  'bid-too-low',
  'too-many-loans',
  'on-the-march',
  'under-attack',
] as const;
export type ReasonId = (typeof reasons)[number];

/** As a record, so that a kind left out does not compile. */
const eventKinds: Readonly<Record<EventKind, true>> = {
  'round-began': true,
  bid: true,
  'bowed-out': true,
  'goes-first': true,
  'turn-began': true,
  'drew-card': true,
  stashed: true,
  recruited: true,
  spied: true,
  attacked: true,
  helped: true,
  withdrew: true,
  committed: true,
  threw: true,
  'played-marker': true,
  cancelled: true,
  conquered: true,
  repelled: true,
  'drew-marker': true,
  rewarded: true,
  earned: true,
  'gave-gold': true,
  ceded: true,
  borrowed: true,
  'stash-shown': true,
  ended: true,
};

/** What saved games and logs rely on. */
export const names = {
  ids: [...provinces, ...cards, ...markerKinds],
  events: Object.keys(eventKinds),
};

/** The fields of each kind of choice, in the order they are written: `attack hill ford`. */
export const fieldsOf: Readonly<Record<ChoiceKind, readonly string[]>> = {
  bid: ['gold'],
  pass: [],
  stash: ['card'],
  keep: [],
  attack: ['from', 'to'],
  recruit: ['province'],
  spy: ['seat'],
  rest: [],
  help: ['side'],
  storm: [],
  withdraw: [],
  commit: ['card'],
  ready: [],
  luck: [],
  veto: [],
};
