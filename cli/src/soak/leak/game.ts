import { type AnyGame, askMe, randomChoice, type Seat, Seeded, settle, Table } from '@cabinet-wars/kernel';
import { askOf, chooseIn, commonChoice, laidOpen, nameOf, plainest, tapAt, twinsOf, unlike } from './twins.ts';

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
  const table = Table.open(game, { options: settled.options, chance: new Seeded(`${plan.seed} dice`) }) as Table;
  // Everybody wants to be asked: reactions are then played out, not passed over.
  for (const seat of table.seats.keys()) table.order(seat, askMe());
  while (table.result === null && report.problems.length < 5) {
    if (report.decisions++ % plan.every === 0) await lookHere(game, table, plan, chance, report);
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
  // While answers are on their way a world dealt anew cannot hold them: others' answers are what it must not know.
  if (table.save().snapshot.state.secret.answers.length === 0)
    for (const viewer of [...table.seats.keys()]) await lookAsOne(game, table, viewer, plan, chance, report);
  await lookAtAnswers(game, table, chance, report);
}

/** One seat in two worlds it cannot tell apart, led on together for as long as nothing hidden comes to light. */
async function lookAsOne(
  game: AnyGame,
  table: Table,
  viewer: Seat,
  { depth }: LeakPlan,
  chance: Seeded,
  report: LeakReport,
): Promise<void> {
  const twins = await twinsOf(game, table, viewer, chance);
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
    if (laidOpen(twins.true) || laidOpen(twins.dealt)) return;
    if (note(`after ${JSON.stringify(common.choice)} of seat ${common.seat}`)) return;
  }
}

/** Until all have answered a secret or quiet ask, nobody else can tell one answer from another. */
async function lookAtAnswers(game: AnyGame, table: Table, chance: Seeded, report: LeakReport): Promise<void> {
  const asked = table.seats.flatMap((_, seat) => table.asks(seat).own ?? []);
  if (asked.length < 2 || (asked[0].mode !== 'secret' && asked[0].mode !== 'quiet')) return;
  const { seat } = asked[chance.next(asked.length)];
  const { state } = table.save().snapshot;
  const taps = await Promise.all([0, 1].map(() => tapAt(game, table, state)));
  const options = askOf(taps[0], seat)?.options;
  if (options === undefined || options.length < 2) return;
  const first = chance.next(options.length);
  const choices = [options[first], options[(first + 1) % options.length]].map(plainest);
  for (const [i, tap] of taps.entries()) {
    for (const viewer of tap.viewers) tap.sentTo(viewer);
    chooseIn(tap, seat, choices[i]);
  }
  if (taps.some(({ table: after }) => after.asks(seat).own === null && after.asks('spectator').waitsFor?.length === 0))
    return;
  if (taps.some(laidOpenToAll)) return;
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

/** Whether the ask has been closed by the answer: then all of them are laid open. */
const laidOpenToAll = ({ table }: { readonly table: Table }): boolean =>
  table.result !== null ||
  !table.seats.some((_, seat) => ['secret', 'quiet'].includes(table.asks(seat).own?.mode ?? ''));
