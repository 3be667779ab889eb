import { DONE, die, type Option, type Procedure, type Seat, seatsFrom } from '@cabinet-wars/kernel';
import { type Choice, PASS } from '../choices.ts';
import { strengthOf } from '../data/cards.ts';
import type { Province } from '../data/provinces.ts';
import type { Event } from '../events.ts';
import { mayHelp } from '../may.ts';
import { PRICE_OF_HELP } from '../money.ts';
import { noteOpenLoss } from '../notes.ts';
import { procedure, type State, seatCount } from '../state.ts';
import { mayHold, playMarker } from './marker.ts';
import { spoils } from './spoils.ts';

export interface Battle {
  attacker: Seat;
  /** Null where only the garrison of the land defends itself. */
  defender: Seat | null;
  from: Province;
  to: Province;
  attackHelpers: Seat[];
  defenceHelpers: Seat[];
  attackCards: number;
  defenceCards: number;
  attackDie: number;
  defenceDie: number;
  /** Set by a marker of luck that was not cancelled. */
  throwAgain: boolean;
}

export const newBattle = (g: State, attacker: Seat, from: Province, to: Province): Battle => ({
  attacker,
  defender: g.owner[to],
  from,
  to,
  attackHelpers: [],
  defenceHelpers: [],
  attackCards: 0,
  defenceCards: 0,
  attackDie: 0,
  defenceDie: 0,
  throwAgain: false,
});

const MOST_CARDS = 2;

/** Rule 5. Helpers, parley, cards in secret, dice, luck; the higher sum wins, the defender when they are equal. */
export const battle: Procedure<Battle, State, Choice, Event> = procedure<Battle>('battle')({
  // Rule 5.1: everybody else may join one side, in any order, each seeing who came before.
  help: {
    mode: 'open',
    who: (g, f) => seatsFrom(g.active, seatCount(g)).filter((seat) => seat !== f.attacker && seat !== f.defender),
    options: helpOptions,
    choose: (g, f, choice, x, seat) => {
      if (choice.t !== 'help') return;
      g.gold[seat] -= PRICE_OF_HELP;
      (choice.side === 'attacker' ? f.attackHelpers : f.defenceHelpers).push(seat);
      x.log?.({ t: 'helped', seat, side: choice.side });
    },
  },

  // Rule 5.2: the one moment when provinces may change hands by agreement.
  parley: {
    deals: 'all',
    who: (g, f) => (g.owner[f.to] === f.attacker ? null : f.attacker),
    options: () => [{ t: 'storm' }, { t: 'withdraw' }],
    choose: (_g, f, choice, x) => {
      if (choice.t === 'storm') return;
      x.log?.({ t: 'withdrew', seat: f.attacker, from: f.to });
      return DONE;
    },
  },

  peace: (g, f) => (g.owner[f.to] === f.attacker ? DONE : undefined),

  // Rule 5.3: up to two cards each, face down until both are ready.
  commit: {
    mode: 'secret',
    who: (g, f) =>
      [f.attacker, f.defender].filter((seat) => seat !== null && g.secret.hands[seat].length > 0) as Seat[],
    options: (g, _f, seat, soFar) => [{ t: 'ready' }, ...cardsLeft(g, seat, soFar)],
    complete: (g, _f, seat, soFar) =>
      soFar[soFar.length - 1].t === 'ready' ||
      soFar.length === MOST_CARDS ||
      soFar.length === g.secret.hands[seat].length,
    choose: (g, f, choice, x, seat) => {
      if (choice.t !== 'commit') return;
      noteOpenLoss(g, seat, choice.card);
      g.secret.hands[seat].splice(g.secret.hands[seat].indexOf(choice.card), 1);
      g.discard.push(choice.card);
      if (seat === f.attacker) f.attackCards += strengthOf[choice.card];
      else f.defenceCards += strengthOf[choice.card];
      x.log?.({ t: 'committed', seat, card: choice.card });
    },
  },

  throw: (_g, f, x) => {
    f.throwAgain = false;
    f.attackDie = die(x.chance);
    f.defenceDie = die(x.chance);
    x.log?.({ t: 'threw', attack: f.attackDie, defence: f.defenceDie });
  },

  // Rule 5.5: whoever might hold luck is asked, so that nobody learns who does.
  luck: {
    mode: 'quiet',
    pass: PASS,
    who: (g) => mayHold(g, 'luck'),
    options: (g, _f, seat) => (g.secret.markers[seat].includes('luck') ? [PASS, { t: 'luck' }] : [PASS]),
    // Other luck was meant for these very dice: it is forgotten, and everybody asked anew.
    choose: (_g, _f, _choice, x, seat) => {
      playMarker(seat, 'luck', x);
      return 'again';
    },
  },

  fight: (g, f, x) => {
    x.call(spoils, { won: advantage(g, f) > 0 });
    return DONE;
  },

  // Only reached from a marker of luck.
  again: (_g, f) => (f.throwAgain ? 'throw' : 'luck'),
});

/** By how much the attack is stronger. */
const advantage = (g: State, f: Battle): number =>
  g.soldiers[f.from] -
  1 +
  f.attackHelpers.length +
  f.attackCards +
  f.attackDie -
  (g.soldiers[f.to] + f.defenceHelpers.length + f.defenceCards + f.defenceDie);

function helpOptions(g: State, f: Battle, seat: Seat): Option<Choice>[] {
  if (mayHelp(g, seat) !== null) return [PASS];
  const attack: Option<Choice> = { t: 'help', side: 'attacker' };
  return f.defender === null ? [PASS, attack] : [PASS, attack, { t: 'help', side: 'defender' }];
}

function cardsLeft(g: State, seat: Seat, soFar: readonly Choice[]): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (const card of g.secret.hands[seat])
    if (!soFar.some((said) => said.t === 'commit' && said.card === card)) options.push({ t: 'commit', card });
  return options;
}
