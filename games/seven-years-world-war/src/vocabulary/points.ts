/** 22.11: what a player's points are made of. */
export type Points = {
  readonly powers: number;
  readonly squares: number;
  readonly routes: number;
  readonly enlightenment: number;
};

export const sumOf = ({ powers, squares, routes, enlightenment }: Points): number =>
  powers + squares + routes + enlightenment;
