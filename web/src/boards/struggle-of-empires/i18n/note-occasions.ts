import type { NoteOccasion } from '../../kit/first-notes.ts';

export const OCCASIONS = {
  place: { asks: ['set-up.place'], section: 'set-up' },
  auction: { asks: ['auction'], section: 'auction' },
  turn: { asks: ['turn.act'], section: 'turn' },
  attack: { asks: ['attack.declare'], section: 'attack' },
  allies: { asks: ['call-allies.call'], section: 'call-allies' },
  asked: { asks: ['call-allies.answer'], section: 'call-allies' },
  sea: { asks: ['attack.fightAtSea', 'attack.defendAtSea'], section: 'naval-combat' },
  losses: { asks: ['losses.choose'], section: 'losses' },
  tile: { asks: ['take-tile.tile'], section: 'take-tile' },
  local: { asks: ['ally.alliance'], section: 'ally' },
  build: { asks: ['build.what'], section: 'build' },
  move: { asks: ['move.unit'], section: 'move' },
  colonize: { asks: ['colonize.counter'], section: 'colonize' },
  reserve: { asks: ['combat.reserve', 'combat.withdraw'], section: 'combat' },
  war: { after: ['war-ends'], section: 'scoring' },
  battle: { after: ['combat-ended'], section: 'combat' },
  voyage: { asks: ['voyage.pay'], after: ['sea-check'], section: 'voyage' },
  unrest: { after: ['unrest-taken'], section: 'unrest' },
} as const satisfies Record<string, NoteOccasion>;

export type NoteId = keyof typeof OCCASIONS;
