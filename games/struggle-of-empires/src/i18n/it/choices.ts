import type { ChoiceTexts, Glossary } from '../tables.ts';
import { type Grammar, gold } from './grammar.ts';

const voyage = {
  arrives: 'fa’ che arrivi',
  stays: 'fa’ che resti dov’era',
  lost: 'lascia che affondi',
} as const;

/** Short, as on a button or in a list of what was done. */
export function choices(g: Grammar, glossary: Glossary): ChoiceTexts {
  const { the, a, within, from, theTile } = g;
  const boxes = {
    a: g.edition === 'deluxe' ? 'nell’alleanza rossa' : 'nella fila superiore',
    b: g.edition === 'deluxe' ? 'nell’alleanza blu' : 'nella fila inferiore',
  };
  const face = (counter: string): string => {
    const facts = g.facts(counter);
    return facts === null ? '' : ` (${glossary.counter(facts)})`;
  };
  /** What the tile itself says, where our name for it is another. */
  const printed = (name: string): string => / \(.*\)$/.exec(name)?.[0] ?? '';
  return {
    draft: ({ counter }) => `tieni ${g.regionOf(counter)}${face(counter)}`,
    redraw: ({ region }) => `rimetti il doppione (${glossary.places[region]}) e pesca di nuovo`,
    keep: () => 'tieni ciò che hai pescato',
    place: ({ unit, place }) => `${a(unit)} ${within(place)}`,
    bid: ({ gold: bid }) => `offri ${gold(bid)}`,
    pass: () => 'passa',
    propose: ({ box, power }) => `${the(power)} ${boxes[box]}`,
    action: ({ action }) => {
      const { name } = glossary.actions[action];
      return name.charAt(0).toLowerCase() + name.slice(1);
    },
    use: ({ tile: id }) => `usa ${theTile(id)}`,
    trade: ({ tile: id, region }) => `usa ${theTile(id)} ${within(region)}`,
    blockade: ({ region }) => `metti sotto blocco ${g.place(region)}`,
    'give-back': ({ give }) => (give ? 'restituisci 1 punto fermento' : 'non restituire niente'),
    'end-turn': () => 'termina il turno',
    build: ({ unit }) => `costruisci ${a(unit)}`,
    rebuild: ({ unit, from: place }) =>
      `distruggi ${a(unit)} ${within(place)} e ricostruiscil${g.end(unit)} (1 punto fermento)`,
    move: ({ unit, from: place }) => `muovi ${a(unit)} ${from(place)}`,
    to: ({ place }) => within(place),
    stop: () => 'basta così',
    voyage: ({ outcome }) => voyage[outcome],
    tile: ({ tile: id }) => `prendi ${theTile(id)}${printed(glossary.tiles[id].name)}`,
    alliance: ({ alliance }) =>
      `stringi un’alleanza con ${g.alliance(alliance)}${printed(glossary.alliances[alliance].name)}`,
    colonize: ({ region }) => `colonizza ${within(region)} (1 popolazione)`,
    commerce: ({ region }) => `Commercio della Costa d’Oro ${within(region)}`,
    attack: ({ region, against }) => `attacca ${g.against(against)} ${within(region)}`,
    surprise: ({ use }) => (use ? `usa ${theTile('surprise-attack')}` : 'attacca senza sorpresa'),
    call: ({ power }) => `chiama ${the(power)}`,
    'call-no-more': () => 'non chiamare altri',
    commit: ({ armies, navies }) => {
      if (armies === 0 && navies === 0) return 'resta fuori';
      if (navies === 0) return `intervieni con ${g.units(armies, 'army')}`;
      return armies === 0
        ? `intervieni con ${g.units(navies, 'navy')}`
        : `intervieni con ${g.units(armies, 'army')} e ${g.units(navies, 'navy')}`;
    },
    'ally-as': ({ alliance, unit }) => `${g.alliance(alliance)} come ${g.unit(unit)}`,
    'fight-at-sea': ({ fight }) => (fight ? 'combatti in mare' : 'rinuncia a combattere in mare'),
    'blockade-support': ({ use }) => (use ? `usa ${theTile('blockade')} per +2` : `tieni ${theTile('blockade')}`),
    surrender: ({ surrender }) => (surrender ? 'arrenditi' : 'combatti'),
    reserve: ({ use }) => (use ? `usa ${theTile('reserve')} e ripeti il lancio` : 'lascia valere i dadi'),
    withdraw: ({ use }) => (use ? `usa ${theTile('fighting-withdrawal')}` : 'subisci le perdite'),
    lose: ({ power, unit }) => `${g.theUnit(unit)} ${g.of(power)}`,
    raid: ({ region, power }) => `contro ${the(power)} ${within(region)}`,
  };
}
