import { games } from '@cabinet-wars/games';
import { type LoadedGame, type OptionValues, settle } from '@cabinet-wars/kernel';
import { BarePosition } from './bare-position.ts';
import type { Position } from './position.ts';
import { Refused } from './refused.ts';
import type { RequestOf } from './requests.ts';
import { TablePosition } from './table-position.ts';

export async function begin({ game, options, seed = '1', mode, data }: RequestOf<'new'>): Promise<Position> {
  const loaded = await gameCalled(game, data);
  const settled = settle<OptionValues>(loaded.game.options, options);
  if (!settled.ok) throw new Refused(settled.reasons[0], { reasons: settled.reasons });
  const beginning = { loaded, options: settled.options, seed };
  return mode === 'bare' ? BarePosition.begin(beginning) : TablePosition.begin(beginning);
}

export async function loadPosition({ saved, data }: RequestOf<'load'>): Promise<Position> {
  if (saved.bare === true) return BarePosition.load(await gameCalled(String(saved.game), data ?? saved.data), saved);
  return TablePosition.load(await gameCalled(String(saved.header?.game), data ?? saved.header?.data), saved);
}

/** A game by its id, with its own components or with those given. */
export async function gameCalled(id: string, data?: unknown): Promise<LoadedGame> {
  const found = games.find((each) => each.id === id);
  if (found === undefined)
    throw new Refused({ why: 'no-such-game', game: id, known: games.map((each) => each.id).join(', ') });
  const loaded = await found.load();
  if (data === undefined) return loaded;
  if (loaded.withData === undefined) throw new Refused({ why: 'no-own-data', game: id });
  const made = loaded.withData(data);
  if (!made.ok) throw new Refused({ why: 'unusable-data' }, { reasons: made.reasons });
  return { ...loaded, game: made.game };
}
