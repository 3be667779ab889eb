import { DONE, type Frame, type Option, type Seat } from '@cabinet-wars/kernel';
import { commandOf } from '../combat/combat.ts';
import { MARKER, MARKERS, type Marker } from '../data/markers.ts';
import { POWER, POWERS, type Power } from '../data/powers.ts';
import { SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { VETERAN_OF } from '../data/units.ts';
import { placeLeader, tire } from '../markers/hands.ts';
import { playing, playMarker } from '../markers/play-marker.ts';
import { addPlays } from '../markers/plays.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { distinct, named, nameOf } from '../vocabulary/piece-names.ts';
import { pay, squaresHeld } from './money.ts';
import { mayHaveLeader, traineesAt, trainingGrounds, usableLeaders } from './trainers.ts';

export interface Training {
  seat: Seat;
  /** Who trains, of which power, where, and how many units he may still train. */
  leader: Marker;
  power: Power;
  square: Square;
  left: number;
}

/** 3.1 (2d), 17.1. Leaders turn recruits into veterans, each in one square, and are then used up for the turn (20.44). */
export const training = procedure<Training>('training')({
  begin: (g, f) => (hasRecruits(g, f.seat) && mayHaveLeader(g, f.seat) ? 'hub' : 'end'),
  hub: {
    always: 'hides',
    deals: 'all',
    who: (_g, f) => f.seat,
    options: (g, f) => {
      const options = trainers(g, f);
      addPlays(g, f.seat, options);
      options.push({ t: 'done' });
      return options;
    },
    choose: (g, f, choice, x) => {
      if (choice.t === 'play') {
        x.call(playMarker, playing(f.seat, MARKER[choice.marker]));
        return 'begin';
      }
      if (choice.t !== 'trainer') return 'end';
      f.leader = MARKER[choice.marker];
      f.power = POWER[choice.power];
      f.left = commandOf(f.leader);
      if (choice.fromHand) placeLeader(g, f.seat, f.leader, f.power, x);
      return 'ground';
    },
  },
  end: () => DONE,
  /** No deals till he has trained somebody: without points there would be nobody to train. */
  ground: {
    deals: 'none',
    who: (_g, f) => f.seat,
    options: (g, f) =>
      trainingGrounds(g, f.seat, f.leader, f.power).map((square) => ({ t: 'train-in', square: SQUARES[square] })),
    choose: (_g, f, choice) => {
      if (choice.t === 'train-in') f.square = squareOf(choice.square);
    },
  },
  trainee: {
    deals: 'none',
    who: (g, f) => (f.left > 0 && traineesAt(g, f.seat, f.leader, f.square).length > 0 ? f.seat : null),
    options: (g, f) => trainees(g, f),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'upgrade') return 'finish';
      const piece = named(g, traineesAt(g, f.seat, f.leader, f.square), choice.piece);
      pay(g, f.seat, tablesOf(g).trainCost[g.face[piece]], 'training', x);
      x.log?.({ t: 'upgraded', piece: nameOf(g, piece), square: SQUARES[f.square] });
      g.face[piece] = VETERAN_OF[g.face[piece]];
      f.left--;
      return 'trainee';
    },
  },
  finish: (g, f, x) => {
    tire(g, f.leader, f.power, x);
    return 'begin';
  },
});

function trainers(g: State, f: Frame<Training>): Option<Choice>[] {
  const held = squaresHeld(g, f.seat);
  const good = (marker: Marker, power: Power) => trainingGrounds(g, f.seat, marker, power, held).length > 0;
  return usableLeaders(g, f.seat, good).map(
    ({ marker, power, fromHand }): Option<Choice> => ({
      t: 'trainer',
      marker: MARKERS[marker],
      power: POWERS[power],
      fromHand,
    }),
  );
}

/** One unit at least, now that the leader has come; then as many more as one likes. */
function trainees(g: State, f: Frame<Training>): Option<Choice>[] {
  const pieces = distinct(g, traineesAt(g, f.seat, f.leader, f.square));
  const options = pieces.map((piece): Option<Choice> => ({ t: 'upgrade', piece: nameOf(g, piece) }));
  if (f.left < commandOf(f.leader)) options.push({ t: 'done' });
  return options;
}

/** Whether a player has a unit that could be trained and can pay for it, by what everybody sees. */
function hasRecruits(g: State, seat: Seat): boolean {
  const { trainCost } = tablesOf(g);
  return squaresHeld(g, seat).some((square) => {
    for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
      if (VETERAN_OF[g.face[piece]] >= 0 && trainCost[g.face[piece]] <= g.treasury[seat]) return true;
    return false;
  });
}
