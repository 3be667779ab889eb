import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
  id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
  counters:
    'The faces of the country counters of each region, 65 in all: P to be colonized, S for Gold Coast Commerce, or a defence from 1 to 9; g and an amount if it pays gold (4g3), v if it pays 1 VP when conquered; then, after a space, the letter of the deluxe set (A to E) it belongs to. Each letter stands on five counters, in five regions.',
  vp: 'By edition and region: victory points for the most control tokens, the second most, and so on.',
  costs: 'By edition: what tiles and local alliances cost in gold, population and unrest. What is not named is free.',
  copies: 'How many of each tile there are; in the deluxe edition with 2, 3, 4, 5, 6 and 7 players.',
  seaDie: 'How many of the six faces of the deluxe sea die say what.',
};
