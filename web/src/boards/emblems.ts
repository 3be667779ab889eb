import './seven-years-world-war/board.css';
import type { BoardModule } from './board.ts';
import { Emblem as ImperialStruggle } from './imperial-struggle/Emblem.tsx';
import { Emblem as SevenYearsWorldWar } from './seven-years-world-war/Emblem.tsx';
import { Emblem as StruggleOfEmpires } from './struggle-of-empires/Emblem.tsx';

export type EmblemOfSeat = NonNullable<BoardModule['Emblem']>;

/** The signs of seats for lists of tables, without the boards. A game without a line here is shown by letters. */
export const emblems: Readonly<Record<string, EmblemOfSeat>> = {
  'struggle-of-empires': StruggleOfEmpires,
  'imperial-struggle': ImperialStruggle,
  'seven-years-world-war': SevenYearsWorldWar,
};
