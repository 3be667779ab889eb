import { Component, createRef, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * Keeps the height of the tallest thing it has shown, so that a list above it does not move under the pointer when what is
 * said of the choice pointed at comes and goes. Give it the question as its key: the next one begins with none.
 *
 * It measures what stands there just before that goes, while the page is laid out as it was painted: to measure what has just
 * come would lay out the whole question once more, before it is on the screen. Only a class is told of that moment.
 */
export class SteadyHeight extends Component<Props> {
  readonly #box = createRef<HTMLDivElement>();
  #tallest = 0;

  override getSnapshotBeforeUpdate(): number {
    return this.#box.current?.offsetHeight ?? 0;
  }

  override componentDidUpdate(_: Props, __: unknown, height: number): void {
    if (height <= this.#tallest || this.#box.current === null) return;
    this.#tallest = height;
    this.#box.current.style.minHeight = `${height}px`;
  }

  override render(): ReactNode {
    return (
      <div ref={this.#box} className="steady-height">
        {this.props.children}
      </div>
    );
  }
}
