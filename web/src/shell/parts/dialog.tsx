import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';

interface Props {
  readonly title: string;
  readonly label?: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A plate over the page. The browser keeps the focus in it, and Escape closes it. */
export function Dialog({ title, label, onClose, children }: Props) {
  const texts = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className="dialog plate" aria-label={title} onClose={onClose} onCancel={onClose}>
      <header className="dialog-head">
        <div>
          {label !== undefined && <p className="label">{label}</p>}
          <h2>{title}</h2>
        </div>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
