import {
  CannotLoad,
  CannotOpen,
  type GameState,
  type LoadedGame,
  type OptionValues,
  type Refusal,
  type Result,
  type SavedOf,
  type Seat,
  Seeded,
  Table,
  type View,
  type Viewer,
} from '@cabinet-wars/kernel';
import type { Ask, Beginning, Position } from './position.ts';
import { sampled } from './position.ts';
import { Refused } from './refused.ts';

/** A table as people play at it: with its journal, undo, deals, standing orders and events. */
export class TablePosition implements Position {
  readonly mode = 'table';
  readonly loaded: LoadedGame;
  readonly table: Table;

  constructor(loaded: LoadedGame, table: Table) {
    this.loaded = loaded;
    this.table = table;
  }

  static begin({ loaded, options, seed }: Beginning): TablePosition {
    try {
      return new TablePosition(loaded, Table.open(loaded.game, { options, chance: new Seeded(seed) }));
    } catch (fault) {
      if (fault instanceof CannotOpen) throw new Refused(fault.reasons[0], { reasons: fault.reasons });
      throw fault;
    }
  }

  static load(loaded: LoadedGame, saved: SavedOf<LoadedGame['game']>): TablePosition {
    try {
      return new TablePosition(loaded, Table.load(loaded.game, saved));
    } catch (fault) {
      if (fault instanceof CannotLoad) throw new Refused({ why: 'cannot-load', message: fault.message });
      throw fault;
    }
  }

  get options(): OptionValues {
    return this.table.header.options;
  }

  get seats(): number {
    return this.table.seats.length;
  }

  get result(): Result | null {
    return this.table.result;
  }

  get state(): GameState {
    return this.table.snapshot.state;
  }

  asks(): readonly Ask[] {
    return this.table.seats.flatMap((_, seat) => {
      const { own } = this.table.asks(seat);
      if (own === null) return [];
      const { key, mode, options, soFar, pass } = own;
      return [{ seat, key, mode, options, soFar, pass }];
    });
  }

  choose(seat: Seat, choice: unknown): void {
    const askId = this.table.asks(seat).own?.askId ?? -1;
    accept(this.table.choose(seat, askId, choice));
  }

  view(viewer: Viewer): View<unknown, unknown> {
    if (viewer === 'open' && this.result === null) throw new Refused({ why: 'not-over' });
    return this.table.view(viewer);
  }

  copy(seed?: string): TablePosition {
    const { game } = this.loaded;
    const table = seed === undefined ? Table.load(game, this.table.save()) : this.table.fork(new Seeded(seed));
    return new TablePosition(this.loaded, table);
  }

  sample(seat: Seat, seed: string): TablePosition {
    const start = sampled(this, seat, new Seeded(`${seed} sample`));
    const { game } = this.loaded;
    const table = Table.open(game, { options: this.options, chance: new Seeded(seed), start });
    return new TablePosition(this.loaded, table);
  }

  save(): object {
    return this.table.save();
  }
}

/** What a table has answered, where it was not a refusal. */
export function accept<T extends { readonly ok: true }>(answer: T | Refusal): T {
  if (answer.ok) return answer;
  throw new Refused(answer.reason, { at: answer.at });
}
