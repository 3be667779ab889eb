import { ADVANTAGES, EVENTS, MINISTRIES } from '@cabinet-wars/imperial-struggle/data';
import { controllerOf } from '@cabinet-wars/imperial-struggle/reckoning';
import { ACTIONS } from '@cabinet-wars/imperial-struggle/view';
import type { GameChoice, GameView, OwnAsk } from './seen.ts';

/** The few things one has and may wonder about; spaces are asked about by pointing at them. */
function wanted({ open, own }: GameView, ask: OwnAsk): GameChoice[] {
  if (own === null || ask.key !== 'action-round.act') return [];
  return [
    ...own.hand.map((card): GameChoice => ({ t: 'event', event: EVENTS[card] })),
    ...ACTIONS.slice(0, 2).map((action): GameChoice => ({ t: 'begin', action })),
    { t: 'begin', action: 'upgrade' },
    ...ADVANTAGES.keys()
      .filter((advantage) => controllerOf(open, advantage) === own.side)
      .map((advantage): GameChoice => ({ t: 'advantage', advantage: ADVANTAGES[advantage] })),
    ...own.ministries
      .filter((ministry) => open.revealed[ministry] !== 1)
      .map((ministry): GameChoice => ({ t: 'reveal', ministry: MINISTRIES[ministry] })),
    { t: 'pass' },
  ];
}

const textOf = (choice: object): string => JSON.stringify(Object.entries(choice).sort());

/** What the player may want and is not offered, so that it can be asked why. */
export function wishesOf(ask: OwnAsk, view: GameView): GameChoice[] {
  const offered = new Set(ask.options.map(textOf));
  return wanted(view, ask).filter((wish) => !offered.has(textOf(wish)));
}
