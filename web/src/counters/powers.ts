/** Whose a counter is. A power keeps its colour and emblem in all games. */
export const EMBLEM_OF = {
  britain: 'rose',
  france: 'lily',
  spain: 'tower',
  russia: 'saltire',
  austria: 'crown',
  prussia: 'cross',
  'united-provinces': 'lion',
  ottoman: 'crescent',
  maratha: 'elephant',
  manchu: 'dragon',
  minor: 'lozenge',
} as const;

export type CounterPower = keyof typeof EMBLEM_OF;
export type EmblemName = (typeof EMBLEM_OF)[CounterPower];
