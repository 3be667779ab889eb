import { useOnlineTexts } from '../../i18n/online/index.ts';
import { Icon } from '../../icons.tsx';
import { useSession } from '../../online/session.ts';
import { addressOf, signInFromHere } from '../../routes.ts';

/** Who is signed in, and the way to the account; for strangers the way in. Without a server, nothing. */
export default function BarAccount() {
  const texts = useOnlineTexts();
  const session = useSession();
  if (session.is === 'unknown' || session.is === 'absent') return null;
  const isKnown = session.is === 'known';
  return (
    <a className="bar-account" href={isKnown ? addressOf({ page: 'account' }) : signInFromHere()}>
      {isKnown && <Icon name="person" size={18} />}
      <span>{isKnown ? session.me.name : texts.signIn}</span>
    </a>
  );
}
