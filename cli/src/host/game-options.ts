import { type AnyGame, allowed, type Field, type Reason, settle } from '@cabinet-wars/kernel';
import { BadUsage } from './command.ts';
import { nearest } from './nearest.ts';

type Settled = { readonly players: number } & Readonly<Record<string, unknown>>;

/** `--players 3 --option edition=deluxe` as options of the game, defaults filled in. */
export function gameOptions(game: AnyGame, players: string | undefined, given: readonly string[] = []): Settled {
  const values: Record<string, unknown> = Object.fromEntries(given.map(keyAndValue));
  if (players !== undefined && values.players !== undefined)
    throw new BadUsage('how many play is said once: --players, or --option players=');
  if (players !== undefined) values.players = players;
  return settledOptions(game, values);
}

/** `{"players":3,"edition":"deluxe"}` as options of the game, defaults filled in. */
export function gameOptionsFromJson(game: AnyGame, text: string): Settled {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw new BadUsage(`options are written as JSON, not "${text}"`);
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new BadUsage(`options are a JSON object, not "${text}"`);
  return settledOptions(game, { ...values });
}

function settledOptions(game: AnyGame, values: Readonly<Record<string, unknown>>): Settled {
  const settled = settle<Settled>(game.options, values);
  if (!settled.ok) throw new BadUsage(settled.reasons.map((reason) => inWords(game, reason)).join('; '));
  return settled.options;
}

function keyAndValue(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new BadUsage(`an option is written key=value, not "${text}"`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function inWords(game: AnyGame, reason: Reason): string {
  const fields: Readonly<Record<string, Field>> = game.options.fields;
  const key = String(reason.option);
  if (reason.why === 'unknown-option') {
    const near = nearest(key, Object.keys(fields));
    return `${game.id} has no option "${key}"${near === null ? '' : `; did you mean "${near}"?`} (it has: ${Object.keys(fields).join(', ')})`;
  }
  if (reason.why === 'bad-option')
    return `option ${key} cannot be "${reason.given}"; it can be ${allowed(fields[key])}`;
  return `these options do not go together: ${JSON.stringify(reason)}`;
}

/** A whole number of at least one, from the command line. */
export function countOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count))
    throw new BadUsage(`--${name} is a whole number from 1, not "${text}"`);
  return count;
}
