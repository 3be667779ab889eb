import type { GameTexts } from '@cabinet-wars/kernel';
import { useTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';

/** The section of a game's rules that says which of its data are our own reconstruction. */
const SECTION = 'reconstructed';

/** One line that says so, with a link to that section; nothing for a game that has none. */
export function Reconstructed({ game, texts }: { readonly game: string; readonly texts: Pick<GameTexts, 'rules'> }) {
  const shell = useTexts();
  const section = texts.rules?.find(({ id }) => id === SECTION);
  if (section === undefined) return null;
  return (
    <p className="reconstructed">
      {shell.reconstructed} <a href={addressOf({ page: 'rules', game, section: SECTION })}>{section.title}</a>
    </p>
  );
}
