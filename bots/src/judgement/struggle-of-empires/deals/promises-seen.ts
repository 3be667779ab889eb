import type { GameEvent } from '@cabinet-wars/kernel';
import { isPowerId, POWERS, type PowerId } from '@cabinet-wars/struggle-of-empires/data';
import { attack } from '@cabinet-wars/struggle-of-empires/reckoning';
import { type Choice, isPromiseId, type PromiseId, type State } from '@cabinet-wars/struggle-of-empires/view';
import type { Recall } from '../../../bot.ts';
import type { Dilemma, Settled } from '../../../greedy/judgement.ts';

/** A promise that still holds: until the war is over, or until it was kept. */
interface Promised {
  readonly by: PowerId;
  readonly to: PowerId;
  readonly promise: PromiseId;
  readonly about: string | null;
  readonly region: string | null;
}

/** Whose word is good, as far as somebody has seen. */
export interface PromisesSeen {
  readonly open: readonly Promised[];
  /** Who has broken a promise to anybody. */
  readonly broken: ReadonlySet<PowerId>;
  /** Who came when called, and whom he helped: `helper>helped`. */
  readonly helped: ReadonlySet<string>;
}

/** Goes through what was heard. */
export function promisesSeen({ heard }: Recall): PromisesSeen {
  let open: Promised[] = [];
  const broken = new Set<PowerId>();
  const helped = new Set<string>();
  for (const event of heard) {
    if (event.t === 'war-begins') open = [];
    const promised = promisedIn(event);
    if (promised !== null) open.push(promised);
    const done = open.filter((one) => isBrokenBy(one, event));
    for (const { by } of done) broken.add(by);
    open = open.filter((one) => !done.includes(one));
    if (event.t !== 'ally-committed' || !isHelp(event)) continue;
    helped.add(`${event.power}>${event.helps}`);
    open = open.filter((one) => !(one.promise === 'help' && one.by === event.power && one.to === event.helps));
  }
  return { open, broken, helped };
}

function promisedIn({ t, power: by, to, promise, about, region }: GameEvent): Promised | null {
  if (t !== 'promised' || !isPowerId(by) || !isPowerId(to) || !isPromiseId(promise)) return null;
  return { by, to, promise, about: text(about), region: text(region) };
}
const text = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);
const isHelp = ({ armies, navies }: GameEvent): boolean => Number(armies) + Number(navies) > 0;

function isBrokenBy({ by, to, promise, region }: Promised, event: GameEvent): boolean {
  if (event.power !== by) return false;
  if (event.t === 'attack-declared')
    return promise === 'peace' ? event.against === to : promise === 'stay-out' && event.region === region;
  return event.t === 'ally-committed' && promise === 'help' && event.helps === to && !isHelp(event);
}

/** Whether a plan breaks what its seat has promised. */
export function breaks(
  { g, seat }: Dilemma<State, Choice>,
  { choice, plan }: Settled<Choice>,
  recall: Recall,
): boolean {
  const me = POWERS[g.plays[seat]];
  const mine = promisesSeen(recall).open.filter(({ by }) => by === me);
  if (mine.length === 0) return false;
  return [choice, ...plan].some((each) => mine.some((one) => isBrokenByChoice(g, one, each)));
}

function isBrokenByChoice(g: State, { by, to, promise, region }: Promised, choice: Choice): boolean {
  if (choice.t === 'attack')
    return promise === 'peace' ? choice.against === to : promise === 'stay-out' && choice.region === region;
  if (choice.t !== 'commit' || promise !== 'help' || choice.armies + choice.navies > 0) return false;
  const f = attack.underWay(g);
  return f !== null && [f.attacker, f.defender].some((principal) => POWERS[principal] === to) && by !== to;
}
