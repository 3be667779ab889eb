import type { Language, OwnData } from '@cabinet-wars/kernel';

/** What a board is given to let an owner edit a part of a set on a picture of it. Numbers are edited in the fields beside it. */
export interface ComponentsEditorProps {
  /** The set as it is edited: it need not be sound. */
  readonly set: unknown;
  readonly ours: OwnData;
  readonly language: Language;
  /** Replaces the value at a path of keys. */
  onChange(keys: readonly (string | number)[], value: unknown): void;
}
