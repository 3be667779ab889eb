import type { SpaceId, TheatreId, WarId } from '@cabinet-wars/imperial-struggle/data';
import type { Event, SideId } from '../read/seen.ts';

type StrengthEvent = Extract<Event, { t: 'strength' }>;

export interface Fought {
  readonly theatre: TheatreId;
  readonly tiles: Partial<Record<SideId, { readonly basic: number; readonly bonus: readonly number[] }>>;
  readonly strengths: Partial<Record<SideId, StrengthEvent>>;
  /** Undefined until it is decided. */
  readonly winner?: SideId | 'nobody';
  readonly margin: number;
  readonly conquered: readonly SpaceId[];
  readonly refused: readonly SpaceId[];
  /** What its tiles did once they lay open. */
  readonly effects: readonly Event[];
}
export interface TurnedTile {
  readonly side: SideId;
  readonly kind: 'basic' | 'bonus';
  readonly tile: number;
}

/** The tiles of a theatre in the order they are turned up: France's, then Britain's, the Basic tile first. */
export const tilesIn = ({ tiles }: Pick<Fought, 'tiles'>): TurnedTile[] =>
  (['france', 'britain'] as const).flatMap((side): TurnedTile[] => {
    const { basic = -1, bonus = [] } = tiles[side] ?? {};
    return [
      ...(basic >= 0 ? [{ side, kind: 'basic' as const, tile: basic }] : []),
      ...bonus.map((tile) => ({ side, kind: 'bonus' as const, tile })),
    ];
  });

export interface WarAccount {
  readonly war: WarId;
  readonly over: boolean;
  readonly theatres: readonly Fought[];
}

const NEW = { tiles: {}, strengths: {}, margin: 0, conquered: [], refused: [], effects: [] };

const isEffect = (event: Event): boolean =>
  (event.t === 'debt' && event.cause === 'war-tile') ||
  event.t === 'tile-wasted' ||
  event.t === 'fort-damaged' ||
  event.t === 'squadron-leaves' ||
  event.t === 'flag';

/** What has happened since a theatre's strengths were added up. */
export function sinceStrength(events: readonly Event[], theatre: TheatreId): readonly Event[] {
  const at = events.findLastIndex((event) => event.t === 'strength' && event.theatre === theatre);
  return at < 0 ? [] : events.slice(at + 1);
}

/** Every War of the story, theatre by theatre, as far as it has been told. */
export function warsOf(events: readonly Event[]): WarAccount[] {
  const wars: WarAccount[] = [];
  for (const event of events) {
    if (event.t === 'war-begins') wars.push({ war: event.war, over: false, theatres: [] });
    const war = wars.pop();
    if (war !== undefined) wars.push(event.t === 'war-ends' ? { ...war, over: true } : told(war, event));
  }
  return wars;
}

function told(war: WarAccount, event: Event): WarAccount {
  if (war.over) return war;
  const change = (theatre: TheatreId, by: (fought: Fought) => Partial<Fought>): WarAccount => {
    const at = war.theatres.findIndex((fought) => fought.theatre === theatre);
    const fought = war.theatres[at] ?? { theatre, ...NEW };
    const next = { ...fought, ...by(fought) };
    return { ...war, theatres: at < 0 ? [...war.theatres, next] : war.theatres.with(at, next) };
  };
  const last = war.theatres.at(-1)?.theatre;
  if (last !== undefined && isEffect(event))
    return change(last, ({ effects, strengths }) =>
      strengths.france === undefined ? { effects: [...effects, event] } : {},
    );
  switch (event.t) {
    case 'war-tiles-shown':
      return change(event.theatre, ({ tiles }) => ({
        tiles: { ...tiles, [event.side]: { basic: event.basic, bonus: event.bonus } },
      }));
    case 'strength':
      return change(event.theatre, ({ strengths }) => ({ strengths: { ...strengths, [event.side]: event } }));
    case 'theatre-decided':
      return change(event.theatre, () => ({ winner: event.winner, margin: event.margin }));
    case 'conquered':
      return last === undefined ? war : change(last, ({ conquered }) => ({ conquered: [...conquered, event.space] }));
    case 'refused':
      return last === undefined ? war : change(last, ({ refused }) => ({ refused: [...refused, event.space] }));
    default:
      return war;
  }
}
