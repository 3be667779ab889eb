import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';

/** The way to a table with other people. */
export function WithFriends({ href }: { readonly href: string }) {
  const texts = useTexts();
  return (
    <a className="button" href={href}>
      <Icon name="people" size={18} /> {texts.playWithFriends}
    </a>
  );
}
