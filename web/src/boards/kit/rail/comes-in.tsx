import './comes-in.css';
import type { Choice } from '@cabinet-wars/kernel';
import { useLearnTexts } from '../../../i18n/learn/index.ts';
import type { BoardProps } from '../board.ts';

/** In a lesson: what a choice is called that is not meant now. */
export const taughtClass = <C extends Choice>(
  taught: { of(choice: C): { isMeant: boolean } } | undefined,
  choice: C,
) => (taught === undefined || taught.of(choice).isMeant ? '' : ' unmeant');

/** In a lesson: which step comes to this choice, where it is not meant now. */
export function ComesIn({ taught, choice }: { readonly taught: BoardProps['taught']; readonly choice: Choice }) {
  const texts = useLearnTexts();
  const { isMeant = true, step = null } = taught?.of(choice) ?? {};
  return isMeant || step === null ? null : <small className="comes-in">{texts.comesIn(step + 1)}</small>;
}
