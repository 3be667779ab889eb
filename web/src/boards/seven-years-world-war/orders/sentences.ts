import { isRecord, type Order, same } from '@cabinet-wars/kernel';
import type { MarkerId } from '@cabinet-wars/seven-years-world-war/data';

/** An answer to "ask me before …", and the standing orders it stands for. */
export interface Answer {
  readonly id: AnswerId;
  readonly orders: readonly Order[];
}
export type AnswerId =
  | 'never'
  | 'always'
  | 'if-good'
  | 'if-bad'
  | 'if-late'
  | 'my-battles'
  | 'concerning-me'
  | 'four'
  | 'any'
  | 'mine'
  | 'all';
export type SentenceId = 'countermarch' | 'die' | 'marker' | 'oppose' | 'battle' | 'initiative';

/** One sentence of the plate: which orders it is about, the markers it needs, and its answers. */
export interface Sentence {
  readonly id: SentenceId;
  readonly markers: readonly MarkerId[];
  readonly about: readonly string[];
  readonly answers: readonly Answer[];
}

const FOUR = ['attrition', 'balance-of-power', 'revolution', 'sturm-und-drang'];
const marker = (id: string | null): Order => ({ order: 'ask-marker', marker: id, by: null });
const diplomacy: Order = { order: 'ask-diplomacy', power: null };
const die = (which: string): Order => ({ order: 'ask-die', which });

export const SENTENCES: readonly Sentence[] = [
  {
    id: 'countermarch',
    markers: ['forced-march'],
    about: ['ask-countermarch', 'ask-good-countermarch'],
    answers: [
      { id: 'never', orders: [] },
      { id: 'if-good', orders: [{ order: 'ask-good-countermarch' }] },
      { id: 'always', orders: [{ order: 'ask-countermarch', square: null }] },
    ],
  },
  {
    id: 'die',
    markers: ['illuminati'],
    about: ['ask-die'],
    answers: [
      { id: 'never', orders: [] },
      { id: 'if-bad', orders: [die('my-battles-if-bad')] },
      { id: 'my-battles', orders: [die('my-battles')] },
      { id: 'concerning-me', orders: [die('concerning-me')] },
      { id: 'always', orders: [die('all')] },
    ],
  },
  {
    id: 'marker',
    markers: ['sturm-und-drang'],
    about: ['ask-marker', 'ask-diplomacy'],
    answers: [
      { id: 'never', orders: [] },
      { id: 'four', orders: [...FOUR.map(marker), diplomacy] },
      { id: 'any', orders: [marker(null), diplomacy] },
    ],
  },
  {
    id: 'oppose',
    markers: ['diplomacy-1', 'diplomacy-2', 'diplomacy-3'],
    about: ['let-pass'],
    answers: [
      { id: 'mine', orders: [{ order: 'let-pass', power: null }] },
      { id: 'all', orders: [] },
    ],
  },
  {
    id: 'battle',
    markers: ['honors-of-war'],
    about: ['ask-honours'],
    answers: [
      { id: 'never', orders: [] },
      { id: 'always', orders: [{ order: 'ask-honours', as: null }] },
    ],
  },
  {
    id: 'initiative',
    markers: ['grand-tour'],
    about: ['ask-tour', 'ask-late-tour'],
    answers: [
      { id: 'never', orders: [] },
      { id: 'if-late', orders: [{ order: 'ask-late-tour' }] },
      { id: 'always', orders: [{ order: 'ask-tour' }] },
    ],
  },
];

const ownOf = ({ about }: Sentence, orders: readonly Order[]): Order[] =>
  orders.filter(({ order }) => about.includes(order));

/** Which answer the orders of a seat come to; null where they were given one by one and mean something else. */
export function answerIn(sentence: Sentence, orders: readonly Order[]): AnswerId | null {
  const own = ownOf(sentence, orders);
  const fits = ({ orders: wanted }: Answer) =>
    wanted.length === own.length && wanted.every((each) => own.some((given) => same(given, each)));
  return sentence.answers.find(fits)?.id ?? null;
}

/** An order to be given or taken back. */
export interface Setting {
  readonly order: Order;
  readonly on: boolean;
}

/** What is to be said for a sentence to have an answer: what does not belong to it first. */
export function settingsFor(sentence: Sentence, answer: AnswerId, orders: readonly Order[]): Setting[] {
  const wanted = sentence.answers.find(({ id }) => id === answer)?.orders ?? [];
  const own = ownOf(sentence, orders);
  return [
    ...own.filter((each) => !wanted.some((other) => same(other, each))).map((order) => ({ order, on: false })),
    ...wanted.filter((each) => !own.some((other) => same(other, each))).map((order) => ({ order, on: true })),
  ];
}

/** Answers by sentence, as they are kept for all tables. */
export type Kept = Readonly<Partial<Record<SentenceId, AnswerId>>>;

const NAME = 'cabinet-wars seven-years-world-war orders';

export function readKept(store: Pick<Storage, 'getItem'>): Kept {
  try {
    const kept: unknown = JSON.parse(store.getItem(NAME) ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      SENTENCES.flatMap(({ id, answers }) => {
        const answer = answers.find((each) => each.id === kept[id]);
        return answer === undefined ? [] : [[id, answer.id]];
      }),
    );
  } catch {
    return {};
  }
}

export const keep = (store: Pick<Storage, 'setItem'>, kept: Kept): void => store.setItem(NAME, JSON.stringify(kept));

/** What is to be said at a new table so that it asks as all others do. */
export const settingsOf = (kept: Kept, orders: readonly Order[]): Setting[] =>
  SENTENCES.flatMap((sentence) => {
    const answer = kept[sentence.id];
    return answer === undefined ? [] : settingsFor(sentence, answer, orders);
  });
