import { type Chance, Context, copy, Flow, isOffered, type Question, settle } from '@cabinet-wars/kernel';
import { type Choice, PEACE_FIELDS } from '../src/choices.ts';
import { CARD_FIELDS } from '../src/choices-cards.ts';
import { WAR_FIELDS } from '../src/choices-wars.ts';
import { defaultData } from '../src/data/default.ts';
import { MINISTRY, type MinistryId } from '../src/data/ministries.ts';
import { AMERICAN, FLAGS, type FlagId, SIDES, type SideId, sideOf } from '../src/data/sides.ts';
import { SEAS, SPACE, SPACES, type SpaceId } from '../src/data/spaces.ts';
import { THEATRE, THEATRES_OF, type TheatreId, WAR_OF } from '../src/data/wars.ts';
import type { Event, EventKind } from '../src/events.ts';
import { newGame } from '../src/new-game.ts';
import { type Options, options as schema } from '../src/options.ts';
import { bonusSlot, type State, theatreSlot } from '../src/state.ts';
import { newWar } from '../src/steps/war-locals.ts';
import { warProcedures } from '../src/steps/war-procedures.ts';

/** War tiles by kind, as the data has them. */
export const BASIC = { 'plus-2': 0, 'plus-1': 1, debt: 2, fort: 3, unflag: 4 } as const;
export const BONUS = { 'plus-3': 0, 'plus-2': 1, 'plus-1': 2, debt: 3, fort: 4 } as const;
/** Bonus tiles that make a margin where all else is even. */
const FOR_MARGIN: readonly (readonly (keyof typeof BONUS)[])[] = [
  [],
  ['plus-1'],
  ['plus-2'],
  ['plus-3'],
  ['plus-3', 'plus-1'],
  ['plus-3', 'plus-2'],
  ['plus-3', 'plus-3'],
];
/** The Peace turn before each War. */
const TURN_BEFORE = [1, 3, 4, 5];

/** What a test lays on an otherwise empty map, by names. */
export class Table {
  readonly g: State;
  constructor(g: State) {
    this.g = g;
  }
  flag(owner: FlagId, ...spaces: SpaceId[]): this {
    for (const id of spaces) {
      const space = SPACE[id];
      if (SEAS.includes(space)) this.g.unbuilt[sideOf(owner as SideId)]--;
      this.g.flags[space] = FLAGS.indexOf(owner);
    }
    return this;
  }
  conflict(...spaces: SpaceId[]): this {
    for (const id of spaces) this.g.conflicts[SPACE[id]] = 1;
    return this;
  }
  damaged(space: SpaceId): this {
    this.g.damaged[SPACE[space]] = 1;
    return this;
  }
  navyBox(side: SideId, squadrons: number): this {
    this.g.unbuilt[sideOf(side)] += this.g.navyBox[sideOf(side)] - squadrons;
    this.g.navyBox[sideOf(side)] = squadrons;
    return this;
  }
  basic(side: SideId, theatre: TheatreId, tile: keyof typeof BASIC): this {
    this.g.secret.basic[theatreSlot(sideOf(side), within(theatre))] = BASIC[tile];
    return this;
  }
  bonus(side: SideId, theatre: TheatreId, ...tiles: (keyof typeof BONUS)[]): this {
    tiles.forEach((tile, slot) => {
      this.g.secret.bonus[bonusSlot(sideOf(side), within(theatre), slot)] = BONUS[tile];
    });
    return this;
  }
  /** Bonus tiles for a lead of so much, all else being even. */
  lead(side: SideId, theatre: TheatreId, margin: number): this {
    return this.bonus(side, theatre, ...FOR_MARGIN[margin]);
  }
  ministry(ministry: MinistryId, faceUp = true): this {
    this.g.revealed[MINISTRY[ministry]] = faceUp ? 1 : 0;
    this.g.secret.ministries[0].push(MINISTRY[ministry]);
    this.g.ministryCount[0]++;
    return this;
  }
  huguenots(space: SpaceId): this {
    this.g.huguenots[0] = SPACE[space];
    return this;
  }
  vp(vp: number): this {
    this.g.vp = vp;
    return this;
  }
  debt(side: SideId, debt: number, limit = 6): this {
    this.g.debt[sideOf(side)] = debt;
    this.g.debtLimit[sideOf(side)] = limit;
    return this;
  }
}

const within = (theatre: TheatreId): number => THEATRES_OF[WAR_OF[THEATRE[theatre]]].indexOf(THEATRE[theatre]);

const flow = new Flow<State, Choice, Event>(warProcedures);
const FIELDS: Readonly<Record<string, readonly string[]>> = { ...PEACE_FIELDS, ...CARD_FIELDS, ...WAR_FIELDS };

/** A choice from its line: the kind, then its fields in order. */
function said(line: string): Choice {
  const [t, ...words] = line.split(' ');
  const fields = FIELDS[t].map((field, i) => {
    if (field.endsWith('?')) return [field.slice(0, -1), words[i] === 'yes'];
    return field.endsWith('#') ? [field.slice(0, -1), Number(words[i])] : [field, words[i]];
  });
  return { t, ...Object.fromEntries(fields) } as Choice;
}

/** A War told as a transcript: a line that is not offered fails. Numbers wanted from chance are 0 unless given. */
export class WarTrial {
  readonly g: State;
  readonly events: Event[] = [];
  question: Question<Choice> | null = null;
  readonly #x: Context<Event>;
  readonly #numbers: number[] = [];

  constructor(g: State) {
    this.g = copy(g);
    const next = () => this.#numbers.shift() ?? 0;
    const chance: Chance = { roll: next, draw: next };
    this.#x = new Context<Event>(chance, (event) => {
      this.events.push(event);
    });
  }
  numbers(...numbers: number[]): this {
    this.#numbers.push(...numbers);
    return this;
  }
  run(): this {
    this.question = flow.run(this.g, this.#x);
    return this;
  }
  play(side: SideId, ...lines: string[]): this {
    for (const line of lines) {
      const seat = this.g.seatOf[sideOf(side)];
      const asked = this.question?.waiting.find((one) => one.seat === seat);
      if (asked === undefined) throw new Error(`${side} is not asked to “${line}”, but ${this.key}`);
      if (!isOffered(asked.options, said(line))) throw new Error(`“${line}” is not offered: ${this.offers(side)}`);
      this.question = flow.choose(this.g, seat, said(line), this.#x);
    }
    return this;
  }
  get key(): string | null {
    return this.question?.key ?? null;
  }
  get asked(): SideId | null {
    const seat = this.question?.waiting[0]?.seat;
    return seat === undefined ? null : SIDES[this.g.sideOf[seat]];
  }
  offers(side: SideId | null = this.asked): string[] {
    const seat = side === null ? -1 : this.g.seatOf[sideOf(side)];
    const options = this.question?.waiting.find((one) => one.seat === seat)?.options ?? [];
    return options.map((option) => Object.values(option).join(' '));
  }
  told<T extends EventKind>(t: T): Extract<Event, { t: T }>[] {
    return this.events.filter((event): event is Extract<Event, { t: T }> => event.t === t);
  }
  flag(space: SpaceId): FlagId | 'nobody' {
    const flag = this.g.flags[SPACE[space]];
    return flag < 0 ? 'nobody' : FLAGS[flag];
  }
  get ending(): { winner: SideId; reason: string } | null {
    return this.g.final === null ? null : { winner: SIDES[this.g.final.winner], reason: this.g.final.reason };
  }
  /** The strengths of a theatre as they were added up: France, Britain. */
  strengths(theatre: TheatreId): number[] {
    return this.told('strength')
      .filter((event) => event.theatre === theatre)
      .map(({ total }) => total);
  }
}

interface Position {
  readonly options?: Partial<Options>;
  readonly lay?: (table: Table) => void;
}

export function settled(given: Partial<Options> = {}): Options {
  const result = settle(schema, given);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.options;
}

/** An empty map: no flags, no squadrons but in the Navy Box, a Basic tile of +1 for both in each theatre. */
export function emptyMap(options: Partial<Options> = {}): State {
  const g = newGame(settled(options), defaultData.id);
  g.flags = SPACES.map(() => -1);
  return g;
}

/** A theatre about to be fought; those after it are draws unless something is laid there. */
export function inTheatre(theatre: TheatreId, { options, lay }: Position = {}): WarTrial {
  const g = emptyMap(options);
  g.war = WAR_OF[THEATRE[theatre]];
  g.turn = TURN_BEFORE[g.war];
  for (let side = 0; side < SIDES.length; side++)
    THEATRES_OF[g.war].forEach((_, n) => {
      g.secret.basic[theatreSlot(side, n)] = BASIC['plus-1'];
    });
  lay?.(new Table(g));
  const step = within(theatre) === 0 ? 'begin' : 'theatre';
  g.stack = [{ proc: 'war', step, said: null, ...newWar(), theatre: within(theatre) } as never];
  return new WarTrial(g).run();
}

/** Another procedure of the War's files, on a map of one's own. */
export function inProcedure(proc: string, locals: object, { options, lay }: Position = {}): WarTrial {
  const g = emptyMap(options);
  lay?.(new Table(g));
  const found = warProcedures.find(({ name }) => name === proc);
  g.stack = [found!.frame(locals as never)];
  return new WarTrial(g).run();
}

export const isAmerican = (g: State, space: SpaceId): boolean => g.flags[SPACE[space]] === AMERICAN;
