import { useOnlineTexts } from '../../i18n/online/index.ts';
import { addressOf } from '../../routes.ts';

/** Said to whoever wants a table with friends and is nobody here yet: what an account is for, and how it goes without. */
export function WhyAccount({ game }: { readonly game: string }) {
  const texts = useOnlineTexts();
  return (
    <p className="why-account">
      {texts.whyAccount}{' '}
      <a className="link" href={addressOf({ page: 'new', game })}>
        {texts.withoutAccount}
      </a>
    </p>
  );
}
