import { Flow } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { auction } from './steps/auction.ts';
import { battle } from './steps/battle.ts';
import { carryOut } from './steps/deal.ts';
import { game } from './steps/game.ts';
import { marker } from './steps/marker.ts';
import { round } from './steps/round.ts';
import { spoils } from './steps/spoils.ts';
import { turn } from './steps/turn.ts';

export const flow = new Flow<State, Choice, Event>([game, round, auction, turn, battle, marker, spoils, carryOut]);
