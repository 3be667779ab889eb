/** What the main thread of a page does, as its developer tools tell it apart. */
export type Kind = 'script' | 'style' | 'layout' | 'paint' | 'memory';

const KINDS: Readonly<Record<string, Kind>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  UpdateLayer: 'paint',
  Commit: 'paint',
  PaintImage: 'paint',
  HitTest: 'layout',
  MinorGC: 'memory',
  MajorGC: 'memory',
};

/** Tasks of the browser itself are counted with the script that they run. */
export const kindOf = (name: string): Kind => KINDS[name] ?? (/GC/.test(name) ? 'memory' : 'script');
