export const warPrompts = [
  'initiative.grandTour',
  'initiative.designate',
  'roll.illuminati',
  'play-marker.sturmUndDrang',
  'draw-markers.makeRoom',
] as const;
