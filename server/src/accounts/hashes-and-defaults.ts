import { createHash } from 'node:crypto';
import type { NoticeChoices } from '@cabinet-wars/protocol';

/** What a cookie, a token or a link says is a key: only its hash is kept, so that a stolen database opens nothing. */
export const hashOf = (word: string): string => createHash('sha256').update(word).digest('hex');

export const addressKey = (email: string): string => email.trim().toLowerCase();

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

export const DAY = 86_400_000;
export const VACATION_DAYS_A_YEAR = 30;
