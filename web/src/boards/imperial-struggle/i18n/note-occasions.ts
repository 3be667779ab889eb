import type { NoteOccasion } from '../../kit/first-notes.ts';

export const OCCASIONS = {
  cards: { asks: ['deal.discard'], section: 'deal' },
  ministries: { asks: ['ministries.choose'], section: 'ministries' },
  tile: { asks: ['action-round.tile'], section: 'action-round' },
  round: { asks: ['action-round.act'], section: 'action-round' },
  purchase: { asks: ['action.spend'], section: 'action' },
  debt: { asks: ['action.pay'], section: 'debt' },
  theatre: { asks: ['place-tile.theatre'], section: 'place-tile' },
  upgrade: { asks: ['upgrade'], section: 'upgrade' },
  event: { asks: ['effects'], section: 'effects' },
  conquest: { asks: ['conquest.take'], section: 'conquest' },
  refuse: { asks: ['conquest.refuse'], section: 'conquest' },
  losses: { asks: ['tile-effects', 'squadron-losses'], section: 'tile-effects' },
  first: { asks: ['initiative.first'], section: 'initiative' },
  war: { after: ['war-ends'], section: 'war' },
  scoring: { after: ['region-scored'], section: 'scoring' },
  conflict: { after: ['conflict'], section: 'conflicts' },
  advantage: { after: ['advantage-held'], section: 'use-advantage' },
} as const satisfies Record<string, NoteOccasion>;

export type NoteId = keyof typeof OCCASIONS;
