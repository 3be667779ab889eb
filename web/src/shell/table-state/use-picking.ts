import {
  ASK_ME,
  type Choice,
  choiceIn,
  EMPTY_HANDED,
  type Option,
  type Order,
  type OwnAsk,
} from '@cabinet-wars/kernel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Nothing } from '../../boards/kit/board.ts';
import type { TableClient } from '../../client/table-client.ts';
import { isForGood } from './is-for-good.ts';
import type { Sitting } from './use-table.ts';

/** Something that belongs to one question and means nothing at the next. */
interface Kept<T> {
  readonly askId: number | undefined;
  readonly value: T;
}

const stillOf = <T>(kept: Kept<T> | null, askId: number | undefined): T | null =>
  kept === null || kept.askId !== askId ? null : kept.value;

const isGesture = (picked: object): picked is readonly Choice[] => Array.isArray(picked);

/** An option that leaves a number open is not chosen yet: its number is asked for. */
const askForNumber = (option: number): void =>
  document.querySelector<HTMLElement>(`[data-option="${option}"] input`)?.focus();

/** At a server's table the only answer somebody has is given for them, after a while: there is nothing to be asked. */
const isAnsweredForMe = ({ presence }: TableClient, { hides, options }: OwnAsk, orders: readonly Order[]): boolean =>
  presence !== undefined &&
  hides &&
  options.length === 1 &&
  choiceIn(options[0]) !== null &&
  !orders.some(({ order, about }) => order === ASK_ME && about === EMPTY_HANDED);

/** Rests of the pointer that are shorter are on their way elsewhere. */
const RESTS = 50;

/** What one rests upon may be chosen next: what follows from it is asked for now, and is known when it is pressed. */
function useForesight(option: Option<Choice> | undefined, foresee: (choice: Choice) => void): void {
  const does = useRef(foresee);
  does.current = foresee;
  useEffect(() => {
    const choice = option === undefined ? null : choiceIn(option);
    if (choice === null) return;
    const timer = setTimeout(() => does.current(choice), RESTS);
    return () => clearTimeout(timer);
  }, [option]);
}

/**
 * A new question comes to lie under a pointer that rests. The board, which is still to follow it, would have to begin again for
 * that: what is pointed at meanwhile is taken up once it has followed. Rows under the pointer are lit without it.
 */
function useBehindBoard(asked: RefObject<number | undefined>, point: (option: number | null) => void) {
  const followed = useRef(asked.current);
  const held = useRef<{ readonly option: number | null } | null>(null);
  const hover = useCallback(
    (option: number | null) => {
      if (followed.current === asked.current) point(option);
      else held.current = { option };
    },
    [asked, point],
  );
  const boardFollowed = useCallback(
    (askId: number | undefined) => {
      followed.current = askId;
      if (held.current === null || askId !== asked.current) return;
      point(held.current.option);
      held.current = null;
    },
    [asked, point],
  );
  return { hover, boardFollowed };
}

/** What the pointer is on, what is picked and not yet committed, and which wish is being explained. */
export function usePicking({ client, choose, shown, loaded, lookAhead }: Sitting, past: boolean) {
  const [pointed, setPointed] = useState<Kept<number> | null>(null);
  const [chosen, setChosen] = useState<Kept<Choice> | null>(null);
  const [wish, explain] = useState<Partial<Choice> | Nothing | null>(null);
  const own = past || shown.stale ? null : shown.question.asks.own;
  const ask = own !== null && isAnsweredForMe(client, own, shown.question.orders) ? null : own;
  const asked = useRef(ask?.askId);
  asked.current = ask?.askId;
  /** The same as before changes nothing: leaving a question that has gone must not draw the next one again. */
  const point = useCallback((option: number | null) => {
    const next = option === null ? null : { askId: asked.current, value: option };
    setPointed((before) => (stillOf(before, asked.current) === option ? before : next));
  }, []);
  const { hover, boardFollowed } = useBehindBoard(asked, point);
  /** The question a choice is on its way for: pressed twice, it is sent once. */
  const answered = useRef<number | undefined>(undefined);
  /** What was picked and has been taken: nothing is picked any more, should its question come again (a lesson goes back). */
  const taken = useRef<Kept<Choice> | null>(null);
  /** What was sent last: whoever follows advice goes on with it only from there. */
  const sent = useRef<Choice | readonly Choice[] | null>(null);
  /** Null where it is on its way already. */
  const sendOnce = async (said: Choice | readonly Choice[]): Promise<boolean | null> => {
    const { current } = asked;
    if (current === undefined || answered.current === current) return null;
    answered.current = current;
    sent.current = said;
    return choose(said).finally(() => {
      if (answered.current === current) answered.current = undefined;
    });
  };
  /** How often something was pressed: what was pressed before, and is known only now, gives way. */
  const presses = useRef(0);
  /** What is picked goes with its question: to let go of it before would draw that question once more, in the way of the next. */
  const commit = async (choice: Choice) => {
    const isTaken = await sendOnce(choice);
    if (isTaken === null) return;
    if (isTaken) taken.current = chosen;
    else setChosen(null);
  };
  const pick = (said: Choice | Option<Choice> | readonly Choice[]) => {
    if (ask === null) return;
    const press = ++presses.current;
    if (isGesture(said)) {
      // What took a while to put together may come when its question has gone.
      if (asked.current === ask.askId) void sendOnce(said);
      return;
    }
    const choice = choiceIn(said);
    if (choice === null) return askForNumber(ask.options.indexOf(said));
    void isForGood(loaded.board, ask.key, choice, lookAhead).then((forGood) => {
      if (asked.current !== ask.askId || presses.current !== press) return;
      if (forGood) setChosen({ askId: ask.askId, value: choice });
      else void commit(choice);
    });
  };
  const highlighted = ask === null ? null : stillOf(pointed, ask.askId);
  useForesight(highlighted === null ? undefined : ask?.options[highlighted], (choice) => {
    if (ask !== null) void isForGood(loaded.board, ask.key, choice, lookAhead);
  });
  const picked = ask === null || chosen === taken.current ? null : stillOf(chosen, ask.askId);
  const unpick = () => {
    presses.current++;
    setChosen(null);
  };
  return { ask, highlighted, hover, boardFollowed, picked, unpick, commit, pick, sent, wish, explain };
}
export type Picking = ReturnType<typeof usePicking>;
