import {
  type AnyGame,
  askMe,
  type Choice,
  randomChoice,
  type Saved,
  type Seat,
  Seeded,
  settle,
  Table,
} from '@cabinet-wars/kernel';
import type { WireTap } from '@cabinet-wars/server/trial';
import { askOf, chooseIn, commonChoice, nameOf, plainest, tapAt, twinsOf, unlike } from './twins.ts';

export interface LeakPlan {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Twins are laid at one decision in so many. */
  readonly every: number;
  /** How many choices twins are led on together. */
  readonly depth: number;
}

export interface LeakReport {
  readonly problems: string[];
  decisions: number;
  twins: number;
  messages: number;
}

/** Plays one game at random, and at many of its moments looks whether what is sent tells what is hidden. */
export async function lookForLeaks(game: AnyGame, plan: LeakPlan): Promise<LeakReport> {
  const report: LeakReport = { problems: [], decisions: 0, twins: 0, messages: 0 };
  const chance = new Seeded(plan.seed);
  const settled = settle<{ readonly players: number }>(game.options, plan.options);
  if (!settled.ok) throw new Error(JSON.stringify(settled.reasons));
  const table: Table = Table.open(game, { options: settled.options, chance: new Seeded(`${plan.seed} dice`) });
  // Everybody wants to be asked: reactions are then played out, not passed over.
  for (const seat of table.seats.keys()) table.order(seat, askMe());
  while (table.result === null && report.problems.length < 5) {
    if (report.decisions++ % plan.every === 0) await lookHere(game, table, plan, chance, report);
    // What was told by now is the same in any two worlds.
    table.forget();
    const own = table.seats.map((_, seat) => table.asks(seat).own).find((ask) => ask !== null)!;
    table.choose(own.seat, own.askId, randomChoice(own.options, chance));
  }
  return report;
}

async function lookHere(
  game: AnyGame,
  table: Table,
  plan: LeakPlan,
  chance: Seeded,
  report: LeakReport,
): Promise<void> {
  const saved = table.save();
  // While answers are on their way a world dealt anew cannot hold them: others' answers are what it must not know.
  if (saved.snapshot.state.secret.answers.length === 0)
    for (const viewer of table.seats.keys()) await lookAsOne(game, saved, viewer, plan, chance, report);
  await lookAtAnswers(game, table, saved, chance, report);
}

/** One seat in two worlds it cannot tell apart, led on together for as long as nothing hidden comes to light. */
async function lookAsOne(
  game: AnyGame,
  saved: Saved,
  viewer: Seat,
  { depth }: LeakPlan,
  chance: Seeded,
  report: LeakReport,
): Promise<void> {
  const twins = await twinsOf(game, saved, viewer, chance);
  report.twins++;
  const note = (what: string): boolean => {
    report.messages++;
    const problem = unlike(twins, `${twins.true.table.asks(viewer).own?.key ?? 'watching'}, ${what}`);
    if (problem !== null) report.problems.push(problem);
    return problem !== null;
  };
  if (note('the welcome')) return;
  for (let step = 0; step < depth; step++) {
    const common = commonChoice(twins, chance);
    if (common === null) return;
    chooseIn(twins.true, common.seat, common.choice);
    chooseIn(twins.dealt, common.seat, common.choice);
    if (twins.isLaidOpen()) return;
    if (note(`after ${JSON.stringify(common.choice)} of seat ${common.seat}`)) return;
  }
}

/** Until all have answered a secret or quiet ask, nobody else can tell one answer from another. */
async function lookAtAnswers(
  game: AnyGame,
  table: Table,
  saved: Saved,
  chance: Seeded,
  report: LeakReport,
): Promise<void> {
  const asked = table.seats.flatMap((_, seat) => table.asks(seat).own ?? []);
  if (asked.length < 2 || !isHidden(asked[0].mode)) return;
  const { seat, options } = asked[chance.next(asked.length)];
  if (options.length < 2) return;
  const first = chance.next(options.length);
  const taps = await Promise.all([0, 1].map(() => tapAt(game, saved, saved.snapshot.state)));
  for (const [i, tap] of taps.entries()) {
    for (const viewer of tap.viewers) tap.sentTo(viewer);
    answerInFull(tap, seat, plainest(options[(first + i) % options.length]));
  }
  if (taps.some(isClosed)) return;
  for (const viewer of taps[0].viewers) {
    if (viewer === seat) continue;
    report.messages++;
    const [here, there] = taps.map((tap) => tap.sentTo(viewer).join('\n'));
    if (here !== there)
      report.problems.push(
        `${asked[0].key}: ${nameOf(viewer)} can tell what seat ${seat} answered:\n    ${here}\n  or\n    ${there}`,
      );
  }
}

const MOST_PARTS = 50;

/** Some answers have several parts: the seat goes on, ending as soon as it may, until it has said all. */
function answerInFull(tap: WireTap, seat: Seat, first: Choice): void {
  const key = askOf(tap, seat)?.key;
  chooseIn(tap, seat, first);
  for (let part = 1; part < MOST_PARTS && !isClosed(tap) && askOf(tap, seat)?.key === key; part++)
    chooseIn(tap, seat, plainest(askOf(tap, seat)!.options.at(-1)!));
}

const isHidden = (mode: string): boolean => mode === 'secret' || mode === 'quiet';

/** Whether the last answer has closed the ask: then all of them are laid open. */
const isClosed = ({ table }: WireTap): boolean =>
  table.result !== null || !table.seats.some((_, seat) => isHidden(table.asks(seat).own?.mode ?? ''));
