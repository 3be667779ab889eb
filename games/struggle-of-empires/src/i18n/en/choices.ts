import type { ChoiceTexts, Glossary } from '../tables.ts';
import { type Grammar, gold } from './grammar.ts';

const voyage = {
  arrives: 'have it arrive',
  stays: 'have it stay where it was',
  lost: 'let it sink',
} as const;

/** Short, as on a button or in a list of what was done. */
export function choices(g: Grammar, glossary: Glossary): ChoiceTexts {
  const { the, a, within, to, from, theTile } = g;
  return {
    draft: ({ counter }) => `keep ${g.regionOf(counter)}${face(counter)}`,
    redraw: ({ region }) => `return a second ${glossary.places[region]} and draw again`,
    keep: () => 'keep what you drew',
    place: ({ unit, place }) => `${a(unit)} ${within(place)}`,
    bid: ({ gold: bid }) => `bid ${gold(bid)}`,
    pass: () => 'pass',
    propose: ({ box, power }) => `${the(power)} to the ${glossary.grandAlliances[box].toLowerCase()}`,
    action: ({ action }) =>
      glossary.actions[action].name.toLowerCase().replace('gold coast commerce', 'Gold Coast Commerce'),
    use: ({ tile: id }) => `use ${theTile(id)}`,
    trade: ({ tile: id, region }) => `use ${theTile(id)} ${within(region)}`,
    blockade: ({ region }) => `blockade ${g.place(region)}`,
    'give-back': ({ give }) => (give ? 'give back 1 unrest' : 'give nothing back'),
    'end-turn': () => 'end the turn',
    build: ({ unit }) => `build ${a(unit)}`,
    rebuild: ({ unit, from: place }) => `destroy ${a(unit)} ${within(place)} and build it anew (1 unrest)`,
    move: ({ unit, from: place }) => `move ${a(unit)} ${from(place)}`,
    to: ({ place }) => to(place),
    stop: () => 'no more',
    voyage: ({ outcome }) => voyage[outcome],
    tile: ({ tile: id }) => `take ${theTile(id)}`,
    alliance: ({ alliance }) => `make an alliance with ${g.alliance(alliance)}`,
    colonize: ({ region }) => `colonize ${within(region)} (1 population)`,
    commerce: ({ region }) => `Gold Coast Commerce ${within(region)}`,
    attack: ({ region, against }) => `attack ${g.against(against)} ${within(region)}`,
    surprise: ({ use }) => (use ? `use ${theTile('surprise-attack')}` : 'attack without surprise'),
    call: ({ power }) => `call ${the(power)}`,
    'call-no-more': () => 'call nobody else',
    commit: ({ armies, navies }) => {
      if (armies === 0 && navies === 0) return 'stay out';
      if (navies === 0) return `join with ${g.units(armies, 'army')}`;
      return armies === 0
        ? `join with ${g.units(navies, 'navy')}`
        : `join with ${g.units(armies, 'army')} and ${g.units(navies, 'navy')}`;
    },
    'ally-as': ({ alliance, unit }) => `${g.alliance(alliance)} as ${a(unit)}`,
    'fight-at-sea': ({ fight }) => (fight ? 'fight at sea' : 'do not fight at sea'),
    'blockade-support': ({ use }) => (use ? `use ${theTile('blockade')} for +2` : `keep ${theTile('blockade')}`),
    surrender: ({ surrender }) => (surrender ? 'surrender' : 'fight'),
    reserve: ({ use }) => (use ? `use ${theTile('reserve')} and roll again` : 'let the dice stand'),
    withdraw: ({ use }) => (use ? `use ${theTile('fighting-withdrawal')}` : 'take the losses'),
    lose: ({ power, unit }) => `${g.of(power)} ${g.unit(unit)}`,
    raid: ({ region, power }) => `against ${the(power)} ${within(region)}`,
  };

  function face(counter: string): string {
    const facts = g.facts(counter);
    return facts === null ? '' : ` (${glossary.counter(facts)})`;
  }
}
