import { isTileId, type TileId } from '../../data/tiles.ts';
import type { ActionId } from '../../vocabulary/choices.ts';
import type { EventKind } from '../../vocabulary/events.ts';
import type { PromptKey } from '../../vocabulary/prompts.ts';
import type { PassageId, SectionId } from './passages.ts';

/** Where the rules speak of what is asked. */
export const sectionOfPrompt: Readonly<Record<PromptKey, SectionId>> = {
  'draft.pick': 'draft',
  'set-up.redraw': 'set-up',
  'set-up.place': 'set-up',
  'auction.bid': 'auction',
  'auction.proposeA': 'auction',
  'auction.proposeB': 'auction',
  'turn.act': 'turn',
  'turn.calm': 'pass',
  'build.what': 'build',
  'build.militia': 'militia',
  'trained-natives.where': 'trained-natives',
  'deploy.to': 'deploy',
  'move.unit': 'move',
  'move.to': 'move',
  'voyage.pay': 'voyage',
  'take-tile.tile': 'take-tile',
  'ally.alliance': 'ally',
  'colonize.counter': 'colonize',
  'attack.declare': 'attack',
  'attack.surprise': 'surprise-attack',
  'call-allies.call': 'call-allies',
  'call-allies.answer': 'call-allies',
  'attack.alliances': 'ally',
  'attack.fightAtSea': 'naval-combat',
  'attack.defendAtSea': 'naval-combat',
  'attack.surrender': 'variants',
  'combat.blockade': 'blockade',
  'combat.reserve': 'reserve',
  'combat.withdraw': 'fighting-withdrawal',
  'losses.choose': 'losses',
  'raid.target': 'raid',
};

/** Where the rules speak of what has happened; an event about a tile leads to that tile's own section. */
const sectionOfKind: Readonly<Record<EventKind, PassageId>> = {
  'first-player': 'set-up',
  'non-player-unit': 'non-players',
  'non-player-marker': 'non-players',
  'tile-given': 'set-up',
  'counter-placed': 'war',
  'counter-drawn': 'set-up',
  'counter-returned': 'set-up',
  drafted: 'draft',
  'unit-placed': 'set-up',
  'war-begins': 'war',
  'auction-opens': 'auction',
  bid: 'auction',
  proposed: 'auction',
  'bid-passed': 'auction',
  'auction-won': 'auction',
  'play-order': 'auction',
  'round-begins': 'war',
  'turn-begins': 'turn',
  passed: 'pass',
  paid: 'gold',
  taxed: 'gold',
  'unrest-taken': 'unrest',
  'unrest-returned': 'unrest',
  population: 'population',
  'gold-gained': 'gold',
  'vp-gained': 'scoring',
  built: 'build',
  destroyed: 'build',
  moved: 'move',
  'sea-check': 'voyage',
  'voyage-ended': 'voyage',
  'tile-taken': 'take-tile',
  'tile-used': 'take-tile',
  'tile-returned': 'take-tile',
  'alliance-made': 'ally',
  'blockade-placed': 'move',
  'blockade-lifted': 'move',
  colonized: 'colonize',
  'attack-declared': 'attack',
  'ally-called': 'call-allies',
  'ally-committed': 'call-allies',
  'alliance-serves': 'ally',
  'naval-battle-offered': 'naval-combat',
  'naval-support': 'naval-combat',
  'combat-begins': 'land-combat',
  'combat-rolled': 'combat',
  'combat-ended': 'combat',
  surrendered: 'variants',
  'unit-lost': 'losses',
  'token-taken': 'attack',
  'raid-sent': 'raid',
  'raid-holds': 'raid',
  'raid-beaten': 'raid',
  income: 'income',
  'region-scored': 'scoring',
  'war-ends': 'end-of-war',
  'unrest-shown': 'end',
  'game-ends': 'end',
  'gold-given': 'deals',
  promised: 'deals',
};

/** The section of an event: of its tile where it has one, of the sea where the combat is there. */
export function sectionOfEvent(event: {
  readonly t: EventKind;
  readonly tile?: unknown;
  readonly combat?: unknown;
}): SectionId {
  if (isTileId(event.tile) && event.t !== 'tile-given') return event.tile;
  if (event.t === 'combat-begins' && event.combat === 'naval') return 'naval-combat';
  return sectionOfKind[event.t];
}

export const sectionOfTile = (tile: TileId): SectionId => tile;

export const sectionOfAction: Readonly<Record<ActionId, SectionId>> = {
  build: 'build',
  move: 'move',
  attack: 'attack',
  tile: 'take-tile',
  colonize: 'colonize',
  alliance: 'ally',
  pass: 'pass',
};
