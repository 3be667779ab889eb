/** All a turn is made of. What is said in battles and auctions is not judged by where it leads. */
const OF_TURN = [
  'turn.act',
  'take-tile.tile',
  'build.what',
  'deploy.to',
  'ally.alliance',
  'attack.declare',
  'move.unit',
  'move.to',
  'trained-natives.where',
  'raid.target',
];

export const isOfTurn = (key: string): boolean => OF_TURN.includes(key);
