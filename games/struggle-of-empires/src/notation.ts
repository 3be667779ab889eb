import type { Choice, ChoiceKind } from './choices.ts';

/** The fields of each kind of choice in the order they are written: words, whole numbers (`#`) or yes/no (`?`). */
const FIELDS: Readonly<Record<ChoiceKind, readonly string[]>> = {
  draft: ['counter'],
  redraw: ['region'],
  keep: [],
  place: ['unit', 'place'],
  bid: ['gold#'],
  pass: [],
  propose: ['box', 'power'],
  action: ['action'],
  use: ['tile'],
  trade: ['tile', 'region'],
  blockade: ['region'],
  'end-turn': [],
  build: ['unit'],
  rebuild: ['unit', 'from'],
  move: ['unit', 'from'],
  to: ['place'],
  stop: [],
  voyage: ['outcome'],
  tile: ['tile'],
  alliance: ['alliance'],
  colonize: ['region'],
  commerce: ['region'],
  attack: ['region', 'against'],
  surprise: ['use?'],
  call: ['power'],
  'call-no-more': [],
  commit: ['armies#', 'navies#'],
  'ally-as': ['alliance', 'unit'],
  'fight-at-sea': ['fight?'],
  'blockade-support': ['use?'],
  surrender: ['surrender?'],
  reserve: ['use?'],
  withdraw: ['use?'],
  lose: ['power', 'unit'],
  raid: ['tile', 'region', 'power'],
};

const nameOf = (field: string): string => field.replace(/[#?]$/, '');
const write = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** A choice as a line of text: `attack caribbean france`, `bid 4`, `move navy north-america`. */
function format(choice: Choice): string {
  const values = FIELDS[choice.t].map((field) => write((choice as Record<string, unknown>)[nameOf(field)]));
  return [choice.t, ...values].join(' ');
}

/** The choice a line of text stands for; null if it stands for none. */
function parse(text: string): Choice | null {
  const [t, ...words] = text.trim().split(/\s+/);
  const fields = Object.hasOwn(FIELDS, t) ? FIELDS[t as ChoiceKind] : null;
  if (fields === null || fields.length !== words.length) return null;
  const choice: Record<string, unknown> = { t };
  for (let i = 0; i < fields.length; i++) {
    const value = read(fields[i], words[i]);
    if (value === null) return null;
    choice[nameOf(fields[i])] = value;
  }
  return choice as Choice;
}

function read(field: string, word: string): string | number | boolean | null {
  if (field.endsWith('#')) return /^\d{1,6}$/.test(word) ? Number(word) : null;
  if (field.endsWith('?')) return word === 'yes' ? true : word === 'no' ? false : null;
  return word;
}

export const notation = { format, parse };
export const CHOICE_KINDS = Object.keys(FIELDS) as ChoiceKind[];
