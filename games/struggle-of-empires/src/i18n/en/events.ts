import type { PowerId } from '../../data/powers.ts';
import type { PlaceId } from '../../data/regions.ts';
import { placeOf, SEA_ZONE } from '../../data/regions.ts';
import type { Event, PaidFor, Strength, UnrestFrom } from '../../vocabulary/events.ts';
import type { EventTexts, Glossary } from '../tables.ts';
import { promiseSentence } from './deals.ts';
import { capital, count, type Grammar, gold, list, signed, vp } from './grammar.ts';

const paidFor: Readonly<Record<PaidFor, string>> = {
  bid: 'for the bid',
  tile: 'for the tile',
  alliance: 'for the alliance',
  attack: 'for the attack',
  voyage: 'for the voyage',
  maintenance: 'for maintenance',
  deal: 'as agreed',
};
const unrestFrom: Readonly<Record<UnrestFrom, string>> = {
  taxation: 'for taxation',
  loss: 'for the loss',
  rebuild: 'for the unit destroyed',
  tile: 'for the tile',
};
const times = (n: number): string => ['', 'once', 'twice'][n] ?? `${n} times`;
const crossesTheSea = (from: PlaceId, to: PlaceId): boolean => SEA_ZONE[placeOf(from)] !== SEA_ZONE[placeOf(to)];
const dice = ([a, b]: readonly number[]): string => `${a} and ${b}`;

function parts(strength: Strength): string {
  const { units, forts, helpers, training, alliances, support, fixed } = strength;
  const named: [number, string][] = [
    [fixed, 'defence'],
    [units, 'units'],
    [forts, 'forts'],
    [helpers, 'helpers'],
    [training, 'training'],
    [alliances, 'local alliances'],
    [support, 'naval support'],
  ];
  const counted = named.filter(([n]) => n !== 0).map(([n, what]) => `${what} ${n}`);
  return counted.length > 1 ? ` (${counted.join(', ')})` : '';
}

export function events(g: Grammar, glossary: Glossary): EventTexts {
  const { The, Of, the, a, within, to, from, theTile } = g;
  const boxes = { a: glossary.grandAlliances.a.toLowerCase(), b: glossary.grandAlliances.b.toLowerCase() };
  const combatant = (id: string) => g.side(id);
  const scores = (all: readonly { power: PowerId; vp: number }[]) =>
    all.map((score) => `${the(score.power)} ${score.vp}`).join(', ');
  const fleet = (armies: number, navies: number) =>
    list([...(armies > 0 ? [g.units(armies, 'army')] : []), ...(navies > 0 ? [g.units(navies, 'navy')] : [])]);

  return {
    'first-player': ({ power }) => `${The(power)} ${g.v(power, 'begins', 'begin')}, by lot.`,
    'non-player-unit': ({ power, unit, region }) =>
      `${The(power)}, which nobody plays, put ${a(unit)} ${within(region)}.`,
    'non-player-marker': ({ power, region }) =>
      `${The(power)}, which nobody plays, ${g.v(power, 'holds', 'hold')} a ${g.token} ${within(region)} in place of that unit.`,
    'tile-given': ({ power, tile: id }) => `${The(power)} began with ${theTile(id)}.`,
    'counter-placed': ({ region, kind, defence }) => {
      if (kind === 'colonize') return `New ${within(region)}: land to colonize.`;
      if (kind === 'commerce') return `New ${within(region)}: Gold Coast Commerce.`;
      return `New ${within(region)}: a neutral of defence ${defence}.`;
    },
    'counter-drawn': ({ power, region }) => `${The(power)} drew ${g.place(region)}.`,
    'counter-returned': ({ power, region }) => `${The(power)} returned ${g.place(region)} and drew again.`,
    drafted: ({ power, counter }) =>
      counter === null ? `${The(power)} laid a counter face down.` : `${The(power)} kept ${g.regionOf(counter)}.`,
    'unit-placed': ({ power, unit, place }) => `${The(power)} placed ${a(unit)} ${within(place)}.`,

    'war-begins': ({ war }) => `${glossary.war(war)} begins.`,
    'auction-opens': ({ power }) => `${The(power)} opened an auction.`,
    bid: ({ power, gold: bid }) => `${The(power)} bid ${gold(bid)}.`,
    proposed: ({ power, box, named }) => {
      const whom = power === named ? g.v(power, 'itself', 'themselves') : the(named);
      return `${The(power)} proposed ${whom} for the ${boxes[box]}.`;
    },
    'bid-passed': ({ power }) => `${The(power)} passed.`,
    'auction-won': ({ power, gold: bid, a: first, b: second }) => {
      const joins: string[] = [];
      if (first !== null) joins.push(`${the(first)} to the ${boxes.a}`);
      if (second !== null) joins.push(`${the(second)} to the ${boxes.b}`);
      return `${The(power)} won the auction for ${gold(bid)}: ${list(joins)}.`;
    },
    'play-order': ({ powers }) => `Order of play: ${powers.map(the).join(', ')}.`,
    'round-begins': ({ war, round }) => `War ${war}, round ${round}.`,
    'turn-begins': ({ power }) => `${Of(power)} turn.`,
    passed: ({ power }) => `${The(power)} passed.`,

    paid: ({ power, gold: sum, for: what }) => `${The(power)} paid ${gold(sum)} ${paidFor[what]}.`,
    taxed: ({ power, times: n, gold: sum }) => `${The(power)} taxed ${g.its(power)} people ${times(n)}: ${gold(sum)}.`,
    'unrest-taken': ({ power, counters, points, hidden, from: why }) => {
      const known = points === null ? '' : ` worth ${points}`;
      const what = hidden ? `${count(counters, 'unrest counter')}${known}` : `${counters} unrest`;
      return `${The(power)} took ${what} ${unrestFrom[why]}.`;
    },
    'unrest-returned': ({ power, points }) => {
      if (points === null) return `${The(power)} could give back unrest; how much is not shown.`;
      return points === 0 ? `${The(power)} had no unrest to give back.` : `${The(power)} gave back ${points} unrest.`;
    },
    population: ({ power, change, now }) =>
      `${Of(power)} population ${change < 0 ? 'fell' : 'rose'} to ${now} (${signed(change)}).`,
    'gold-gained': ({ power, gold: sum, tile: id }) =>
      id === null ? `${The(power)} took ${gold(sum)}.` : `${capital(theTile(id))} brought ${the(power)} ${gold(sum)}.`,
    'vp-gained': ({ power, vp: points, tile: id }) =>
      id === null
        ? `${The(power)} gained ${vp(points)}.`
        : `${capital(theTile(id))} brought ${the(power)} ${vp(points)}.`,

    built: ({ power, unit, place, tile: id }) =>
      `${The(power)} built ${a(unit)} ${within(place)}${id === null ? '' : `, with ${theTile(id)}`}.`,
    destroyed: ({ power, unit, place }) => `${The(power)} destroyed ${a(unit)} ${within(place)} to build it anew.`,
    // What went by sea has been told by the sea check and how it ended.
    moved: ({ power, unit, from: start, to: goal }) =>
      crossesTheSea(start, goal) ? null : `${The(power)} moved ${a(unit)} ${from(start)} ${to(goal)}.`,
    'sea-check': (e) => `${Of(e.power)} ${g.unit(e.unit)} sailed ${from(e.from)} ${to(e.to)}: ${checked(e)}.`,
    'voyage-ended': ({ power, unit, from: start, to: goal, outcome }) => {
      const what = `${Of(power)} ${g.unit(unit)}`;
      if (outcome === 'arrives') return goal === 'home' ? `${what} came home.` : `${what} arrived ${within(goal)}.`;
      if (outcome === 'stays') return start === 'home' ? `${what} stayed at home.` : `${what} stayed ${within(start)}.`;
      return `${what} went down at sea.`;
    },

    'tile-taken': ({ power, tile: id }) => `${The(power)} took ${theTile(id)}.`,
    'tile-used': ({ power, tile: id }) => `${The(power)} used ${theTile(id)}.`,
    'tile-returned': ({ tile: id }) => `${capital(theTile(id))} went back to the stock.`,
    'alliance-made': ({ power, alliance, free }) =>
      `${The(power)} made an alliance with ${g.alliance(alliance)}${free ? `, with ${theTile('diplomatic-service')}` : ''}.`,
    'blockade-placed': ({ power, region }) => `${The(power)} blockaded ${g.place(region)}.`,
    'blockade-lifted': ({ power, region }) => `${Of(power)} blockade of ${g.place(region)} ended.`,
    colonized: ({ power, region, kind }) =>
      kind === 'commerce'
        ? `${The(power)} placed a ${g.token} ${within(region)} by Gold Coast Commerce.`
        : `${The(power)} colonized: a ${g.token} ${within(region)}.`,

    'attack-declared': ({ power, region, against, free }) =>
      `${The(power)} attacked ${g.against(against)} ${within(region)}${free ? `, with ${theTile('war-office')}` : ''}.`,
    'ally-called': ({ power, ally, side }) =>
      `${The(power)} called on ${the(ally)} to ${side === 'attacker' ? 'attack' : 'defend'} together.`,
    'ally-committed': ({ power, helps, side, armies, navies }) => {
      const whom = helps === null ? `the ${glossary.sides[side]}` : the(helps);
      return armies + navies === 0
        ? `${The(power)} did not help ${whom}.`
        : `${The(power)} joined ${whom} with ${fleet(armies, navies)}.`;
    },
    'alliance-serves': ({ power, alliance, unit }) =>
      `${capital(g.alliance(alliance))} served ${the(power)} as ${a(unit)}.`,
    'naval-battle-offered': ({ power, fight }) =>
      fight ? `${The(power)} chose to fight at sea.` : `${The(power)} declined to fight at sea.`,
    'naval-support': ({ power, bonus }) =>
      power === null ? 'Nobody had naval support.' : `${The(power)} had naval support: ${signed(bonus)} on land.`,
    'combat-begins': ({ combat, region, attacker, against, attack, defence }) =>
      `${glossary.combats[combat]} ${within(region)}: ${combatant(attacker)} ${attack.total}${parts(attack)} against ` +
      `${combatant(against)} ${defence.total}${parts(defence)}.`,
    'combat-rolled': (e) =>
      `Dice: ${dice(e.attackDice)} against ${dice(e.defenceDice)}, so ${e.attackTotal} to ${e.defenceTotal}.`,
    'combat-ended': ({ combat, outcome }) => {
      const where = combat === 'naval' ? 'at sea' : 'on land';
      return outcome === 'tie' ? `A tie ${where}.` : `The ${glossary.sides[outcome]} won ${where}.`;
    },
    surrendered: ({ power, region }) => `${The(power)} surrendered ${within(region)}: no dice, no losses.`,
    'unit-lost': ({ power, unit, place, cause }) =>
      cause === 'sea'
        ? `${The(power)} lost ${a(unit)} at sea.`
        : `${The(power)} lost ${a(unit)} stationed ${within(place)}${cause === 'seven' ? ', to a roll of 7' : ''}.`,
    'token-taken': ({ power, from: owner, region, placed }) => {
      const whose = owner === null ? 'the neutral’s place' : `${g.of(owner)} place`;
      if (!placed) return `${The(power)} won ${whose} ${within(region)}, but had no ${g.token} left to put there.`;
      return owner === null
        ? `${The(power)} placed a ${g.token} ${within(region)}.`
        : `${The(power)} took a ${g.token} from ${the(owner)} ${within(region)}.`;
    },
    'raid-sent': ({ power, raid, region, against }) =>
      `${The(power)} set ${g.raid(raid)} on ${the(against)} ${within(region)}.`,
    'raid-holds': ({ raid, region, token }) =>
      `${capital(g.raid(raid))} took a ${g.token} of ${the(token)} and stayed ${within(region)}.`,
    'raid-beaten': ({ raid, region, power }) =>
      power === null
        ? `${capital(g.raid(raid))} ${within(region)} came to nothing.`
        : `${The(power)} beat ${g.raid(raid)} ${within(region)}.`,

    income: ({ power, fromPopulation, fromTokens, maintenance }) =>
      `${The(power)} had ${gold(fromPopulation)} from population and ${gold(fromTokens)} from ${g.tokens}; units cost ${gold(maintenance)}.`,
    'region-scored': ({ region, scores: all }) =>
      `${capital(g.place(region))}: ${all.length === 0 ? 'nobody scored' : scores(all)}.`,
    'war-ends': ({ war, vp: all }) => `War ${war} is over: ${scores(all)}.`,
    'unrest-shown': ({ power, points, penalty, revolution }) => {
      if (revolution) return `${The(power)} had ${points} unrest: revolution, and no points.`;
      const cost = penalty === 0 ? 'no penalty' : `${vp(penalty)} lost`;
      return `${The(power)} had ${points} unrest: ${cost}.`;
    },
    'game-ends': ({ winners }) =>
      winners.length === 1
        ? `${The(winners[0])} won the game.`
        : `${capital(list(winners.map(the)))} shared the victory.`,

    'gold-given': ({ power, to: receiver, gold: sum }) => `${The(power)} gave ${the(receiver)} ${gold(sum)}.`,
    promised: ({ power, to: receiver, ...terms }) =>
      `${The(power)} promised ${the(receiver)}: ${promiseSentence(g, terms)}. Nothing binds.`,
  };
}

function checked({ dice: rolled, bonus, roll }: Extract<Event, { t: 'sea-check' }>): string {
  const outcome = { arrives: 'a safe passage', stays: 'turned back', lost: 'about to sink' }[roll];
  if (rolled.length === 0) return outcome;
  const [first, second] = rolled;
  if (second === undefined) return `die ${first}, ${outcome}`;
  return `dice ${first}, then ${second}${bonus > 0 ? ` + ${bonus}` : ''}, ${outcome}`;
}
