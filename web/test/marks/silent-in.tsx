import type { AnyGame, Language } from '@cabinet-wars/kernel';
import { vi } from 'vitest';
import type { BoardModule, BoardProps } from '../../src/boards/kit/board.ts';
import { mount } from '../page/dom.ts';
import { idsOf } from './kit.ts';
import { Around, Rail } from './screen.tsx';
import { unanswered } from './unanswered.ts';

// Engravings of maps are fetched; what is on them has cards.
vi.stubGlobal('fetch', async () => new Response('<svg/>'));

interface Game<M extends AnyGame, Moment> {
  readonly board: BoardModule<M>;
  /** Moments of a game in order. */
  readonly moments: Iterable<Moment>;
  propsAt(moment: Moment, more: { readonly language: Language }): BoardProps<M>;
  keyOf(moment: Moment): string;
  /** Questions at which the board, the seats and the tabs are looked at too: they are long to draw. */
  readonly whole: readonly string[];
  /** So many questions are enough. */
  readonly most: number;
}

/** Draws what a board shows at the first of every kind of question; says which marks explain themselves to nobody. */
export async function silentIn<M extends AnyGame, Moment>(game: Game<M, Moment>, language: Language) {
  const { board, moments, propsAt, keyOf, whole, most } = game;
  const known = idsOf(board, language);
  const met = new Set<string>();
  const silent = new Map<string, string>();
  let n = 0;
  for (const moment of moments) {
    const key = keyOf(moment);
    if (++n > most) break;
    if (met.has(key)) continue;
    met.add(key);
    const props = propsAt(moment, { language });
    const { place, leave } = await mount(
      <>
        <Rail board={board} props={props} />
        {whole.includes(key) && <Around board={board} props={props} />}
      </>,
    );
    for (const mark of unanswered(place, known)) silent.set(mark.replace(/\d+/g, '9'), `${key}: ${mark}`);
    await leave();
    place.remove();
  }
  return { met, silent: [...silent.values()] };
}
