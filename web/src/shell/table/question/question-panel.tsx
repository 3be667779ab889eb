import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** The question that is put in it; null while there is none. */
  readonly asks: number | null;
  /** What that question is called. */
  readonly name: string | undefined;
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/**
 * The place of the question. A new one begins at its top, and whoever answered the last one stands at it.
 *
 * Both are done just before the last one goes, while the page is laid out as it was painted. Afterwards either would lay out
 * the question before its frame; and where what has the focus goes, the browser lays out what is left of the page in the middle
 * of its being changed. Only a class is told of that moment.
 */
export class QuestionPanel extends Component<Props> {
  readonly #panel = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ asks }: Props): null {
    const { current: panel } = this.#panel;
    if (panel === null || asks === this.props.asks) return null;
    if (panel.scrollTop !== 0) panel.scrollTop = 0;
    if (panel.contains(document.activeElement))
      panel.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
    return null;
  }

  // What is told of the moment before an update must be told of that after it.
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    const { name, isSending, children } = this.props;
    return (
      <div ref={this.#panel} className="decision" aria-busy={isSending || undefined} data-question={name}>
        {children}
      </div>
    );
  }
}
