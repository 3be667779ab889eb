import type { GameTexts, Telling } from '@cabinet-wars/kernel';
import { chancesOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { BoardTexts } from '../i18n/index.ts';
import type { Event } from '../read/seen.ts';
import { percent } from './OddsBar.tsx';

type Begun = Extract<Event, { t: 'combat-begins' }>;
type Rolled = Extract<Event, { t: 'combat-rolled' }>;

/** What came of an attack: its chance, the last combat's totals, and who took or lost a token. Null where nothing was fought. */
export function aftermathOf(
  events: readonly Event[],
  texts: Pick<GameTexts<never, Event>, 'event'>,
  telling: Telling,
  own: BoardTexts,
): string | null {
  const begun = events.findLast((event): event is Begun => event.t === 'combat-begins');
  const rolled = events.findLast((event): event is Rolled => event.t === 'combat-rolled');
  const ended = events.findLast((event) => event.t === 'combat-ended');
  if (begun === undefined || rolled === undefined || ended?.t !== 'combat-ended') return null;
  const { win } = chancesOf(begun.attack.total, begun.defence.total);
  const fought = own.foughtOut(
    percent(win),
    ended.outcome,
    rolled.attackTotal,
    rolled.defenceTotal,
    begun.combat === 'naval',
  );
  const taken = events.filter(({ t }) => t === 'token-taken' || t === 'raid-holds' || t === 'raid-beaten');
  return [fought, ...taken.flatMap((event) => texts.event(event, telling) ?? [])].join(' ');
}
