const kinds = ['drum', 'musket', 'cannon'] as const;
export type Kind = (typeof kinds)[number];
export type Card = `${Kind}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Every card is its own piece, so that what somebody has seen can be told from what only looks like it. */
export const cards: readonly Card[] = [
  ...(['drum-1', 'drum-2', 'drum-3', 'drum-4', 'drum-5', 'drum-6', 'drum-7', 'drum-8'] as const),
  ...(['musket-1', 'musket-2', 'musket-3', 'musket-4', 'musket-5', 'musket-6', 'musket-7'] as const),
  ...(['cannon-1', 'cannon-2', 'cannon-3', 'cannon-4', 'cannon-5'] as const),
];

export const kindOf = (card: Card): Kind => card.slice(0, -2) as Kind;

const strengths: Readonly<Record<Kind, number>> = { drum: 1, musket: 2, cannon: 3 };

/** Added to a battle, or scored from the stash. */
export const strengthOf: Readonly<Record<Card, number>> = Object.fromEntries(
  cards.map((card) => [card, strengths[kindOf(card)]]),
) as Record<Card, number>;
