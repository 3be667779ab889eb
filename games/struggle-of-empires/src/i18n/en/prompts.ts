import type { Auction } from '../../alliances/auction.ts';
import type { Attack } from '../../attack/attack-locals.ts';
import type { Combat } from '../../attack/combat.ts';
import type { Losses } from '../../attack/losses.ts';
import type { RaidAttack } from '../../attack/raid.ts';
import { RAIDS } from '../../attack/raids.ts';
import { SINK_TO_ARRIVE, SINK_TO_STAY, STAY_TO_ARRIVE } from '../../data/numbers.ts';
import type { Deploy } from '../../movement/deploy.ts';
import type { Move } from '../../movement/move-locals.ts';
import type { Voyage } from '../../movement/voyage.ts';
import type { Turn } from '../../turn/turn.ts';
import { callerOf, placeAt, powerAt, regionAt, type Scene, totalsOf, unitAt } from '../scene.ts';
import type { Glossary, PromptTexts } from '../tables.ts';
import { type Grammar, gold } from './grammar.ts';

export function prompts(g: Grammar, glossary: Glossary): PromptTexts {
  const where = (scene: Scene): string => {
    const region = regionAt(scene.frame<Attack>('attack')?.region);
    return region === null ? '' : ` ${g.within(region)}`;
  };
  const attacker = (scene: Scene): string => {
    const power = powerAt(scene.frame<Attack>('attack')?.attacker);
    return power === null ? 'The attacker' : g.The(power);
  };
  const thing = (unit: number | undefined): string => {
    const id = unitAt(unit);
    return id === null ? 'unit' : g.unit(id);
  };
  const from = (place: number | undefined): string => {
    const id = placeAt(place);
    return id === null ? '' : ` ${g.from(id)}`;
  };
  const standing = (scene: Scene): string => {
    const totals = totalsOf(scene.frame<Combat>('combat'));
    return totals === null ? '' : `Attacker ${totals.attack}, defender ${totals.defence}. `;
  };
  const a = glossary.grandAlliances.a.toLowerCase();
  const b = glossary.grandAlliances.b.toLowerCase();

  return {
    'draft.pick': () => 'Which counter do you keep? The others go to the left.',
    'set-up.redraw': () => 'You drew a region twice. Keep it, or draw again?',
    'set-up.place': () => 'Where does your next unit stand?',
    'auction.bid': (scene) => {
      const auction = scene.frame<Auction>('auction');
      return auction === null || auction.gold < 0
        ? 'Who will be allies in this war? You open the bidding.'
        : `The bid is ${gold(auction.gold)}. Raise it, or let it stand?`;
    },
    'auction.proposeA': (scene) =>
      scene.oneLeft ? 'One power is left. Which alliance does it join?' : `Whom do you propose for the ${a}?`,
    'auction.proposeB': (scene) => {
      const first = powerAt(scene.frame<Auction>('auction')?.a);
      return `Whom do you propose for the ${b}${first === null ? '' : `, against ${g.the(first)}`}?`;
    },
    'turn.act': (scene) => {
      const actions = scene.frame<Turn>('turn')?.actions ?? 0;
      if (actions === 0) return 'No action is left: use a tile, or end the turn.';
      return actions === 1 ? 'What else do you do?' : 'What do you do?';
    },
    'turn.calm': () => 'You passed: do you give back a point of unrest, if you have one?',
    'build.what': () => 'What do you build?',
    'build.militia': () => 'Does the Militia add an army, for 1 population?',
    'trained-natives.where': () => `Where do the ${g.tile('trained-natives')} take the field?`,
    'deploy.to': (scene) => `Where does the new ${thing(scene.frame<Deploy>('deploy')?.unit)} go?`,
    'move.unit': (scene) => {
      const left = scene.frame<Move>('move')?.left ?? 1;
      return `Which unit do you move? ${left === 1 ? 'One is left' : `Up to ${left}`}.`;
    },
    'move.to': (scene) => {
      const move = scene.frame<Move>('move');
      return `Where does the ${thing(move?.unit)}${from(move?.from)} go?`;
    },
    'voyage.pay': (scene) => {
      const voyage = scene.frame<Voyage>('voyage');
      const what = thing(voyage?.unit);
      return voyage?.roll === 'stays'
        ? `The ${what} is driven back. Pay ${gold(STAY_TO_ARRIVE)} to have it arrive?`
        : `The ${what} is sinking. Pay ${gold(SINK_TO_STAY)} to keep it where it was, or ${gold(SINK_TO_ARRIVE)} to have it arrive?`;
    },
    'take-tile.tile': () => 'Which tile do you take?',
    'ally.alliance': () => 'With whom do you make an alliance?',
    'colonize.counter': () => `Where do you place a ${g.token}?`,
    'attack.declare': () => 'Whom do you attack, and where?',
    'attack.surprise': () => `Is it a ${g.tile('surprise-attack')}, so that nobody helps the defender?`,
    'call-allies.call': (scene) => `Whom do you call to help you${where(scene)}?`,
    'call-allies.answer': (scene) => {
      const caller = callerOf(scene);
      const calls = caller === null ? 'You are called' : `${g.The(caller)} ${g.v(caller, 'calls', 'call')} you`;
      return `${calls} to the fight${where(scene)}. Which units do you commit?`;
    },
    'attack.alliances': (scene) => `As what does your local alliance serve${where(scene)}?`,
    'attack.fightAtSea': () => 'Do you fight at sea for naval support?',
    'attack.defendAtSea': (scene) => `${attacker(scene)} would fight at sea. Do you accept battle?`,
    'attack.surrender': (scene) => `Surrender the ${g.token}${where(scene)}, or fight on land?`,
    'combat.blockade': () => `Use ${g.tile('blockade')} to count naval support +2?`,
    'combat.reserve': (scene) => `${standing(scene)}Use ${g.tile('reserve')} to have both sides roll again?`,
    'combat.withdraw': () => `Use ${g.tile('fighting-withdrawal')} to save your side’s units?`,
    'losses.choose': (scene) =>
      scene.frame<Losses>('losses')?.cause === 'seven' ? 'Which unit is lost to the roll of 7?' : 'Which unit is lost?',
    'raid.target': (scene) => {
      const raid = RAIDS[scene.frame<RaidAttack>('raid')?.raid ?? 0];
      return `Whose ${g.token} ${raid === 'pirates' ? 'do' : 'does'} ${g.raid(raid)} attack, and where?`;
    },
  };
}
