import { Scripted, type Seat, Table } from '@cabinet-wars/kernel';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type Dealt, stateWith } from './scene.ts';

/** A table in round 1, seat 0 to act. `say` goes through the table as a player would. */
export function sit(dealt: Dealt, change: (g: State) => void = () => {}) {
  const start = stateWith(dealt);
  change(start);
  const table = Table.open(game, { options: { ...start.options }, start, chance: dealt.dice ?? new Scripted() });
  const say = (seat: Seat, ...texts: string[]) => {
    const askId = table.asks(seat).own?.askId ?? -1;
    return table.choose(
      seat,
      askId,
      texts.map((text) => game.notation.parse(text)),
    );
  };
  return { table, say, key: () => game.flow.question(table.save().snapshot.state)?.key };
}
