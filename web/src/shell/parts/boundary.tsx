import { Component, type ReactNode } from 'react';
import { currentTexts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import { RemoteFault } from '../../rpc.ts';
import { Rose } from './rose.tsx';

interface Props {
  readonly children: ReactNode;
  /** A part of a page that can be done without: where it fails, nothing stands there. */
  readonly quiet?: boolean;
}

/** A page that fails says so, and the way back stays open. */
export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.quiet === true) return null;
    const texts = currentTexts();
    const elsewhere = error instanceof RemoteFault && error.kind === 'OpenElsewhere';
    return (
      <main className="loading" id="content" tabIndex={-1}>
        <Rose size={72} />
        <p role="alert">{elsewhere ? texts.openElsewhere : texts.fault(error.message)}</p>
        <p>
          <a className="button" href={addressOf({ page: 'lobby' })}>
            {texts.toTables}
          </a>
        </p>
      </main>
    );
  }
}
