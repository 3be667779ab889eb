import {
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  isOffered,
  type Option,
  type Saved,
  type Seat,
  Seeded,
  Table,
  type Viewer,
  withNumbers,
} from '@cabinet-wars/kernel';
import { WireTap } from '@cabinet-wars/server/trial';

/** Two tables that one viewer cannot tell apart: the true one, and one with what the viewer cannot know dealt anew. */
export interface Twins {
  readonly viewer: Viewer;
  readonly true: WireTap;
  readonly dealt: WireTap;
  /** Whether in either of them anybody has learnt something hidden: from there on they may rightly differ. */
  readonly isLaidOpen: () => boolean;
}

/** The same dice for both: what differs in what is sent can only come from what is hidden. */
const DICE = 'leak';

export async function twinsOf(game: AnyGame, saved: Saved, viewer: Viewer, chance: Seeded): Promise<Twins> {
  const { state } = saved.snapshot;
  const dealt = game.sample(game.view(state, viewer), chance);
  const { watched, hasRevealed } = watch(game);
  const twins = [await tapAt(watched, saved, state, [viewer]), await tapAt(watched, saved, dealt, [viewer])];
  return { viewer, true: twins[0], dealt: twins[1], isLaidOpen: () => hasRevealed() || twins.some(hasDrawnOrEnded) };
}

/** The same rules, and whether they have shown anybody anything hidden. */
function watch(game: AnyGame): { readonly watched: AnyGame; readonly hasRevealed: () => boolean } {
  let revealed = false;
  const flow = new Proxy(game.flow, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => {
        const answer = method.apply(target, given);
        const x = given.at(-1);
        revealed ||= x instanceof Context && (x.revealed || x.reacted);
        return answer;
      };
    },
  });
  return { watched: { ...game, flow }, hasRevealed: () => revealed };
}

const hasDrawnOrEnded = ({ table }: WireTap): boolean =>
  table.result !== null ||
  table.journal.some((entry) => 'outcomes' in entry && entry.outcomes.some(({ hidden }) => hidden));

/** The table as it is, with its story, offers and orders, in some state; nothing can be undone in it. */
export function tapAt(game: AnyGame, saved: Saved, state: GameState, viewers?: readonly Viewer[]): Promise<WireTap> {
  const { header, snapshot } = saved;
  const past = { base: null, gestures: [], bar: 'undo-nothing' as const, shown: 0 };
  const again = copy({ header, journal: [], forgotten: snapshot.at, snapshot: { ...snapshot, state, past } });
  return WireTap.at(game, Table.load(game, again, new Seeded(DICE)), viewers);
}

/** Where what the viewer was sent differs between the twins; null if nowhere. */
export function unlike({ viewer, true: real, dealt }: Twins, what: string): string | null {
  const here = real.sentTo(viewer);
  const there = dealt.sentTo(viewer);
  if (here.length !== there.length)
    return `${what}: ${nameOf(viewer)} is sent ${here.length} messages or ${there.length}`;
  const at = here.findIndex((text, i) => text !== there[i]);
  return at < 0
    ? null
    : `${what}: ${nameOf(viewer)} is sent\n    ${around(here[at], there[at])}\n  or\n    ${around(there[at], here[at])}`;
}

export const nameOf = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : `a ${viewer}`);

function around(text: string, other: string): string {
  let at = 0;
  while (text[at] === other[at]) at++;
  return `…${text.slice(Math.max(0, at - 60), at + 100)}…`;
}

/** A seat that is asked in both, and a choice it is offered in both; null if there is none. */
export function commonChoice(twins: Twins, chance: Seeded): { readonly seat: Seat; readonly choice: Choice } | null {
  const seats = twins.true.table.seats.map((_, seat) => seat);
  const asked = seats.filter((seat) => askOf(twins.true, seat) !== null && askOf(twins.dealt, seat) !== null);
  if (asked.length === 0) return null;
  const seat = asked[chance.next(asked.length)];
  const here = (askOf(twins.true, seat)?.options ?? []).map(plainest);
  const there = askOf(twins.dealt, seat)?.options ?? [];
  const common = here.filter((choice) => isOffered(there, choice));
  return common.length === 0 ? null : { seat, choice: common[chance.next(common.length)] };
}

export const askOf = (tap: WireTap, seat: Seat) => tap.table.asks(seat).own;

/** An option as a choice: of each range its first value. */
export const plainest = (option: Option<Choice>): Choice => withNumbers<Choice>(option, ({ from }) => from);

export function chooseIn(tap: WireTap, seat: Seat, choice: Choice): void {
  const taken = tap.table.choose(seat, askOf(tap, seat)!.askId, choice);
  if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.reason)}`);
  tap.acted(seat);
}
