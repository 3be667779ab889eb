// @vitest-environment happy-dom
import { EVENTS, isEventId } from '@cabinet-wars/imperial-struggle/data';
import { askAfter } from '@cabinet-wars/imperial-struggle/reckoning';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardsPlate } from '../../src/boards/imperial-struggle/cards/CardsPlate.tsx';
import { cardsToRead, deedsWith } from '../../src/boards/imperial-struggle/cards/card-choices.ts';
import { PickCards } from '../../src/boards/imperial-struggle/cards/PickCards.tsx';
import { useNextEvent } from '../../src/boards/imperial-struggle/cards/use-next-event.ts';
import { namingIn } from '../../src/boards/imperial-struggle/i18n/index.ts';
import { halfOf } from '../../src/boards/imperial-struggle/read/card-text.ts';
import { ifPlayed, ifPlayedTexts } from '../../src/boards/imperial-struggle/read/purchases/if-played.ts';
import type { BoardProps } from '../../src/boards/imperial-struggle/read/seen.ts';
import { spacesOf } from '../../src/boards/imperial-struggle/read/targets.ts';
import { desk } from '../../src/boards/imperial-struggle/state/desk.ts';
import { click, mount, textOf, textsOf, the } from '../page/dom.ts';
import { momentWhen } from './kit.ts';
import { propsAt } from './props.ts';

const LANGUAGES = ['en', 'it'] as const;
/** An Action Round in which an Event can be played that asks for a space. */
const acting = momentWhen({}, 3, ({ ask, view }) =>
  ask.options.some(
    (option) =>
      option.t === 'event' &&
      isEventId(option.event) &&
      (ifPlayed(view, ask.seat, option.event)?.spaces.length ?? 0) > 1,
  ),
);
const dealt = momentWhen({}, 3, ({ ask }) => ask.key === 'deal.discard');
const choosing = momentWhen({}, 3, ({ ask }) => ask.key === 'ministries.choose');

beforeEach(() => desk.set({ cards: true, card: null, beside: null }));

describe.each(LANGUAGES)('one’s cards (%s)', (language) => {
  const { own, game } = namingIn(language);

  it('lie over the map with the one that is reached laid open, both halves of it', async () => {
    const props = propsAt(acting, { language });
    const cards = cardsToRead(acting.view, acting.ask);
    expect(cards.slice(0, acting.view.own!.hand.length)).toEqual(acting.view.own!.hand.map((card) => EVENTS[card]));
    await mount(<CardsPlate {...props} />);
    expect(document.querySelectorAll('.is-cards-all [data-card]')).toHaveLength(cards.length);
    const event = cards.findLast(isEventId)!;
    await click(the(`[data-card="${event}"] .is-lay-open`));
    expect(textOf('[data-large] h4')).toBe(game.events[event].name);
    for (const side of ['france', 'britain'] as const)
      expect(textOf('[data-large]')).toContain(halfOf(namingIn(language), event, side).effect);
  });

  it('are put away, and stay away where they are not read', async () => {
    await mount(<CardsPlate {...propsAt(acting, { language })} />);
    await click(the('.is-cards-plate > header button'));
    expect(desk.get().cards).toBe(false);
    expect(document.querySelector('.is-cards-plate')).toBeNull();
  });

  it('say what an Event would come to, and play it', async () => {
    const event = acting.ask.options.flatMap((option) =>
      option.t === 'event' &&
      isEventId(option.event) &&
      (ifPlayed(acting.view, acting.ask.seat, option.event)?.spaces.length ?? 0) > 1
        ? [option.event]
        : [],
    )[0];
    const pick = vi.fn();
    desk.set({ card: event });
    await mount(<CardsPlate {...propsAt(acting, { language, pick })} />);
    const then = ifPlayed(acting.view, acting.ask.seat, event)!;
    expect(textOf('.is-if-played')).toContain(own.ifPlayed);
    expect(ifPlayedTexts(then, namingIn(language))[0]).toContain(String(then.spaces.length));
    await click(the('[data-large] .is-deeds .primary'));
    expect(pick).toHaveBeenCalledWith({ t: 'event', event });
  });

  it('are discarded from when they are dealt, and a ministry is chosen', async () => {
    desk.set({ cards: false });
    const pick = vi.fn();
    await mount(<CardsPlate {...propsAt(dealt, { language, pick })} />);
    expect(document.querySelectorAll('.is-cards-all [data-card]').length).toBeGreaterThanOrEqual(
      dealt.ask.options.length,
    );
    await click(the('.is-cards-all > li:first-child .is-deeds button'));
    expect(pick).toHaveBeenCalledWith(dealt.ask.options[0]);
    await mount(<PickCards {...propsAt(choosing, { language, pick })} />);
    expect(textsOf('.choices > li')).toHaveLength(choosing.ask.options.length);
    await click(the('.choices > li:last-child button:last-of-type'));
    expect(pick).toHaveBeenCalledWith(choosing.ask.options.at(-1));
  });
});

describe('what is asked after a card', () => {
  it('is what the table would ask', () => {
    for (const option of acting.ask.options) {
      if (option.t !== 'event' || !isEventId(option.event)) continue;
      const { event } = option;
      const then = ifPlayed(acting.view, acting.ask.seat, event);
      let asked = askAfter(acting.view, acting.ask.seat, [{ t: 'event', event }]);
      if (asked?.key === 'effects.before')
        asked = askAfter(acting.view, acting.ask.seat, [{ t: 'event', event }, { t: 'carry-out' }]);
      if (then !== null && asked?.key === 'effects.target')
        expect(new Set(then.spaces)).toEqual(new Set(asked.options.flatMap(spacesOf)));
    }
  });

  it('a card offers to turn up a ministry first where that brings its bonus, and then picks itself', async () => {
    const both = momentWhen({}, 5, ({ ask, view }) =>
      cardsToRead(view, ask).some((card) => deedsWith({ ask, view }, card).some(({ kind }) => kind === 'both')),
    );
    const card = cardsToRead(both.view, both.ask).find((id) =>
      deedsWith(both, id).some(({ kind }) => kind === 'both'),
    )!;
    const deed = deedsWith(both, card).find(({ kind }) => kind === 'both')!;
    expect(deed.choices.map(({ t }) => t)).toEqual(['reveal', 'event']);
    const pick = vi.fn();
    const Next = (props: BoardProps) => {
      useNextEvent(props);
      return null;
    };
    const event = deed.choices[1];
    if (event.t !== 'event') throw new Error('it plays an Event');
    desk.set({ next: { event: event.event, askId: both.ask.askId - 1 } });
    await mount(<Next {...propsAt(both, { pick })} />);
    expect(pick).toHaveBeenCalledWith(event);
    expect(desk.get().next).toBeNull();
  });
});
