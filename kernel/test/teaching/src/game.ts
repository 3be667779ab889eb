import type { GameModule } from '@cabinet-wars/kernel';
import { audit } from './audit.ts';
import type { Choice } from './choices.ts';
import { deals } from './deals.ts';
import { result } from './ending.ts';
import { type Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { flow } from './flow.ts';
import { names } from './names.ts';
import { notation } from './notation.ts';
import { type Options, options } from './options.ts';
import { orders } from './orders.ts';
import { sample } from './sample.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type TeachingView, view } from './view.ts';

const colours = ['red', 'blue', 'green', 'white'] as const;
export type Colour = (typeof colours)[number];

/** Border Forts: what the rest of the world sees of it. */
export const game: GameModule<State, Choice, Event, TeachingView, Options> = {
  id: 'teaching',
  stateVersion: 1,
  options,
  seats: ({ players }) => colours.slice(0, players).map((plays) => ({ plays })),
  flow,
  setup,
  result,
  view,
  sample,
  redact,
  audit,
  deals,
  orders,
  explain,
  notation,
  names,
};
