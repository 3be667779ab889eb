import { isOffered } from '@cabinet-wars/kernel';
import { COMBAT_TABLES } from '@cabinet-wars/seven-years-world-war/data';
import { nameOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import { useEffect } from 'react';
import { sayable } from '../march/plan.ts';
import { favourOf, oddsNow, viewpointNow } from '../read/battle/odds.ts';
import { type BoardProps, frameOf, type GameChoice, type OpenView } from '../read/seen.ts';
import { type Aim, aiming, forceOf, NO_AIM, type Target } from './aim.ts';

/** All that is said for an attack after it has been named: leader, units (fleets before what they carry), table. */
function ordersOf(open: OpenView, seat: number, target: Target, aim: Aim): readonly GameChoice[] {
  const names = forceOf(open, seat, target, aim).map((piece) => nameOf(open, piece));
  const atSea = (name: string) => Number(name.endsWith('@sea'));
  return [
    aim.leader === null ? { t: 'pass' } : { t: 'leader', ...aim.leader },
    ...names.sort((a, b) => atSea(a) - atSea(b)).map((piece) => ({ t: 'take', piece }) as const),
    { t: 'go' },
    { t: 'table', table: aim.table ?? 'engagement' },
  ];
}

/** Sends the whole sheet as one gesture, as far as nobody else is asked. */
export async function sendAttack({ ask, view, pick, lookAhead }: BoardProps, target: Target, aim: Aim): Promise<void> {
  if (ask === null) return;
  const declared = ask.key === 'combat-phase.act' ? [target] : [];
  const orders = [...declared, ...ordersOf(view.open, ask.seat, target, aim)];
  aiming.set({ ...aim, target, isSent: true });
  pick(await sayable(lookAhead, orders));
}

const FIGHTING: readonly string[] = ['attack', 'roll', 'play-marker', 'retreat'];

/** What of a sheet is asked only later is answered by it; when the fight is over the sheet is gone. */
export function useFighting({ ask, view, pick, lookAhead, taught }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const aim = aiming.get();
    if (ask === null) return;
    if (!aim.isSent) {
      // An attack that was laid open at another question, and cannot be made any more, is put away.
      const isGone = ask.key === 'combat-phase.act' && aim.target !== null && !isOffered(ask.options, aim.target);
      if (isGone) aiming.set(NO_AIM);
      return;
    }
    const [procedure] = ask.key.split('.');
    if (!FIGHTING.includes(procedure)) {
      aiming.set(NO_AIM);
      return;
    }
    // In a lesson the die is talked about before it stands.
    if (taught !== undefined && ask.key === 'roll.illuminati') return;
    const choices = answerTo(ask.key, view.open, ask.seat, aim);
    if (choices === null) return;
    if (choices.length > 1)
      void sayable(lookAhead, choices).then((list) => (list.length > 0 ? pick(list) : aiming.set(NO_AIM)));
    else if (isOffered(ask.options, choices[0])) pick(choices);
  }, [ask?.askId]);
}

function answerTo(key: string, open: OpenView, seat: number, aim: Aim): readonly GameChoice[] | null {
  const attack = frameOf<Attack>(open, 'attack');
  switch (key) {
    case 'attack.lead':
    case 'attack.array':
    case 'attack.table':
      return aim.target === null ? null : ordersOf(open, seat, aim.target, aim);
    case 'attack.honorsOfWar':
      return [aim.honours ? { t: 'play', marker: 'honors-of-war' } : { t: 'pass' }];
    case 'roll.illuminati':
      return attack === null || (aim.illuminati && !isGoodFor(open, seat, attack)) ? null : [{ t: 'pass' }];
    case 'retreat.stand':
      return attack?.defender === seat ? [{ t: 'stand', stand: aim.stands }] : null;
    default:
      return null;
  }
}

/** Whether the die that has just fallen decides the combat for a seat: nobody would throw that again. */
function isGoodFor(open: OpenView, seat: number, { table }: Attack): boolean {
  if (frameOf<{ readonly for: string }>(open, 'roll')?.for !== 'combat') return false;
  const results = oddsNow(open)?.tables.find((each) => each.table === COMBAT_TABLES[table])?.results;
  const result = results?.[open.die - 1];
  return result !== undefined && favourOf(result, viewpointNow(open, seat)) === 'good';
}
