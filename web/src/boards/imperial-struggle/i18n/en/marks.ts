import type { Term } from '../../../kit/terms/term.ts';

export const marks: readonly Term[] = [
  {
    id: 'track',
    names: ['Victory track'],
    meaning:
      'One number for both: France wins at 30, Britain at 0. The full arrow is now, the dashed one is where it would stand if the turn were scored now.',
  },
  {
    id: 'calendar',
    names: ['Turns and Wars'],
    meaning:
      'The numbers are the six Peace turns, the letters the Wars between them. What is past is pale, the present one stands out.',
  },
  {
    id: 'initiative',
    names: ['Initiative'],
    meaning: 'The side with the drum decides who takes the first action round of the turn.',
  },
  {
    id: 'award',
    names: ['Award'],
    meaning:
      'The medal shows what this Region pays in victory points at the end of the turn to the side with more flags there, if its lead is wide enough.',
  },
  {
    id: 'balance',
    names: ['How the Region stands'],
    meaning:
      'Flags that count there: Britain’s at the left, France’s at the right. An arrow shows what they would be after what you have picked.',
  },
  {
    id: 'region-legend',
    names: ['A Region at a glance'],
    meaning:
      'The medal is its Award; under it the flags of Britain and France that count, then who would score it now, and the Advantages held there.',
  },
  {
    id: 'scored-balance',
    names: ['Both counts'],
    meaning:
      'What Britain has of it at the left, and France at the right. Whoever has more scores, if the lead is wide enough.',
  },
  {
    id: 'event-card',
    names: ['Event card'],
    meaning:
      'Played at the start of a round, with a tile that allows it and shows its kind of points. Its bonus counts only if the condition holds.',
  },
  {
    id: 'event-type',
    names: ['Kind of the Event'],
    meaning: 'It can be played with a tile whose Major action is of this kind.',
  },
  {
    id: 'investment',
    names: ['Investment tile'],
    meaning:
      'Above, in the full box, its Major action: points for as many purchases as they pay. Below, dashed, its Minor action: one purchase, and no flag of the other side off. A scroll lets you play an Event, a drum upgrade a War tile.',
  },
  {
    id: 'investments',
    names: ['Investment tiles'],
    meaning:
      'Nine lie open each turn. In each round you take one, and spend its points; a disc shows who has taken a tile. The last one stays.',
  },
  {
    id: 'points-E',
    names: ['Economic points'],
    meaning:
      'Coins pay for Markets: to flag them, or to take flags of the other side off. A dotted ring is a point already spent.',
  },
  {
    id: 'points-D',
    names: ['Diplomatic points'],
    meaning: 'Quills pay for political spaces and Alliances. A dotted ring is a point already spent.',
  },
  {
    id: 'points-M',
    names: ['Military points'],
    meaning:
      'Cannons pay for squadrons, Forts, War tiles and for ending Conflicts. A dotted ring is a point already spent.',
  },
  {
    id: 'purse',
    names: ['What you can spend'],
    meaning:
      'The points of this round by kind: coins economic, quills diplomatic, cannons military. A dotted ring is spent. Debt and Treaty Points pay what is short.',
  },
  {
    id: 'war-score',
    names: ['Strength in a theatre'],
    meaning:
      'Britain’s strength, then France’s. Before the theatre is fought only what lies open is counted, not the tiles face down.',
  },
  {
    id: 'war-tile',
    names: ['War tile'],
    meaning:
      'Its number is added to its side’s strength when the theatre is fought; a sign on it is a further effect. A back is known only to its owner.',
  },
  {
    id: 'war-account',
    names: ['Strength, part by part'],
    meaning:
      'Each row is something that counts in this theatre, with Britain’s share at the left and France’s at the right. The higher total wins it.',
  },
  {
    id: 'war-ladder',
    names: ['What a win brings'],
    meaning:
      'The wider the lead in strength, the lower the row that is reached: victory points, conquests, what else it brings, and what the loser has of it.',
  },
  {
    id: 'theatre',
    names: ['A theatre of the War'],
    meaning: 'What each side’s strength is made of, then what a win brings by how wide the lead is.',
  },
  {
    id: 'action-points',
    names: ['E, D and M'],
    meaning: 'Economic, diplomatic and military action points: what purchases are paid with.',
  },
  {
    id: 'purchase-price',
    names: ['Price'],
    meaning: 'The action points it costs, by their letter: E economic, D diplomatic, M military.',
  },
  {
    id: 'victory-points',
    names: ['Victory points'],
    meaning: 'What it is worth on the track, where France pulls the marker up and Britain pulls it down.',
  },
  {
    id: 'score-table',
    names: ['If the turn ended now'],
    meaning: 'A row for each thing that pays, how much both sides have of it, and who would get its points.',
  },
  {
    id: 'region-targets',
    names: ['To be had here'],
    meaning: 'In how many spaces of this Region your points can buy something now.',
  },
];

/** What the sign of a power means. */
export const sign = 'Its colour and sign are on everything that belongs to it.';
