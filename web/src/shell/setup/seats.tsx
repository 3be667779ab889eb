import type { BotKind } from '@cabinet-wars/bots';
import { type AnyTexts, inLanguage } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import type { GameForPages } from '../../boards/games.ts';
import type { SeatPlan } from '../../client/table-client.ts';
import { useTexts } from '../../i18n/index.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../parts/emblem.tsx';
import { PlayPicker, type Settling } from './play-picker.tsx';
import { pickedBot } from './quick-game.ts';
import { seatTaken } from './seat-form.ts';

const sitters = ['me', 'person', 'bot'] as const;

interface SeatProps {
  readonly at: number;
  readonly seat: SeatPlan;
  readonly plays: string | undefined;
  readonly texts: AnyTexts;
  readonly Own: GameForPages['board']['Emblem'];
  readonly bots: readonly BotKind[];
  readonly picker: ReactNode;
  onChange(seat: SeatPlan): void;
}

function SeatRow({ at, seat, plays, texts, Own, bots, picker, onChange }: SeatProps) {
  const shell = useTexts();
  const { language } = useSettings();
  const names = { me: shell.me, person: shell.person, bot: shell.bot };
  const title = plays === undefined ? shell.seat(at + 1) : texts.plays(plays);
  return (
    <li className="seat-row">
      {plays !== undefined && <Emblem plays={plays} name={title} seat={at} size={28} Own={Own} />}
      {picker}
      <select
        data-sitter
        aria-label={`${title}: ${shell.seats}`}
        value={seat.sitter}
        onChange={(e) => onChange(seatTaken(at, sitters[e.target.selectedIndex], pickedBot(bots).id, shell))}
      >
        {sitters.map((sitter) => (
          <option key={sitter} value={sitter}>
            {names[sitter]}
          </option>
        ))}
      </select>
      {seat.sitter === 'bot' ? (
        <select
          aria-label={`${title}: ${shell.bot}`}
          value={seat.bot ?? ''}
          onChange={(event) => onChange({ ...seat, bot: event.target.value })}
        >
          {bots.map((kind) => (
            <option key={kind.id} value={kind.id} title={inLanguage(kind.texts, language).hint}>
              {inLanguage(kind.texts, language).name}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={`${title}: ${shell.playerName}`}
          value={seat.name}
          maxLength={40}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      )}
    </li>
  );
}

interface Props {
  readonly loaded: GameForPages;
  readonly plays: readonly string[];
  readonly seats: readonly SeatPlan[];
  /** Where what a seat plays can be chosen. */
  readonly settling?: Settling;
  onChange(seats: readonly SeatPlan[]): void;
}

export function Seats({ loaded, plays, seats, settling, onChange }: Props) {
  const shell = useTexts();
  const { language } = useSettings();
  const texts = inLanguage(loaded.texts, language);
  return (
    <>
      <ol className="seats">
        {seats.map((seat, at) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={at}
            at={at}
            seat={seat}
            plays={plays[at]}
            texts={texts}
            picker={
              <PlayPicker
                game={loaded.game}
                texts={texts}
                settling={settling}
                seat={at}
                title={plays[at] === undefined ? shell.seat(at + 1) : texts.plays(plays[at])}
              />
            }
            Own={loaded.board.Emblem}
            bots={loaded.bots}
            onChange={(next) => onChange(seats.with(at, next))}
          />
        ))}
      </ol>
      {seats.every(({ sitter }) => sitter === 'bot') && <p className="note">{shell.noPeople}</p>}
    </>
  );
}
