/** Ways to break the toy, one at a time. Each must be caught by the law that forbids it. */
export type Fault =
  // 1
  | 'map in the state'
  | 'undefined in the state'
  | 'minus zero in the state'
  | 'NaN in the state'
  | 'cycle in the state'
  | 'one object in two places'
  | 'Map in the set-up'
  | 'event that is not plain'
  // 2
  | 'same option twice'
  | 'overlapping ranges'
  | 'dead end'
  | 'option that throws'
  | 'rare option that throws'
  | 'asking changes the state'
  | 'viewing changes the state'
  | 'explaining changes the state'
  | 'view shares an object'
  // 3
  | 'state outside the state'
  | 'chance of its own'
  | 'memory by identity'
  // 4
  | 'endless game'
  | 'loop without an ask'
  | 'lost card'
  | 'early result'
  | 'seat without a place'
  // 5
  | 'view shows a hand'
  | 'view shows a hand and the sample knows it'
  | 'open is not the same for all'
  | 'option tells of a hand'
  | 'explain tells of a hand'
  | 'die tells of a hand'
  | 'only the holder is asked'
  | 'sample forgets the own hand'
  | 'sample loses a card'
  | 'sample never varies'
  | 'sample keeps parts of the view'
  | 'sample redraws what was seen spent'
  // 6
  | 'playing sets no barrier'
  | 'event tells of a hand'
  | 'skipped ask tells of a hand'
  | 'view shows what was secretly said'
  // 7
  | 'refusal tells of a hand'
  | 'refusing changes the state'
  | 'impossible deal throws'
  | 'malformed wish throws'
  | 'malformed notation throws'
  // 8
  | 'draw is told to all'
  | 'peek is told to all'
  | 'view forgets what was seen'
  | 'sample forgets what was seen'
  // quiet
  | 'view counts quiet answers'
  | 'order looks at the hand'
  // notation
  | 'notation loses a number'
  // ahead
  | 'tally tells of a hand'
  // explain
  | 'reason that is false'
  | 'refused though offered';
