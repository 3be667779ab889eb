import type { Reason } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { tablesOf } from '@cabinet-wars/struggle-of-empires/data';
import { sampleOf } from '../read/sample-of.ts';
import type { GameChoice, GameView, OpenView } from '../read/seen.ts';
import { type Swing, swingOf } from '../read/swing.ts';
import { attacks } from '../read/wishes.ts';
import { type Odds, oddsOfAttack } from './odds-of.ts';

export type AttackChoice = Extract<GameChoice, { t: 'attack' }>;

/** An attack that could be declared with the next action. */
export interface OpenAttack {
  readonly choice: AttackChoice;
  readonly odds: Odds | null;
  /** The chance that a token is taken, or the sea won where there is nothing else to win. */
  readonly win: number;
  readonly swing: Swing;
}

export interface Attacks {
  /** The best first: what it would bring times its chance, then its chance. */
  readonly open: readonly OpenAttack[];
  readonly barred: readonly { readonly choice: AttackChoice; readonly why: Reason }[];
}

const known = new WeakMap<GameView, Attacks>();

/** Everything one could want to attack, at the beginning of an action or while a target is asked for. */
export function attacksOf(view: GameView, seat: number): Attacks {
  let made = known.get(view);
  if (made === undefined) {
    made = make(view, seat);
    known.set(view, made);
  }
  return made;
}

/** The only thing in the way is that the action is not chosen yet, or a counter like it stands for it. */
const OPEN: readonly string[] = ['action-first'];

function make(view: GameView, seat: number): Attacks {
  const g = sampleOf(view);
  const wanted = unlike(
    view.open,
    attacks(view.open, seat).flatMap((choice) => (choice.t === 'attack' ? [choice] : [])),
  );
  const asked = wanted.map((choice) => ({ choice, why: game.explain(g, seat, choice)[0] }));
  const open = asked.flatMap(({ choice, why }) =>
    why === undefined || OPEN.includes(why.why) ? [weighed(view, seat, choice)] : [],
  );
  const barred = asked.flatMap(({ choice, why }) =>
    why === undefined || OPEN.includes(why.why) ? [] : [{ choice, why }],
  );
  open.sort((a, b) => b.win * worth(b.swing) - a.win * worth(a.swing) || b.win - a.win);
  return { open, barred };
}

/** Counters alike in every way are one target. */
function unlike(open: OpenView, wanted: readonly AttackChoice[]): AttackChoice[] {
  const { counters, counterIndex } = tablesOf(open);
  const faces = new Map<string, AttackChoice>();
  for (const choice of wanted) {
    const counter = counters[counterIndex[choice.against]];
    const { kind, defence, gold, vp } = counter ?? {};
    const face = counter === undefined ? choice.against : `${kind} ${defence} ${gold} ${vp}`;
    const key = `${choice.region} ${face}`;
    if (!faces.has(key)) faces.set(key, choice);
  }
  return [...faces.values()];
}

export const worth = ({ mine, theirs }: Swing): number => mine + Math.max(0, -theirs) / 4;

function weighed(view: GameView, seat: number, choice: AttackChoice): OpenAttack {
  const odds = oddsOfAttack(view, seat, choice);
  const win = odds === null ? 0 : ((odds.land === null ? odds.sea : odds.all)?.win ?? 0);
  const swing = odds === null || odds.land === null ? { mine: 0, theirs: 0 } : swingOf(view, seat, choice);
  return { choice, odds, win, swing };
}
