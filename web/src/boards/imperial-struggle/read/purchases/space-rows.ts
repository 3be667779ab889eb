import {
  ADVANTAGE_OF,
  ADVANTAGE_SPACES,
  COMMODITIES,
  eraOfTurn,
  FACTS_OF,
  FLAGS,
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_PRESTIGE,
  LINKS,
  REGION,
  REGIONS,
  REGIONS_OF,
  SPACE,
  SPACES,
  type SpaceId,
  STRENGTH_SPACES,
  THEATRES,
  THEATRES_OF,
  type TheatreId,
  TYPE,
  tablesOf,
  WARS,
} from '@cabinet-wars/imperial-struggle/data';
import { priceNow, type ScoreNow, type Standing } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Naming } from '../../i18n/index.ts';
import { advantageOf, type SpaceFace } from '../faces.ts';
import type { OpenView, SideId } from '../seen.ts';
import { advantageState } from '../sentences.ts';

/** A line of a space's card: what it is about, in words, and a figure; figures may change. */
export interface Line {
  readonly text: string;
  readonly figure?: string;
  /** Both sides' counts now, and after what is picked. */
  readonly counts?: { readonly now: Standing; readonly later: Standing | null };
}

interface About {
  readonly open: OpenView;
  readonly space: SpaceId;
  readonly face: SpaceFace;
  readonly naming: Naming;
  readonly now: ScoreNow;
  /** After what is picked; null where nothing is, or it cannot be known. */
  readonly later: ScoreNow | null;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What makes up the price of a shift. */
export function priceLines(open: OpenView, space: SpaceId, { own, game }: Naming): Line[] {
  const parts = priceNow(open, SPACE[space]);
  if (parts === null) return [];
  const { base, bared, less, by } = parts;
  const from = bared === 'conflict' ? own.baredConflict : bared === 'isolated' ? own.baredIsolated : own.printed;
  const lines: Line[] = [{ text: from, figure: String(base) }];
  if (Number(less) > 0) lines.push({ text: own.lessBy(reducers(String(by), game)), figure: signed(-Number(less)) });
  if (parts.protected === true) lines.push({ text: own.guardedMore, figure: signed(1) });
  if (parts.region === true) lines.push({ text: own.secondRegion, figure: signed(1) });
  return lines;
}

const reducers = (by: string, game: Naming['game']): string => {
  const names: Readonly<Record<string, { readonly name: string }>> = {
    ...game.ministries,
    ...game.advantages,
    ...game.events,
  };
  return by
    .split(' ')
    .map((id) => names[id]?.name ?? '')
    .filter((name) => name !== '')
    .join(', ');
};

/** Which way something goes: whose it is now, and whose it would be. */
function goesTo(now: Standing, later: Standing | null, { own, game }: Naming): string {
  const name = (winner: SideId | null) => (winner === null ? own.nobodys : game.sides[winner]);
  if (later === null || later.winner === now.winner) return own.standsWith(name(now.winner));
  return own.passesTo(name(now.winner), name(later.winner));
}

export function awardLine({ open, space, naming, now, later }: About): Line {
  const region = REGION[SPACE[space]];
  const award = tablesOf(open).awards[open.awards[region]];
  const { own, game } = naming;
  const worth = award === undefined ? own.award(0, 0, 0) : own.award(award.vp, award.trp, award.lead);
  const counts = { now: now.regions[region], later: later?.regions[region] ?? null };
  return { text: `${game.regions[REGIONS[region]]}, ${worth}. ${goesTo(counts.now, counts.later, naming)}`, counts };
}

export function prestigeLine({ space, naming, now, later }: About): Line | null {
  if (!IS_PRESTIGE[SPACE[space]]) return null;
  const counts = { now: now.prestige, later: later?.prestige ?? null };
  return { text: `2 ${naming.game.vp}. ${goesTo(counts.now, counts.later, naming)}`, counts };
}

export function demandLine({ open, face, naming, now, later }: About): Line | null {
  if (face.commodity === null) return null;
  const { own, game } = naming;
  const i = now.demand.findIndex(({ commodity }) => commodity === face.commodity);
  if (i < 0) return { text: own.notWanted(game.commodities[face.commodity]) };
  const reward = tablesOf(open).demand[COMMODITIES.indexOf(face.commodity)][eraOfTurn(open.turn)];
  const counts = { now: now.demand[i], later: later?.demand[i] ?? null };
  const text = `${game.commodities[face.commodity]}, ${own.reward(reward)}. ${goesTo(counts.now, counts.later, naming)}`;
  return { text, counts };
}

/** In which theatres a space counts, now and later, and where it may be taken. */
/** Seen strength in a theatre, now and after what is picked. */
function warCounts(
  theatre: TheatreId | undefined,
  now: ScoreNow,
  later: ScoreNow | null,
): NonNullable<Line['counts']> | null {
  const of = (score: ScoreNow | null) => score?.theatres.find((each) => each.theatre === theatre);
  const seen = of(now);
  if (seen === undefined) return null;
  const then = of(later);
  const standing = ({ britain, france }: { britain: number; france: number }) => ({
    britain,
    france,
    winner: null,
    vp: 0,
  });
  return { now: standing(seen), later: then === undefined ? null : standing(then) };
}

export function warLine({ open, space, naming, now: score, later: then }: About): Line {
  const { own, game } = naming;
  const s = SPACE[space];
  const counting = THEATRES.filter((_, theatre) => STRENGTH_SPACES[theatre].includes(s));
  const isNow = (id: (typeof THEATRES)[number]) =>
    open.war >= 0 && FACTS_OF[THEATRES.indexOf(id)].war === WARS[open.war];
  const isLater = (id: (typeof THEATRES)[number]) =>
    open.war >= 0 && WARS.indexOf(FACTS_OF[THEATRES.indexOf(id)].war) > open.war;
  const now = counting.filter(isNow).map((id) => game.theatres[id]);
  const later = counting.filter(isLater).map((id) => game.theatres[id]);
  const type = TYPE[s];
  const canBeTaken = type !== 'political';
  const taken = (open.war < 0 || !canBeTaken ? [] : THEATRES_OF[open.war])
    .filter((theatre) => REGIONS_OF[theatre].includes(REGION[s]))
    .map((theatre) => game.theatres[THEATRES[theatre]]);
  const lines = [
    now.length === 0 ? own.countsNowhere : own.countsIn(now),
    later.length === 0 ? '' : own.countsLater(later),
    taken.length === 0 ? '' : own.wonIn(taken),
  ];
  const counts = warCounts(counting.find(isNow), score, then);
  return { text: lines.filter((part) => part !== '').join('; '), ...(counts === null ? {} : { counts }) };
}

/** How many of an Advantage's spaces each side has, where there are several. */
function sharesOf(
  open: OpenView,
  spaces: readonly number[],
  say: (n: number, of: number) => string,
): Pick<Line, 'figure'> {
  if (spaces.length < 2) return {};
  const most = Math.max(...[0, 1].map((side) => spaces.filter((space) => open.flags[space] === side).length));
  return { figure: say(most, spaces.length) };
}

export function advantageLine({ open, space, naming }: About): Line | null {
  const advantage = ADVANTAGE_OF[SPACE[space]];
  const face = advantageOf(open, advantage);
  if (face === null) return null;
  const { own, game } = naming;
  const { name, hint } = game.advantages[face.id];
  const others = ADVANTAGE_SPACES[advantage].filter((each) => each !== SPACE[space]).map((each) => SPACES[each]);
  const rest = others.map((id) => `${game.spaces[id]} (${game.flags[FLAGS[open.flags[SPACE[id]]] ?? 'nobody']})`);
  const needs = rest.length === 0 ? '' : ` ${own.togetherWith(rest)}`;
  const text = `${name}, ${advantageState(naming, face)}.${needs} ${hint}`;
  return { text, ...sharesOf(open, ADVANTAGE_SPACES[advantage], own.ofAll) };
}

/** What keeps it: what protects it, what joins it to others, and what a Conflict there would cost to end. */
export function safetyLine({ open, space, face, naming }: About): Line {
  const { own, game } = naming;
  const s = SPACE[space];
  const names = (spaces: readonly number[]) => spaces.map((each) => game.spaces[SPACES[each]]);
  const holder = open.flags[s];
  const guards = LINKS[s].filter((next) => IS_NAVAL[next] || (IS_FORT[next] && open.damaged[next] === 0));
  const guarding = guards.filter((next) => holder >= 0 && open.flags[next] === holder);
  const acting = open.stack.find((frame) => frame.proc === 'action-round') as { side?: number } | undefined;
  const guarded = IS_FORT[s] || IS_NAVAL[s] ? LINKS[s].filter((next) => IS_MARKET[next]) : [];
  const joined = LINKS[s].filter((next) => open.flags[next] === (acting?.side ?? holder));
  const lines = [
    IS_MARKET[s] && joined.length > 0 ? own.connectedBy(names(joined)) : '',
    guarded.length > 0 ? own.guards(names(guarded)) : '',
    guarding.length > 0 ? own.guardedBy(names(guarding)) : guards.length > 0 ? own.unguarded(names(guards)) : '',
    TYPE[s] === 'political' && !face.local ? own.neverIsolated(tablesOf(open).cost[s]) : '',
    face.isolated ? own.isolated : '',
    face.conflict > 0 ? own.conflictCosts(2 + (face.guarded ? -1 : 0) + (face.conflict > 1 ? 1 : 0)) : '',
  ].filter((part) => part !== '');
  return { text: lines.length === 0 ? '–' : lines.join('; ') };
}
