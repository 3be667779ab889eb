import type { ComponentNotes } from '@cabinet-wars/kernel';

export const componentNotes: ComponentNotes = {
  id: 'The name of your set: small letters, digits and hyphens. Games keep it.',
  map: 'Rows A to Q of thirty squares from west to east: . sea, ^ polar ice, else four characters: whose land (two letters, -- nobody’s), treasury value or w wilderness or t Terra Incognita, and # inland, c coastal, P coastal with a port (GB6P). Then the sides that are not what their squares suggest, as C8-C9.',
  powers: 'Each power’s capital, and how many free markers it has.',
  terrain: 'The terrain chart: movement cost on land, defence (also of minor powers), and what forage adds.',
  units: 'What is printed on the counters: strength as recruit and as veteran, movement, and whether it only defends.',
  counters: 'How many counters of each kind each power has, and the minor powers together.',
  markers: 'How many of each marker there are in the pool.',
  routes:
    'Trade routes: the value, and the line as parts laid end to end; where a part has several branches, any of them serves.',
  combat: 'For each combat table six rows, from a die of 1 on, of seven results from 1:3 to 4:1.',
  deployments:
    'What is set up: unit, number, on which squares (own, ports, civilized, or squares like C14 C13), how many a square takes; and for each power where its units may well begin.',
};
