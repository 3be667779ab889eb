import type { Reason } from '@cabinet-wars/kernel';
import { isPowerId } from '../../data/powers.ts';
import type { Glossary, OtherReasons, RuleReasons } from '../tables.ts';
import { capital, type Grammar, gold } from './grammar.ts';
import { optionName } from './options.ts';

/** Why a wish cannot be had: one sentence, the obstacle first. */
export function ruleReasons(g: Grammar, glossary: Glossary): RuleReasons {
  const { the, The, tile, theTile, within } = g;
  return {
    'not-now': () => 'That is not possible at this moment.',
    'not-one-of-these': () => 'That is not one of the choices now.',
    'cannot-pay': ({ gold: named, most }) =>
      `You cannot name ${gold(named)}: at one time you can give no more than ${most}.`,
    'population-short': ({ need, have }) => `It takes ${need} population; you have ${have}.`,
    'population-full': () => 'Your population is already at 9, the most it can be.',
    'no-piece-left': ({ unit }) => `You have no ${g.unit(unit)} left to build.`,
    'no-token-left': () => `All your control ${g.tokens} are on the map.`,
    'no-alliance-marker-left': () => 'All your alliance markers are on the map.',
    'no-action-left': () => 'Both your actions of this turn are used.',
    'actions-left': () => 'You still have an action; pass it if you want none.',
    'action-first': ({ action }) => `First choose the action “${glossary.actions[action].name}”.`,
    'tile-taken-this-round': () => 'You have already bought a tile this round.',
    'colonized-this-round': () => 'You have already colonized or used Gold Coast Commerce this round.',
    'special-action-done': () => 'You have already made your special action this turn.',
    'alliances-are-tiles': () => 'Alliances are tiles in this edition: buy one as a tile.',
    'alliances-are-not-tiles': () => 'Local alliances are not tiles in this edition: make one as a special action.',
    'no-units-at-home': () => 'Units may not be placed at home.',
    'navies-cannot-enter': ({ place }) => `Navies cannot enter ${place === 'home' ? 'that place' : g.place(place)}.`,
    'no-navy-there': ({ region }) => `You have no navy ${within(region)}.`,
    'not-adjacent': ({ region }) =>
      `Nothing of yours opens ${g.place(region)} to an army: no ${g.token} there or next to it, no border with your home, no navy.`,
    blockaded: ({ region, power }) =>
      `${The(power)} ${g.is(power)} blockading ${g.place(region)}; you would need more navies there.`,
    'already-there': () => 'The unit is already there.',
    'no-unit-there': () => 'You have no such unit there.',
    'forts-stay': () => 'A fort outside the home country stays where it is.',
    'moved-already': () => 'That unit has already moved in this action.',
    'no-units': () => 'You have no unit that can move.',
    'no-presence': ({ region }) => `You have neither a unit nor a ${g.token} ${within(region)}.`,
    'no-presence-in-colonies': () => `You have neither a unit nor a ${g.token} in any colony.`,
    'not-a-colony': ({ region }) => `${capital(g.place(region))} is not a colony.`,
    'voyage-decided': () => 'The voyage cannot end worse than the die says.',
    'tile-not-in-stock': ({ tile: id }) => `No ${tile(id)} is left in the stock.`,
    'tile-barred-this-round': ({ tile: id }) =>
      `You have used ${theTile(id)} this round and may not take it again in it.`,
    'tile-not-held': ({ tile: id }) => `You do not have ${theTile(id)}.`,
    'tile-used-this-war': ({ tile: id }) => `You have already used ${theTile(id)} in this war.`,
    'tile-not-used-so': ({ tile: id }) => `${capital(theTile(id))} is not used in this way.`,
    'too-many-trade-tiles': ({ most }) => `With so few players nobody may hold more than ${most} trade tiles.`,
    'not-traded-there': ({ tile: id, region }) => `${capital(theTile(id))} does not trade ${within(region)}.`,
    'no-token-there': ({ region }) => `You have no ${g.token} ${within(region)}.`,
    'nothing-to-raid': ({ tile: id }) => `There is no ${g.token} that ${tile(id)} could attack.`,
    'raid-cannot-reach': ({ tile: id, region }) => `${capital(tile(id))} cannot be sent ${within(region)}.`,
    'alliance-taken': ({ alliance, power }) =>
      `${The(power)} already ${g.v(power, 'has', 'have')} the alliance with ${g.alliance(alliance)}.`,
    'no-alliance-free': () => 'No alliance is free.',
    'nothing-to-take': () => 'There is no tile you can take.',
    'nothing-to-colonize': () => 'There is nothing on the map to colonize.',
    'no-such-counter': ({ region }) => `There is no such counter ${within(region)}.`,
    'no-navy-in-africa': () => 'Gold Coast Commerce needs a navy of yours in Africa.',
    'must-open': () => 'Whoever opens an auction must bid, if only 0.',
    'bid-too-low': ({ least }) => `You must bid at least ${gold(least)}.`,
    'already-allied': ({ power }) => `${The(power)} ${g.is(power)} already in an alliance.`,
    'players-first': ({ power }) => `${The(power)} ${g.is(power)} played by nobody; powers that are played come first.`,
    'proposed-already': ({ power }) => `${The(power)} ${g.is(power)} already in the other box.`,
    'no-such-power': ({ power }) => `${The(power)} ${g.is(power)} not in this game.`,
    'no-duplicate': ({ region }) => `You have not drawn ${g.place(region)} twice.`,
    'not-in-hand': () => 'That counter is not in your hand.',
    'nothing-to-attack': () => 'There is nothing you could attack.',
    'no-unit-to-attack-with': ({ region }) => `You have no army and no navy to attack with ${within(region)}.`,
    'same-alliance': ({ power }) =>
      `Allies may not attack each other: ${the(power)} ${g.is(power)} on your side until the war ends.`,
    'not-there': ({ region }) => `There is no such thing to attack ${within(region)}.`,
    'needs-army': ({ region }) => `That takes an army of yours ${within(region)}.`,
    'needs-navy': ({ region }) => `That takes a navy of yours ${within(region)}.`,
    'not-attackable': () =>
      'That counter has no defence and cannot be attacked; colonize it, or use Gold Coast Commerce.',
    'not-yourself': () => 'That is your own power.',
    'not-an-ally': ({ power }) => `${The(power)} ${g.is(power)} not in your alliance.`,
    'ally-has-no-units': ({ power }) => `${The(power)} ${g.v(power, 'has', 'have')} no unit there to help with.`,
    'called-already': ({ power }) => `You have already called ${the(power)}.`,
    'comes-by-itself': ({ power }) =>
      `${The(power)} ${g.is(power)} played by nobody: its units there come by themselves.`,
    'stays-out': ({ power }) =>
      `${The(power)} ${g.is(power)} played by nobody: its units stay out of attacks on neutrals.`,
    'cannot-commit': ({ armies, navies }) =>
      `Here you can commit at most ${g.units(armies, 'army')} and ${g.units(navies, 'navy')}.`,
    'one-like-it': () => 'It is like another one there in every way: choose that.',
    surprised: () => 'It is a surprise attack: nobody may help the defender.',
    'forts-cannot-help': () => 'Forts fight only for their owner.',
    'bad-promise': () => 'There is no promise of this kind.',
  };
}

const at = (r: Reason): string => String(r.at);
const option = (r: Reason): string => optionName(String(r.option));

export function otherReasons(g: Grammar): OtherReasons {
  return {
    'option-deluxe-only': (r) => `${option(r)} belongs to the deluxe edition.`,
    'option-original-only': (r) => `${option(r)} belongs to the original edition.`,
    'option-needs': (r) => `${option(r)} needs ${optionName(String(r.other))}.`,
    'option-players': (r) => `${option(r)} is for ${String(r.from)} to ${String(r.to)} players.`,
    'option-excludes': (r) => `${option(r)} and ${optionName(String(r.other))} exclude each other.`,
    'option-no-such-seat': (r) => `${option(r)}: there are not that many players.`,
    'option-power-twice': ({ power }) =>
      isPowerId(power) ? `${g.The(power)} ${g.is(power)} chosen twice.` : String(power),

    'data-face': (r) => `${at(r)}: “${String(r.given)}” is not the face of a counter.`,
    'data-counters': (r) => `${at(r)}: there are ${String(r.total)} counters, and there must be ${String(r.wanted)}.`,
    'data-set': (r) =>
      `${at(r)}: set ${String(r.letter)} must have ${String(r.wanted)} counters, each of another region.`,
    'data-places': (r) => `${at(r)}: one to seven values are wanted here.`,
    'data-falling': (r) => `${at(r)}: values must not rise from one place to the next.`,
    'data-six': (r) => `${at(r)}: six numbers are wanted here, for 2 to 7 players.`,
    'data-die': (r) => `${at(r)}: the faces must be six in all.`,
  };
}
