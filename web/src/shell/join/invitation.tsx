import { useEffect, useState } from 'react';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { addressOf } from '../../routes.ts';
import { Plate } from '../online/parts.tsx';

/** The link that leads others to a table, as text and as a picture for a phone. */
export function Invitation({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const url = new URL(addressOf({ page: 'join', link }), location.href).href;
  const [picture, setPicture] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let left = false;
    void import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(url, { margin: 1, width: 200 });
      if (!left) setPicture(drawn);
    });
    return () => {
      left = true;
    };
  }, [url]);
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <Plate title={texts.invite}>
      <p className="hint">{texts.inviteHint}</p>
      <p>
        <a className="link invitation" href={url}>
          {url}
        </a>
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <p aria-live="polite" className="note">
        {copied ? texts.copied : ''}
      </p>
      {picture !== null && <img className="qr-code" src={picture} width={200} height={200} alt={texts.qrCode} />}
    </Plate>
  );
}
