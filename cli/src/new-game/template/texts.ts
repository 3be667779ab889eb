import type { GameTexts } from '@cabinet-wars/kernel';
import type { Choice, Event } from './game.ts';

const cardName = (card: string): string => `envoy ${Number(card.slice(-2))}`;

const english: GameTexts<Choice, Event> = {
  language: 'en',
  title: 'Envoys',
  plays: (id) => id[0].toUpperCase() + id.slice(1),
  prompt: () => 'Which envoy do you send?',
  choice: ({ card }) => `Send ${cardName(card)}`,
  event: ({ cards, winner }, { name }) => `${cards.map(cardName).join(', ')}: ${name(winner)} wins the round.`,
  reason: ({ why }) => why,
  option: () => ({ name: 'Players', hint: 'Two to four.' }),
  value: (_option, value) => value,
  order: (id) => ({ name: id, hint: '' }),
  ending: () => 'All envoys have been sent.',
  rules: [{ id: 'round', title: 'A round', body: ['Everybody sends one envoy, unseen. The highest wins the round.'] }],
};

/** Another language is another table like this one; until there is one, English stands in. */
export const texts = { en: english, it: english };
