import type { SpaceId, TheatreId, WarId } from '@cabinet-wars/imperial-struggle/data';
import type { Event, SideId } from './seen.ts';

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
}
export interface WarTold {
  readonly war: WarId;
  readonly over: boolean;
  readonly theatres: readonly Fought[];
}

const NEW = { tiles: {}, strengths: {}, margin: 0, conquered: [], refused: [] };

/** Every War of the story, theatre by theatre, as far as it has been told. */
export function warsOf(events: readonly Event[]): WarTold[] {
  const wars: WarTold[] = [];
  for (const event of events) {
    if (event.t === 'war-begins') wars.push({ war: event.war, over: false, theatres: [] });
    const war = wars.pop();
    if (war !== undefined) wars.push(event.t === 'war-ends' ? { ...war, over: true } : told(war, event));
  }
  return wars;
}

function told(war: WarTold, event: Event): WarTold {
  if (war.over) return war;
  const change = (theatre: TheatreId, by: (fought: Fought) => Partial<Fought>): WarTold => {
    const at = war.theatres.findIndex((fought) => fought.theatre === theatre);
    const fought = war.theatres[at] ?? { theatre, ...NEW };
    const next = { ...fought, ...by(fought) };
    return { ...war, theatres: at < 0 ? [...war.theatres, next] : war.theatres.with(at, next) };
  };
  const last = war.theatres.at(-1)?.theatre;
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
