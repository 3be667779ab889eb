import 'react';

declare module 'react' {
  /** Variables that a style sheet reads are set like any other property. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
