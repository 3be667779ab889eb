/** Questions that the board puts as one: the same name says that one screen, and one press, answers them all. */
export const GESTURES: Readonly<Record<string, string>> = {
  'movement-phase.act': 'march',
  'move.muster': 'march',
  'move.march': 'march',
  'combat-phase.act': 'attack',
  'attack.lead': 'attack',
  'attack.array': 'attack',
  'attack.table': 'attack',
  'attack.honorsOfWar': 'attack',
  'attack.shield': 'defence',
  'retreat.stand': 'defence',
  'recruiting.hub': 'shop',
  'recruiting.place': 'shop',
  'recruiting.veterans': 'shop',
  'training.hub': 'shop',
  'training.ground': 'shop',
  'training.trainee': 'shop',
  'disbanding.hub': 'shop',
  'provisioning.where': 'winter',
  'provisioning.which': 'winter',
  'diplomacy.hub': 'court',
  'attempt.commit': 'court',
};

/** Where each of them begins anew. */
export const BEGINS: readonly string[] = ['movement-phase.act', 'combat-phase.act', 'diplomacy.hub', 'attack.shield'];
/** Markers are drawn in the middle of it, and the shop goes on by itself. */
export const OUTLASTS_CHANCE: readonly string[] = ['shop', 'court', 'attack', 'defence'];
