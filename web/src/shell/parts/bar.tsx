import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../icons.tsx';
import { addressOf } from '../../routes.ts';
import { Boundary } from './boundary.tsx';
import { Rose } from './rose.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const BarAccount = lazy(() => import('./bar-account.tsx'));

interface Props {
  /** What stands after the name of the house. */
  readonly children?: ReactNode;
  /** At the right, before the settings. */
  readonly tools?: ReactNode;
  readonly className?: string;
  /** Whether it says who is signed in; at a table there is no room for that. */
  readonly account?: boolean;
}

/** The bar at the top of every page. */
export function Bar({ children, tools, className = '', account = true }: Props) {
  const texts = useTexts();
  const [settings, setSettings] = useState(false);
  return (
    <header className={`bar ${className}`}>
      <a className="bar-home" href={addressOf({ page: 'lobby' })}>
        <Rose size={26} />
        <span className="bar-name">{texts.product}</span>
      </a>
      <div className="bar-middle">{children}</div>
      <div className="bar-tools">
        {tools}
        {account && (
          <Boundary quiet>
            <Suspense fallback={null}>
              <BarAccount />
            </Suspense>
          </Boundary>
        )}
        <button type="button" className="icon-button" aria-label={texts.settings} onClick={() => setSettings(true)}>
          <Icon name="candle" />
        </button>
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}
