import type { UsersRow } from '../store/schema-people.ts';

export const VACATION_DAYS_A_YEAR = 30;

/** Days of holiday left this year. */
export const vacationDays = ({ vacation_year, vacation_days }: UsersRow, now: number): number =>
  vacation_year === new Date(now).getUTCFullYear() ? vacation_days : VACATION_DAYS_A_YEAR;
