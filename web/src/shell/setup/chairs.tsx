import type { BotKind } from '@cabinet-wars/bots';
import { inLanguage } from '@cabinet-wars/kernel';
import type { GameForPages } from '../../boards/games.ts';
import { useTexts } from '../../i18n/index.ts';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { PlayPicker, type Settling } from './play-picker.tsx';

export type Chair = { readonly sitter: 'me' | 'free' } | { readonly sitter: 'bot'; readonly bot: string };

/** A chair for each seat: as planned so far, the first one's own, the others free. */
export const chairsFor = (count: number, planned: readonly Chair[]): Chair[] =>
  Array.from({ length: count }, (_, seat) => planned[seat] ?? { sitter: seat === 0 ? 'me' : 'free' });

interface Props {
  readonly loaded: GameForPages;
  readonly plays: readonly string[];
  readonly chairs: readonly Chair[];
  readonly bots: readonly BotKind[];
  /** Where what a seat plays can be chosen. */
  readonly settling?: Settling;
  onChange(chairs: readonly Chair[]): void;
}

/** Who sits where when the table is set. One sits on one chair: taking another frees the first. */
export function Chairs({ loaded, plays, chairs, bots, settling, onChange }: Props) {
  const online = useOnlineTexts();
  const shell = useTexts();
  const { language } = useSettings();
  const texts = inLanguage(loaded.texts, language);
  const set = (at: number, value: string) => {
    const chair: Chair = value === 'me' || value === 'free' ? { sitter: value } : { sitter: 'bot', bot: value };
    const others =
      value === 'me' ? chairs.map((each) => (each.sitter === 'me' ? ({ sitter: 'free' } as const) : each)) : chairs;
    onChange(others.with(at, chair));
  };
  return (
    <ol className="seats chairs">
      {chairs.map((chair, at) => {
        const title = plays[at] === undefined ? shell.seat(at + 1) : texts.plays(plays[at]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li className="seat-row chair-row" key={at}>
            {plays[at] !== undefined && (
              <Emblem plays={plays[at]} name={title} seat={at} size={28} Own={loaded.board.Emblem} />
            )}
            <PlayPicker game={loaded.game} texts={texts} settling={settling} seat={at} title={title} />
            <select
              data-sitter
              aria-label={`${title}: ${shell.seats}`}
              value={chair.sitter === 'bot' ? chair.bot : chair.sitter}
              onChange={(event) => set(at, event.target.value)}
            >
              <option value="me">{online.me}</option>
              <option value="free">{online.free}</option>
              {bots.map((kind) => (
                <option key={kind.id} value={kind.id} title={inLanguage(kind.texts, language).hint}>
                  {shell.bot}: {inLanguage(kind.texts, language).name}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ol>
  );
}
