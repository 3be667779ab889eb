import type { NoticeChoices } from '@cabinet-wars/protocol';

/** What people are told before they have said otherwise. */
export const usualNotices: NoticeChoices = {
  mail: true,
  push: true,
  webhook: true,
  turn: true,
  offer: true,
  start: true,
  end: true,
  gather: 10,
  quietFrom: 0,
  quietTo: 0,
};
