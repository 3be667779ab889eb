import type { Services } from '../services.ts';

/** A page's address as people type it. */
export const addressOf = ({ config }: Pick<Services, 'config'>, page: string): string =>
  `${config.publicUrl ?? `http://localhost:${config.port}`}${page}`;

export const tablePage = (table: string): string => `/#/online/${table}`;
