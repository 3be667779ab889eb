import { ADVANTAGE, type AdvantageId } from '../src/data/advantages.ts';
import { EVENT, type EventId } from '../src/data/events.ts';
import { IS_NAVAL, SPACE, SPACES, type SpaceId } from '../src/data/map/spaces.ts';
import { MINISTRY, MINISTRY_SIDE, type MinistryId } from '../src/data/ministries.ts';
import { FLAGS, type FlagId, NOBODY, type SideId, sideOf } from '../src/data/sides.ts';
import { THEATRE, THEATRES_OF, type TheatreId } from '../src/data/wars.ts';
import { bonusSlot, type State, theatreSlot } from '../src/state.ts';

/** What a test lays on the table, by names. */
export class Table {
  readonly g: State;
  constructor(g: State) {
    this.g = g;
  }

  /** Flags, and squadrons where the space is a sea (they come from those unbuilt). */
  flag(owner: FlagId | 'nobody', ...spaces: SpaceId[]): this {
    for (const id of spaces) {
      const space = SPACE[id];
      if (IS_NAVAL[space] && this.g.flags[space] !== NOBODY) this.g.unbuilt[this.g.flags[space]]++;
      this.g.flags[space] = owner === 'nobody' ? NOBODY : FLAGS.indexOf(owner);
      if (IS_NAVAL[space] && owner !== 'nobody') this.g.unbuilt[sideOf(owner as SideId)]--;
    }
    return this;
  }
  /** Takes every flag off the map. */
  clear(): this {
    return this.flag('nobody', ...SPACES);
  }
  conflict(...spaces: SpaceId[]): this {
    for (const id of spaces) this.g.conflicts[SPACE[id]] = 1;
    return this;
  }
  strongConflict(...spaces: SpaceId[]): this {
    for (const id of spaces) this.g.conflicts[SPACE[id]] = 2;
    return this;
  }
  damaged(...spaces: SpaceId[]): this {
    for (const id of spaces) this.g.damaged[SPACE[id]] = 1;
    return this;
  }
  navyBox(side: SideId, squadrons: number): this {
    this.g.unbuilt[sideOf(side)] += this.g.navyBox[sideOf(side)] - squadrons;
    this.g.navyBox[sideOf(side)] = squadrons;
    return this;
  }
  vp(vp: number): this {
    this.g.vp = vp;
    return this;
  }
  debt(side: SideId, debt: number, limit = this.g.debtLimit[sideOf(side)]): this {
    this.g.debt[sideOf(side)] = debt;
    this.g.debtLimit[sideOf(side)] = limit;
    return this;
  }
  treaty(side: SideId, points: number): this {
    this.g.treaty[sideOf(side)] = points;
    return this;
  }
  hand(side: SideId, ...events: EventId[]): this {
    for (const id of events) {
      const at = this.g.secret.pile.indexOf(EVENT[id]);
      if (at >= 0) this.g.secret.pile.splice(at, 1);
      this.g.secret.hands[sideOf(side)].push(EVENT[id]);
    }
    return this;
  }
  /** Ministries face up, or with `faceDown` chosen only. */
  ministry(...ministries: MinistryId[]): this {
    return this.#choose(ministries, 1);
  }
  faceDown(...ministries: MinistryId[]): this {
    return this.#choose(ministries, 0);
  }
  exhausted(...advantages: AdvantageId[]): this {
    for (const id of advantages) this.g.exhausted[ADVANTAGE[id]] = 1;
    return this;
  }
  basic(side: SideId, theatre: TheatreId, kind: number): this {
    this.g.secret.basic[theatreSlot(sideOf(side), this.#within(theatre))] = kind;
    return this;
  }
  bonus(side: SideId, theatre: TheatreId, ...kinds: number[]): this {
    kinds.forEach((kind, slot) => {
      this.g.secret.bonus[bonusSlot(sideOf(side), this.#within(theatre), slot)] = kind;
    });
    return this;
  }

  #within = (theatre: TheatreId): number => THEATRES_OF[this.g.war].indexOf(THEATRE[theatre]);
  #choose(ministries: readonly MinistryId[], faceUp: number): this {
    for (const id of ministries) {
      const side = MINISTRY_SIDE[MINISTRY[id]];
      this.g.secret.ministries[side].push(MINISTRY[id]);
      this.g.ministryCount[side]++;
      this.g.revealed[MINISTRY[id]] = faceUp;
    }
    return this;
  }
}
