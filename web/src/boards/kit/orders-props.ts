import type { Language, Order } from '@cabinet-wars/kernel';

/** What the form of standing orders is given. */
export interface OrdersProps {
  readonly orders: readonly Order[];
  readonly language: Language;
  set(order: Order, on: boolean): void;
}

/** What a private note under a line of the log is given: the viewer's orders, and the way to change them. */
export interface NoteProps extends OrdersProps {
  /** The event's. */
  readonly id: number;
}
