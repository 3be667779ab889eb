import type { NoteOccasion } from '../../kit/first-notes.ts';

export const OCCASIONS = {
  powers: { asks: ['choose-powers'], section: 'choose-powers' },
  deploy: { asks: ['deploy'], section: 'deploy' },
  taxes: { asks: ['taxation.hub'], section: 'taxation' },
  recruiting: { asks: ['recruiting'], section: 'recruiting' },
  training: { asks: ['training'], section: 'training' },
  disbanding: { asks: ['disbanding'], section: 'disbanding' },
  diplomacy: { asks: ['diplomacy.hub'], section: 'diplomacy' },
  oppose: { asks: ['attempt.oppose'], section: 'attempt' },
  gains: { asks: ['gains'], section: 'gains' },
  movement: { asks: ['movement-phase.act'], section: 'movement-phase' },
  countermarch: { asks: ['move.countermarch'], section: 'move.countermarch' },
  combat: { asks: ['combat-phase.act'], section: 'combat-phase' },
  table: { asks: ['attack.table'], section: 'attack' },
  attacked: { asks: ['attack.shield', 'attack.honorsOfWar'], section: 'attack' },
  losses: { asks: ['losses'], section: 'losses' },
  retreat: { asks: ['retreat'], section: 'retreat' },
  advance: { asks: ['advance'], section: 'retreat' },
  die: { asks: ['roll.illuminati'], section: 'roll' },
  cancel: { asks: ['play-marker.sturmUndDrang', 'attempt.sturmUndDrang'], section: 'draw-markers' },
  room: { asks: ['draw-markers.makeRoom'], section: 'draw-markers' },
  provisioning: { asks: ['provisioning'], section: 'provisioning' },
  pillage: { asks: ['pillage'], section: 'pillage' },
  enlightenment: { asks: ['enlightenment'], section: 'enlightenment' },
  control: { after: ['control'], section: 'powers' },
} as const satisfies Record<string, NoteOccasion>;

export type NoteId = keyof typeof OCCASIONS;
