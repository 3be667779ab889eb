import { useEffect, useState } from 'react';
import { type EmblemOfSeat, emblemOf } from '../../boards/registry.ts';
import { Emblem } from './emblem.tsx';

interface Props {
  readonly game: string;
  readonly seats: readonly { readonly plays: string; readonly sitter: string }[];
}

/** The seats of a table in a list. Letters stand there until the games' own signs are fetched, and where they cannot be. */
export function SeatSigns({ game, seats }: Props) {
  const [Own, setOwn] = useState<EmblemOfSeat>();
  useEffect(() => {
    let left = false;
    const take = (found?: EmblemOfSeat) => left || setOwn(() => found);
    void emblemOf(game).then(take, () => take());
    return () => {
      left = true;
    };
  }, [game]);
  return (
    <span className="table-seats">
      {seats.map(({ plays, sitter }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat} className={sitter === 'free' ? 'free-seat' : undefined}>
          <Emblem plays={plays} name={plays.toUpperCase()} seat={seat} size={Own ? 24 : 20} Own={Own} />
        </span>
      ))}
    </span>
  );
}
