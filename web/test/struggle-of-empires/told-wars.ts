import { ceremony } from '../../src/boards/struggle-of-empires/ceremony/index.tsx';
import { type WarEnd, warEndOf, warEnds } from '../../src/boards/struggle-of-empires/ceremony/war-end.ts';
import { boardProps, ceremonyAt } from './props.ts';
import { wholeGame } from './wars.ts';

export const { wars, end } = wholeGame({ players: 5, edition: 'deluxe' }, 11);
export const told = (war: number, seat: number | null = 0) => warEndOf(wars[war].events, wars[war].after, seat)!;
export const aboutWar = (war: number, seat: number | null = 0): WarEnd =>
  warEnds.aboutOf(ceremonyAt(told(war, seat), 0).now)!;

export const propsAt = (war: number, at: number, language: 'en' | 'it' = 'en') => {
  const { before, events, story } = wars[war];
  const { now, pressed } = ceremonyAt(ceremony(events, before, wars[war].after, 0)!, at);
  return { props: boardProps({ view: before, seat: 0, events: story }, { ceremony: now, language }), pressed, now };
};
