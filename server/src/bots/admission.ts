/** How many tables' bots are moved at the same time: in all, and for one account. The rest is put off. */
export interface Room {
  readonly all: number;
  readonly each: number;
  /** Kept free for those for whom no table is being moved yet. */
  readonly reserve: number;
}

/** Fewer than jobs are run at once: whatever bots do, letters are sent and clocks run out. */
export const usualRoom: Room = { all: 12, each: 4, reserve: 4 };

/** Who is let in to have the bots of a table moved. */
export class Admission {
  readonly #room: Room;
  readonly #inside = new Map<string, number>();
  #all = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  enter(account: string): boolean {
    const { all, each, reserve } = this.#room;
    const inside = this.#inside.get(account) ?? 0;
    if (inside >= each || this.#all >= (inside === 0 ? all + reserve : all)) return false;
    this.#inside.set(account, inside + 1);
    this.#all++;
    return true;
  }

  leave(account: string): void {
    const inside = (this.#inside.get(account) ?? 0) - 1;
    if (inside > 0) this.#inside.set(account, inside);
    else this.#inside.delete(account);
    this.#all--;
  }
}
