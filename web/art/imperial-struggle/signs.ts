/** What Markets trade and what other spaces are, as icons of game-icons (CC BY 3.0), by the name we give them. */
export const SIGNS = {
  furs: 'beaver',
  fish: 'double-fish',
  tobacco: 'three-leaves',
  sugar: 'sugar-cane',
  cotton: 'cotton-flower',
  spice: 'hot-spices',
  wheat: 'wheat',
  territory: 'family-house',
  alliance: 'shaking-hands',
  laurels: 'laurels',
  sabres: 'crossed-sabres',
  cannon: 'cannon',
} as const;
