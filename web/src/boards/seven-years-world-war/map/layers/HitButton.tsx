import type { ReactNode } from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** A button laid over what is drawn: the figures there are decorative, its label says in words what they mean. */
export const HitButton = ({ label, ...box }: Props): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG rectangle cannot be a button element
  <rect className="syww-hit" role="button" tabIndex={0} aria-label={label} {...box} />
);
