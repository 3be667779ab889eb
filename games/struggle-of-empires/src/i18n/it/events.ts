import type { PowerId } from '../../data/powers.ts';
import { type PlaceId, placeOf, SEA_ZONE } from '../../data/regions.ts';
import type { Event, PaidFor, Strength, UnrestFrom } from '../../vocabulary/events.ts';
import type { EventTexts, Glossary } from '../tables.ts';
import { promiseSentence } from './deals.ts';
import { capital, count, type Grammar, gold, list, signed, unrest, vp } from './grammar.ts';

const paidFor: Readonly<Record<PaidFor, string>> = {
  bid: 'per l’offerta',
  tile: 'per la tessera',
  alliance: 'per l’alleanza',
  attack: 'per l’attacco',
  voyage: 'per il viaggio',
  maintenance: 'per il mantenimento',
  deal: 'come d’accordo',
};
const unrestFrom: Readonly<Record<UnrestFrom, string>> = {
  taxation: 'per la tassazione',
  loss: 'per la perdita',
  rebuild: 'per l’unità distrutta',
  tile: 'per la tessera',
};
const crossesTheSea = (from: PlaceId, to: PlaceId): boolean => SEA_ZONE[placeOf(from)] !== SEA_ZONE[placeOf(to)];
const dice = ([a, b]: readonly number[]): string => `${a} e ${b}`;

function parts(strength: Strength): string {
  const { units, forts, helpers, training, alliances, support, fixed } = strength;
  const named: [number, string][] = [
    [fixed, 'difesa'],
    [units, 'unità'],
    [forts, 'forti'],
    [helpers, 'alleati'],
    [training, 'addestramento'],
    [alliances, 'alleanze locali'],
    [support, 'supporto navale'],
  ];
  const counted = named.filter(([n]) => n !== 0).map(([n, what]) => `${what} ${n}`);
  return counted.length > 1 ? ` (${counted.join(', ')})` : '';
}

export function events(g: Grammar, glossary: Glossary): EventTexts {
  const { The, the, v, a, within, from, tile, theTile } = g;
  const boxes = {
    a: g.edition === 'deluxe' ? 'all’alleanza rossa' : 'alla fila superiore',
    b: g.edition === 'deluxe' ? 'all’alleanza blu' : 'alla fila inferiore',
  };
  const forBox = {
    a: g.edition === 'deluxe' ? 'per l’alleanza rossa' : 'per la fila superiore',
    b: g.edition === 'deluxe' ? 'per l’alleanza blu' : 'per la fila inferiore',
  };
  const sideWithArticle = { attacker: 'l’attaccante', defender: 'il difensore' } as const;
  const scores = (all: readonly { power: PowerId; vp: number }[]) =>
    all.map((score) => `${glossary.powers[score.power]} ${score.vp}`).join(', ');
  const force = (armies: number, navies: number) =>
    list([...(armies > 0 ? [g.units(armies, 'army')] : []), ...(navies > 0 ? [g.units(navies, 'navy')] : [])]);

  return {
    'first-player': ({ power }) => `${The(power)} ${v(power, 'inizia', 'iniziano')}, per sorteggio.`,
    'non-player-unit': ({ power, unit, region }) =>
      `Potenza non giocante: ${the(power)} ${v(power, 'schiera', 'schierano')} ${a(unit)} ${within(region)}.`,
    'non-player-marker': ({ power, region }) =>
      `Potenza non giocante: al posto di quell’unità ${the(power)} ${v(power, 'ha', 'hanno')} una pedina di controllo ${within(region)}.`,
    'tile-given': ({ power, tile: id }) => `${The(power)} ${v(power, 'comincia', 'cominciano')} con ${theTile(id)}.`,
    'counter-placed': ({ region, kind, defence }) => {
      if (kind === 'colonize') return `Nuovo indicatore ${within(region)}: colonizzabile.`;
      if (kind === 'commerce') return `Nuovo indicatore ${within(region)}: Costa d’Oro.`;
      return `Nuovo indicatore ${within(region)}: nazione neutrale con difesa ${defence}.`;
    },
    'counter-drawn': ({ power, region }) => `${The(power)} ${v(power, 'pesca', 'pescano')} ${g.place(region)}.`,
    'counter-returned': ({ power, region }) =>
      `${The(power)} ${v(power, 'rimette', 'rimettono')} ${g.place(region)} nel sacchetto e ${v(power, 'pesca', 'pescano')} di nuovo.`,
    drafted: ({ power, counter }) =>
      counter === null
        ? `${The(power)} ${v(power, 'tiene', 'tengono')} un indicatore coperto.`
        : `${The(power)} ${v(power, 'tiene', 'tengono')} ${g.regionOf(counter)}.`,
    'unit-placed': ({ power, unit, place }) =>
      `${The(power)} ${v(power, 'piazza', 'piazzano')} ${a(unit)} ${within(place)}.`,

    'war-begins': ({ war }) => `Comincia la ${glossary.war(war).toLowerCase()}.`,
    'auction-opens': ({ power }) => `Nuova asta: ${v(power, 'apre', 'aprono')} ${the(power)}.`,
    bid: ({ power, gold: bid }) => `${The(power)} ${v(power, 'offre', 'offrono')} ${gold(bid)}.`,
    proposed: ({ power, box, named }) => {
      const whom = power === named ? v(power, 'sé stessa', 'sé stessi') : the(named);
      return `${The(power)} ${v(power, 'propone', 'propongono')} ${whom} ${forBox[box]}.`;
    },
    'bid-passed': ({ power }) => `${The(power)} ${v(power, 'passa', 'passano')}.`,
    'auction-won': ({ power, gold: bid, a: first, b: second }) => {
      const joins: string[] = [];
      if (first !== null) joins.push(`${the(first)} ${boxes.a}`);
      if (second !== null) joins.push(`${the(second)} ${boxes.b}`);
      return `${The(power)} ${v(power, 'vince', 'vincono')} l’asta con ${gold(bid)}: ${list(joins)}.`;
    },
    'play-order': ({ powers }) => `Ordine di gioco: ${powers.map((id) => glossary.powers[id]).join(', ')}.`,
    'round-begins': ({ war, round }) => `Guerra ${war}, round ${round}.`,
    'turn-begins': ({ power }) => `Turno ${g.of(power)}.`,
    passed: ({ power }) => `${The(power)} ${v(power, 'passa', 'passano')}.`,

    paid: ({ power, gold: sum, for: what }) =>
      `${The(power)} ${v(power, 'paga', 'pagano')} ${gold(sum)} ${paidFor[what]}.`,
    taxed: ({ power, times, gold: sum }) =>
      `${The(power)} ${v(power, 'tassa', 'tassano')} la popolazione ${times === 1 ? 'una volta' : `${times} volte`}: +${gold(sum)}.`,
    'unrest-taken': ({ power, counters, points, hidden, from: why }) => {
      const known = points === null ? '' : ` (${count(points, 'punto', 'punti')})`;
      const what = hidden ? `${count(counters, 'indicatore', 'indicatori')} di fermento${known}` : unrest(counters);
      return `${The(power)} ${v(power, 'prende', 'prendono')} ${what} ${unrestFrom[why]}.`;
    },
    'unrest-returned': ({ power, points }) => {
      if (points === null)
        return `${The(power)} ${v(power, 'può', 'possono')} restituire punti fermento; quanti, non si vede.`;
      return points === 0
        ? `${The(power)} non ${v(power, 'ha', 'hanno')} punti fermento da restituire.`
        : `${The(power)} ${v(power, 'restituisce', 'restituiscono')} ${unrest(points)}.`;
    },
    population: ({ power, change, now }) =>
      `La popolazione ${g.of(power)} ${change < 0 ? 'scende' : 'sale'} a ${now} (${signed(change)}).`,
    'gold-gained': ({ power, gold: sum, tile: id }) =>
      `${The(power)} ${v(power, 'ottiene', 'ottengono')} ${gold(sum)}${id === null ? '' : ` (${tile(id)})`}.`,
    'vp-gained': ({ power, vp: points, tile: id }) =>
      `${The(power)} ${v(power, 'ottiene', 'ottengono')} ${vp(points)}${id === null ? '' : ` (${tile(id)})`}.`,

    built: ({ power, unit, place, tile: id }) =>
      `${The(power)} ${v(power, 'costruisce', 'costruiscono')} ${a(unit)} ${within(place)}${id === null ? '' : ` (${tile(id)})`}.`,
    destroyed: ({ power, unit, place }) =>
      `${The(power)} ${v(power, 'distrugge', 'distruggono')} ${a(unit)} ${within(place)} per ricostruirl${g.end(unit)}.`,
    // What went by sea has been told by the sea check and how it ended.
    moved: ({ power, unit, from: start, to: goal }) =>
      crossesTheSea(start, goal)
        ? null
        : `${The(power)} ${v(power, 'muove', 'muovono')} ${a(unit)} ${from(start)} ${within(goal)}.`,
    'sea-check': (e) =>
      `${capital(g.a(e.unit))} ${g.of(e.power)} salpa ${from(e.from)} per ${e.to === 'home' ? 'la madrepatria' : g.place(e.to)}: ${checked(g, e)}.`,
    'voyage-ended': ({ power, unit, from: start, to: goal, outcome }) => {
      const what = `${capital(g.theUnit(unit))} ${g.of(power)}`;
      if (outcome === 'arrives')
        return goal === 'home' ? `${what} torna in madrepatria.` : `${what} arriva ${within(goal)}.`;
      return outcome === 'stays' ? `${what} resta ${within(start)}.` : `${what} è perdut${g.end(unit)} in mare.`;
    },

    'tile-taken': ({ power, tile: id }) => `${The(power)} ${v(power, 'prende', 'prendono')} ${theTile(id)}.`,
    'tile-used': ({ power, tile: id }) => `${The(power)} ${v(power, 'usa', 'usano')} ${theTile(id)}.`,
    'tile-returned': ({ tile: id }) => `La tessera ${tile(id)} torna nella scorta.`,
    'alliance-made': ({ power, alliance, free }) =>
      `${The(power)} ${v(power, 'stringe', 'stringono')} un’alleanza con ${g.alliance(alliance)}${free ? ` (${tile('diplomatic-service')})` : ''}.`,
    'blockade-placed': ({ power, region }) =>
      `${The(power)} ${v(power, 'mette', 'mettono')} sotto blocco ${g.place(region)}.`,
    'blockade-lifted': ({ power, region }) => `Il blocco navale ${g.of(power)} ${within(region)} finisce.`,
    colonized: ({ power, region, kind }) =>
      kind === 'commerce'
        ? `${The(power)} ${v(power, 'piazza', 'piazzano')} una pedina di controllo ${within(region)} con il Commercio della Costa d’Oro.`
        : `${The(power)} ${v(power, 'colonizza', 'colonizzano')}: una pedina di controllo ${within(region)}.`,

    'attack-declared': ({ power, region, against, free }) =>
      `${The(power)} ${v(power, 'attacca', 'attaccano')} ${g.against(against)} ${within(region)}${free ? ` (${tile('war-office')})` : ''}.`,
    'ally-called': ({ power, ally, side }) =>
      `${The(power)} ${v(power, 'chiede', 'chiedono')} aiuto ${g.to(ally)} in ${side === 'attacker' ? 'attacco' : 'difesa'}.`,
    'ally-committed': ({ power, helps, side, armies, navies }) => {
      const whom = helps === null ? `per ${sideWithArticle[side]}` : `per ${the(helps)}`;
      return armies + navies === 0
        ? `${The(power)} non ${v(power, 'interviene', 'intervengono')} ${whom}.`
        : `${The(power)} ${v(power, 'interviene', 'intervengono')} ${whom} con ${force(armies, navies)}.`;
    },
    'alliance-serves': ({ power, alliance, unit }) =>
      `${capital(g.alliance(alliance))} ${g.allianceVerb(alliance, 'vale', 'valgono')} ${a(unit)} per ${the(power)}.`,
    'naval-battle-offered': ({ power, fight }) =>
      fight
        ? `${The(power)} ${v(power, 'combatte', 'combattono')} in mare.`
        : `${The(power)} ${v(power, 'rinuncia', 'rinunciano')} a combattere in mare.`,
    'naval-support': ({ power, bonus }) =>
      power === null
        ? 'Nessuno ha il supporto navale.'
        : `${The(power)} ${v(power, 'ha', 'hanno')} il supporto navale: ${signed(bonus)} a terra.`,
    'combat-begins': ({ combat, region, attacker, against, attack, defence }) =>
      `Combattimento ${combat === 'naval' ? 'navale' : 'terrestre'} ${within(region)}: ` +
      `${g.side(attacker)} ${attack.total}${parts(attack)} contro ${g.side(against)} ${defence.total}${parts(defence)}.`,
    'combat-rolled': (e) =>
      `Dadi: ${dice(e.attackDice)} contro ${dice(e.defenceDice)}, quindi ${e.attackTotal} a ${e.defenceTotal}.`,
    'combat-ended': ({ combat, outcome }) => {
      const where = combat === 'naval' ? 'in mare' : 'a terra';
      return outcome === 'tie' ? `Parità ${where}.` : `${capital(sideWithArticle[outcome])} vince ${where}.`;
    },
    surrendered: ({ power, region }) =>
      `${The(power)} si ${v(power, 'arrende', 'arrendono')} ${within(region)}: niente dadi, niente perdite.`,
    'unit-lost': ({ power, unit, place, cause }) => {
      const what = `${The(power)} ${v(power, 'perde', 'perdono')} ${a(unit)}`;
      if (cause === 'sea') return `${what} in mare.`;
      return `${what} di stanza ${within(place)}${cause === 'seven' ? ', per un lancio di 7' : ''}.`;
    },
    'token-taken': ({ power, from: owner, region, placed }) => {
      const whose = owner === null ? 'un posto neutrale' : `il posto ${g.of(owner)}`;
      if (!placed)
        return `${The(power)} ${v(power, 'conquista', 'conquistano')} ${whose} ${within(region)}, ma senza pedine di controllo da piazzare.`;
      return owner === null
        ? `${The(power)} ${v(power, 'piazza', 'piazzano')} una pedina di controllo ${within(region)}.`
        : `${The(power)} ${v(power, 'conquista', 'conquistano')} una pedina di controllo ${g.of(owner)} ${within(region)}.`;
    },
    'raid-sent': ({ power, raid, region, against }) =>
      `${The(power)} ${v(power, 'scatena', 'scatenano')} ${g.raid(raid)} contro ${the(against)} ${within(region)}.`,
    'raid-holds': ({ raid, region, token }) =>
      `${capital(g.raid(raid))} ${g.raidVerb(raid, 'prende', 'prendono')} una pedina di controllo ${g.of(token)} e ${g.raidVerb(raid, 'resta', 'restano')} ${within(region)}.`,
    'raid-beaten': ({ raid, region, power }) =>
      power === null
        ? `${capital(g.raid(raid))} ${g.raidVerb(raid, 'fallisce', 'falliscono')} ${within(region)}.`
        : `${The(power)} ${v(power, 'sconfigge', 'sconfiggono')} ${g.raid(raid)} ${within(region)}.`,

    income: ({ power, fromPopulation, fromTokens, maintenance }) =>
      `${The(power)} ${v(power, 'incassa', 'incassano')} ${gold(fromPopulation)} dalla popolazione e ${gold(fromTokens)} dalle pedine di controllo; il mantenimento costa ${gold(maintenance)}.`,
    'region-scored': ({ region, scores: all }) =>
      `${glossary.places[region]}: ${all.length === 0 ? 'nessun punto' : scores(all)}.`,
    'war-ends': ({ war, vp: all }) => `Fine della guerra ${war}: ${scores(all)}.`,
    'unrest-shown': ({ power, points, penalty, revolution }) => {
      const subject = `${The(power)} ${v(power, 'ha', 'hanno')} ${unrest(points)}`;
      if (revolution) return `${subject}: rivoluzione, 0 PV.`;
      return penalty === 0 ? `${subject}: nessuna penalità.` : `${subject}: penalità ${signed(-penalty)} PV.`;
    },
    'game-ends': ({ winners }) =>
      winners.length === 1
        ? `${The(winners[0])} ${v(winners[0], 'vince', 'vincono')} la partita.`
        : `Vittoria condivisa: ${list(winners.map((id) => glossary.powers[id]))}.`,

    'gold-given': ({ power, to: receiver, gold: sum }) =>
      `${The(power)} ${v(power, 'dà', 'danno')} ${gold(sum)} ${g.to(receiver)}.`,
    promised: ({ power, to: receiver, ...terms }) =>
      `${The(power)} ${v(power, 'promette', 'promettono')} ${g.to(receiver)}: ${promiseSentence(g, terms)}. Non è vincolante.`,
  };
}

function checked(g: Grammar, { unit, dice: rolled, bonus, roll }: Extract<Event, { t: 'sea-check' }>): string {
  const outcome = { arrives: 'passaggio sicuro', stays: `respint${g.end(unit)}`, lost: 'sta per affondare' }[roll];
  if (rolled.length === 0) return outcome;
  const [first, second] = rolled;
  if (second === undefined) return `dado ${first}, ${outcome}`;
  return `dadi ${first} e poi ${second}${bonus > 0 ? ` + ${bonus}` : ''}, ${outcome}`;
}
