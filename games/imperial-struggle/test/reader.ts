import { EVENT, EVENT_COUNT, EVENT_ERA, type EventId } from '../src/data/events.ts';
import { MINISTRY } from '../src/data/ministries.ts';
import { opponentOf, SIDES, type Side } from '../src/data/sides.ts';
import { THEATRE, THEATRES, THEATRES_OF, type TheatreId, WAR_OF } from '../src/data/wars.ts';
import { bonusSlot, type State, theatreSlot } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { bonusTilesIn, theatreIndex } from '../src/wars/war-tiles.ts';

/** What one who has read every event told to him can say of hands, ministries and tiles. */
export class Reader {
  readonly faults: string[] = [];
  readonly #g: State;
  readonly #side: Side;
  readonly #hands: Set<number>[] = [new Set(), new Set()];
  readonly #counts = [0, 0];
  /** Cards drawn since the last Era was mixed in, and cards of that Era shown since, by side. */
  #drawn = [0, 0];
  #shownNew = [0, 0];
  #era = 0;
  readonly #seen = new Set<number>();
  #surelyHeld = new Set<number>();
  #ministries: number[] = [];
  readonly #basic = new Map<TheatreId, number>();
  readonly #bonus = new Map<TheatreId, number[]>();
  #drawnBasic = -1;
  /** The War whose tiles were dealt last. */
  #war = 0;

  constructor(g: State, seat: number) {
    this.#g = g;
    this.#side = g.sideOf[seat];
  }

  read(event: Event): void {
    if (event.t === 'events-drawn') this.#draw(SIDES.indexOf(event.side), event.count, event.events ?? []);
    else if (event.t === 'event-discarded' || event.t === 'event-played')
      this.#show(SIDES.indexOf(event.side), EVENT[event.event]);
    else if (event.t === 'events-retired')
      for (const id of event.events) this.#show(SIDES.indexOf(event.side), EVENT[id]);
    else if (event.t === 'events-mixed-in') this.#mixIn();
    else if (event.t === 'discards-reshuffled') this.#reshuffle();
    else if (event.t === 'ministries-chosen' && event.ministries !== null)
      this.#ministries = event.ministries.map((id) => MINISTRY[id]);
    else if (event.t === 'ministry-removed')
      this.#ministries = this.#ministries.filter((one) => one !== MINISTRY[event.ministry]);
    else this.#readTiles(event);
  }

  #draw(side: Side, count: number, events: readonly EventId[]): void {
    this.#counts[side] += count;
    this.#drawn[side] += count;
    for (const id of events) {
      this.#hands[side].add(EVENT[id]);
      // What one drew in the very deal in which the pile ran out was not in the other's hand.
      if (side === this.#side) this.#surelyHeld.delete(EVENT[id]);
    }
  }
  #show(side: Side, card: number): void {
    this.#counts[side]--;
    this.#seen.add(card);
    this.#surelyHeld.delete(card);
    this.#hands[side].delete(card);
    if (EVENT_ERA[card] === this.#era) this.#shownNew[side]++;
  }
  #mixIn(): void {
    this.#era++;
    this.#drawn = [0, 0];
    this.#shownNew = [0, 0];
  }
  /** The pile was empty: all that was neither shown nor in the own hand was in the other's. */
  #reshuffle(): void {
    this.#surelyHeld = new Set();
    for (let card = 0; card < EVENT_COUNT; card++)
      if (EVENT_ERA[card] <= this.#era && !this.#seen.has(card) && !this.#hands[this.#side].has(card))
        if (!(this.#era === 2 && EVENT_ERA[card] === 0)) this.#surelyHeld.add(card);
    for (const card of [...this.#seen]) this.#seen.delete(card);
    for (const card of this.#g.gone) this.#seen.add(card);
  }

  #readTiles(event: Event): void {
    if (!('side' in event) || event.side !== SIDES[this.#side]) return;
    switch (event.t) {
      case 'basic-tile-dealt':
        this.#war = WAR_OF[THEATRE[event.theatre]];
        this.#basic.set(event.theatre, event.tile!);
        break;
      case 'upgrade-drawn':
        this.#drawnBasic = event.tile!;
        break;
      case 'upgrade-kept':
        if (event.keep === 'drawn') this.#basic.set(event.theatre, this.#drawnBasic);
        break;
      case 'basic-tiles-swapped':
        this.#swap(event.theatre, event.with);
        break;
      case 'basic-tiles-allotted':
        event.tiles?.forEach((tile, n) => {
          this.#basic.set(THEATRES[THEATRES_OF[this.#war][n]], tile);
        });
        break;
      case 'bonus-tile-placed':
        this.#tiles(event.theatre).push(event.tile!);
        break;
      case 'bonus-tile-returned':
        this.#take(event.theatre, event.tile!);
        break;
      case 'bonus-tile-moved':
        this.#take(event.from, event.tile!);
        this.#tiles(event.to).push(event.tile!);
    }
  }
  #swap(one: TheatreId, two: TheatreId): void {
    const [first, second] = [this.#basic.get(one)!, this.#basic.get(two)!];
    this.#basic.set(one, second);
    this.#basic.set(two, first);
  }
  #tiles(theatre: TheatreId): number[] {
    const tiles = this.#bonus.get(theatre) ?? [];
    this.#bonus.set(theatre, tiles);
    return tiles;
  }
  #take(theatre: TheatreId, tile: number): void {
    const tiles = this.#tiles(theatre);
    tiles.splice(tiles.indexOf(tile), 1);
  }

  /** Holds what has been read against a state. */
  check(): string[] {
    this.#checkHands();
    this.#checkMinistries();
    this.#checkTiles();
    return this.faults;
  }
  #must(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault);
  }
  #checkHands(): void {
    const { hands } = this.#g.secret;
    const other = opponentOf(this.#side);
    for (let side = 0; side < SIDES.length; side++)
      this.#must(hands[side].length === this.#counts[side], `${SIDES[side]} holds ${this.#counts[side]} by the log`);
    this.#must(
      hands[this.#side].every((card) => this.#hands[this.#side].has(card)),
      'the own hand differs from the log',
    );
    const newest = hands[other].filter((card) => EVENT_ERA[card] === this.#era && this.#era > 0).length;
    this.#must(newest <= this.#drawn[other] - this.#shownNew[other], 'the other holds new cards it cannot have drawn');
    for (const card of this.#surelyHeld) this.#must(hands[other].includes(card), `the other must hold ${card}`);
  }
  #checkMinistries(): void {
    const chosen = this.#g.secret.ministries[this.#side];
    if (chosen.length === 0) return;
    this.#must(
      chosen.length === this.#ministries.length && chosen.every((one) => this.#ministries.includes(one)),
      'the own ministries differ from the log',
    );
  }
  /** Events name theatres by War: those of Wars that are over are not looked at. */
  #checkTiles(): void {
    const { basic, bonus } = this.#g.secret;
    for (const [id, tile] of this.#basic) {
      const theatre = theatreIndex(this.#g, id);
      if (theatre >= 0)
        this.#must(basic[theatreSlot(this.#side, theatre)] === tile, `${id} has another Basic tile than the log says`);
    }
    for (const [id, tiles] of this.#bonus) {
      const theatre = theatreIndex(this.#g, id);
      if (theatre < 0) continue;
      const first = bonusSlot(this.#side, theatre, 0);
      const there = bonus.slice(first, first + bonusTilesIn(this.#g, this.#side, theatre));
      this.#must(`${there.toSorted()}` === `${tiles.toSorted()}`, `${id} has other Bonus tiles than the log says`);
    }
  }
}
