import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
  id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
  costs: 'The number printed in each space; 0 for seas.',
  investments:
    'Investment tiles: the Major action and its points, the Minor action; then * for the Event symbol, ^ for Military Upgrade. For example E3 D *.',
  awards: 'What each Award tile brings: victory points, treaty points, and by how much one must lead.',
  basic: 'Five kinds of Basic War tiles: strength, effect, and how many each side has.',
  bonus: 'Five kinds of Bonus War tiles, in the same way.',
  demand: 'What Global Demand for each commodity brings in each Era: victory points, treaty points, debt.',
  results: 'What each theatre brings the side that wins it, the smallest margin first.',
};
