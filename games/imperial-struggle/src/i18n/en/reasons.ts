import type { DataReasons, RuleReasons } from '../tables.ts';
import { glossary } from './glossary.ts';
import { count, type Grammar, list } from './grammar.ts';

/** The obstacle in one sentence. */
export function ruleReasons(g: Grammar): RuleReasons {
  const { space } = g;
  return {
    'not-now': () => 'Not at this moment.',
    'not-one-of-these': () => 'That is not among the choices.',

    'tile-not-there': () => 'That tile is not to be had.',
    'already-acted': () => 'You have already begun to act.',
    'action-done': () => 'That action is done.',
    'tile-alike': ({ tile }) => `Another tile that shows the same stands for both: ${g.tile(tile)}.`,
    'no-such-action': () => 'There is no such action in this round.',
    'joins-major': () => 'Those points join the Major action.',
    'tile-first': () => 'Take a tile first.',
    'action-first': ({ points }) => `Begin an action with ${glossary.points[points].name} first.`,

    'no-points': ({ points }) => `Nothing left in this round gives ${glossary.points[points].name}.`,
    'other-points': ({ points }) => `That takes ${glossary.points[points].name}, which this action has not.`,
    'not-for-discount': () => 'What you have claimed is not meant for that.',

    'cannot-pay': ({ price, most }) => `It costs ${price}; you can pay ${most} at most.`,
    price: (r) => {
      const parts = [`base ${r.base}`];
      if (r.bared === 'conflict') parts.push('because of the Conflict');
      if (r.bared === 'isolated') parts.push('because it is Isolated');
      if (r.by !== '') parts.push(`${r.less > 0 ? `−${r.less} ` : ''}${list(r.by.split(' ').map(g.source))}`);
      if (r.protected) parts.push('+1 Protected');
      if (r.region) parts.push('+1 another Region');
      return `${r.price} for ${space(r.space)}: ${parts.join(', ')}.`;
    },

    'not-in-play': (r) => `Not in play yet: ${space(r.space)}.`,
    'own-flag': (r) => `Your own flag is in ${space(r.space)}.`,
    'not-shifted': (r) => `${g.Space(r.space)} cannot be shifted.`,
    'wrong-points': (r) => `These points do not shift ${space(r.space)}.`,
    'not-connected': (r) => `Nothing of yours connects to ${space(r.space)}.`,
    'minor-cannot-unflag': (r) => `A Minor action takes no flag off ${space(r.space)}: there is no Conflict.`,
    'major-only': () => 'Only points of a Major action do that.',
    'outside-limit': () => 'These points are not meant for that.',
    'only-in-europe': () => 'Edmund Burke’s points keep this action in Europe.',
    'no-conflict': (r) => `There is no Conflict in ${space(r.space)}.`,
    'not-a-fort': (r) => `There is no place for a Fort in ${space(r.space)}.`,
    'fort-taken': (r) => `There is a Fort at ${space(r.space)} already.`,
    'fort-intact': (r) => `The Fort at ${space(r.space)} is not damaged.`,
    'no-fort-there': (r) => `There is no Fort at ${space(r.space)}.`,
    'not-your-fort': (r) => `The Fort at ${space(r.space)} is not yours.`,
    'no-base-for-fort': (r) => `Nothing of yours is next to ${space(r.space)} that would serve.`,
    'not-a-sea': (r) => `No squadron can sail to ${space(r.space)}.`,
    'own-squadron-there': (r) => `Your own squadron is in ${space(r.space)}.`,
    'no-squadron-there': () => 'There is no squadron there.',
    'squadron-has-sailed': () => 'That squadron has sailed in this round.',
    'squadron-new': () => 'A squadron built in this round stays in the Navy Box.',
    'no-squadron-left': () => 'No squadron is left to be built.',

    'pile-empty': () => 'The pile of Events is empty.',
    'no-next-war': () => 'There is no War to come.',
    'war-tiles-bought': ({ most }) => `${count(most, 'Bonus War tile')} a round is the limit.`,
    'theatres-full': () => 'All theatres are full.',
    'only-last-turn': () => 'Points are exchanged in the last Peace turn only.',
    'exchange-other-points': () => 'You are exchanging for other points in this round.',
    'not-in-hand': ({ event }) => `${g.event(event)} is not in your hand.`,
    'discard-chosen': ({ event }) => `You are discarding ${g.event(event)} already.`,
    'no-event-symbol': () => 'The tile does not show the Event symbol.',
    'event-type': ({ event, points }) => `${g.event(event)} needs a Major action of ${glossary.points[points].name}.`,
    'event-played': () => 'You have played an Event in this round.',
    'fewest-basic-tiles': ({ fewest }) => `No fewer than ${fewest} Basic War tiles may be left to you.`,
    'no-such-theatre': () => 'That theatre is not of the War to come.',
    'ministry-chosen': ({ ministry }) => `${g.ministry(ministry)} is chosen already.`,
    'ministry-not-eligible': ({ ministry }) => `${g.ministry(ministry)} cannot be chosen in this Era.`,
    'ministry-gone': ({ ministry }) => `${g.ministry(ministry)} is out of the game.`,
    'third-ministry': () => `A third ministry may only be ${g.ministry('jacobite-uprisings')}, or go beside it.`,
    'ministry-not-held': ({ ministry }) => `${g.ministry(ministry)} is not one of your ministries.`,
    'ministry-face-up': ({ ministry }) => `${g.ministry(ministry)} is face up already.`,
    'ministry-face-down': ({ ministry }) => `${g.ministry(ministry)} is face down: reveal it first.`,
    'ability-used': ({ ability }) => `You have used ${glossary.abilities[ability]} in this turn.`,
    'advantage-not-held': ({ advantage }) => `You do not hold ${g.advantage(advantage)}.`,
    'advantage-exhausted': ({ advantage }) => `${g.advantage(advantage)} is exhausted.`,
    'advantage-new': ({ advantage }) => `${g.advantage(advantage)} was gained in this round.`,
    'advantage-spoilt': ({ advantage }) => `A Conflict keeps ${g.advantage(advantage)} from being used.`,
    'advantages-used': ({ most }) => `${count(most, 'Advantage')} a round is the limit.`,
    'advantage-region-used': () => 'One Advantage of each Region a round is the limit.',
    'advantage-needs': ({ advantage, points }) =>
      `${g.advantage(advantage)} is used in an action with ${glossary.points[points].name}.`,
    'no-huguenots': (r) => `You have no fresh Huguenots marker in ${space(r.space)}.`,
    'huguenots-useless': (r) => `The Huguenots marker in ${space(r.space)} would lower no price you can pay.`,
    'advantage-first': ({ advantage }) => `Use ${g.advantage(advantage)} first.`,
    'advantage-by-purchase': ({ advantage }) => `${g.advantage(advantage)} is used by building a squadron with it.`,
    'advantage-useless': ({ advantage }) => `${g.advantage(advantage)} would change nothing.`,

    'no-target': () => 'It cannot be aimed there.',
    'ability-timing': ({ ability }) => `This is not the moment for ${glossary.abilities[ability]}.`,
    'ability-useless': ({ ability }) => `Nothing would come of ${glossary.abilities[ability]}.`,

    'ability-by-purchase': ({ ability }) => `${glossary.abilities[ability]}: to be bought in a military action.`,

    'needs-squadron': (r) => `${g.Space(r.space)} is taken with a squadron.`,
    'not-conquerable': (r) => `${g.Space(r.space)} cannot be taken with Conquest Points.`,
    'already-yours': (r) => `You hold ${space(r.space)} already.`,
    american: (r) => `The American flag in ${space(r.space)} stays for good.`,
    'outside-theatre': (r) => `This theatre does not reach ${space(r.space)}.`,
    'refused-this-war': (r) => `Your opponent has refused to give up ${space(r.space)} in this War.`,
    'no-conquest-line': (r) => `No conquest line leads from a space of yours to ${space(r.space)}.`,
    'conquest-points-short': ({ need, have }) => `It takes ${count(need, 'Conquest Point')}; you have ${have}.`,
    'no-squadron-to-send': () => 'You have no squadron there to send.',
    'squadron-outside-theatre': (r) => `The squadron in ${space(r.space)} is outside this theatre.`,
    'squadron-has-conquered': () => 'That squadron has conquered in this War.',
  };
}

export const dataReasons: DataReasons = {
  'data-face': ({ at, given }) => `${at}: “${given}” is no Investment tile; one is written “E3 D *”.`,
  'data-kinds': ({ at, wanted }) => `${at}: ${wanted} kinds of tiles are wanted here.`,
  'data-few-tiles': ({ at, wanted }) => `${at}: at least ${wanted} tiles are wanted here.`,
};
