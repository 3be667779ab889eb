import { chancesOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { SeatFacts } from '../../../client/table-client.ts';
import type { BoardTexts } from '../i18n/index.ts';
import type { Event } from './seen.ts';

interface Tally {
  fought: number;
  won: number;
  expected: number;
  sailed: number;
  sunk: number;
}

/** What a power's dice came to: battles won of those fought, how many one would expect, and what the sea took. */
export function luckOf(
  events: readonly Event[],
  seats: readonly SeatFacts[],
  own: BoardTexts,
): { columns: readonly string[]; rows: readonly (readonly string[])[] } {
  const tallies = new Map<string, Tally>(seats.map(({ plays }) => [plays, newTally()]));
  let battle: Extract<Event, { t: 'combat-begins' }> | null = null;
  for (const event of events) {
    if (event.t === 'combat-begins') battle = event;
    else if (event.t === 'combat-ended' && battle !== null) {
      tell(tallies, battle, event.outcome);
      battle = null;
    } else if (event.t === 'sea-check') {
      const tally = tallies.get(event.power);
      if (tally === undefined) continue;
      tally.sailed++;
      if (event.roll === 'lost') tally.sunk++;
    }
  }
  return {
    columns: [own.battlesWon, own.battlesExpected, own.shipsLost],
    rows: [...tallies.values()].map(({ fought, won, expected, sailed, sunk }) => [
      own.of(won, fought),
      expected.toFixed(1),
      own.of(sunk, sailed),
    ]),
  };
}

const newTally = (): Tally => ({ fought: 0, won: 0, expected: 0, sailed: 0, sunk: 0 });

function tell(
  tallies: ReadonlyMap<string, Tally>,
  { attacker, against, attack, defence }: Extract<Event, { t: 'combat-begins' }>,
  outcome: Extract<Event, { t: 'combat-ended' }>['outcome'],
): void {
  const odds = chancesOf(attack.total, defence.total);
  const sides = [
    [attacker, odds.win, 'attacker'],
    [against, odds.lose, 'defender'],
  ] as const;
  for (const [id, chance, side] of sides) {
    const tally = tallies.get(id);
    if (tally === undefined) continue;
    tally.fought++;
    tally.expected += chance;
    if (outcome === side) tally.won++;
  }
}
