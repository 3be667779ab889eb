import type { Language } from '@cabinet-wars/kernel';
import type { Texts } from '../../i18n/index.ts';
import { addressOf } from '../../routes.ts';
import type { Sitting } from '../table-state/use-table.ts';

/** The result as a few lines anybody can read; with a link where others can follow it, at the moment looked at. */
export function resultText(
  { client, shown, telling, loaded, texts }: Sitting,
  language: Language,
  shell: Texts,
): string {
  const { result } = shown.question;
  if (result === null) return '';
  const say = (score: number) => loaded.board.scoreText?.(score, language) ?? shell.points(score);
  const places = result.places.flatMap((place, i) =>
    place.map((seat) => `${shell.place(i + 1)} ${telling.name(seat)}, ${say(result.scores[seat])}`),
  );
  return [`${client.facts.name} (${texts.title})`, ...places].join('\n');
}

export function linkTo({ client }: Sitting, at: number | null): string | null {
  if (client.presence === undefined) return null;
  const { link } = client.presence;
  const where = { page: 'online-replay' as const, id: client.facts.id, ...(link === null ? {} : { link }) };
  const address = addressOf(at === null ? where : { ...where, at });
  return new URL(address, location.href).href;
}

export type Shared = 'shared' | 'copied' | 'failed';

/** By the device's own way to share, else to the clipboard. */
export async function shareResult(
  sitting: Sitting,
  language: Language,
  texts: Texts,
  at: number | null,
): Promise<Shared> {
  const text = resultText(sitting, language, texts);
  const url = linkTo(sitting, at);
  try {
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text, ...(url === null ? {} : { url }) });
      return 'shared';
    }
    await navigator.clipboard.writeText(url === null ? text : `${text}\n${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
