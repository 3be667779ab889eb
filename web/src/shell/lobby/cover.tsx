import { land, shore } from './generated/atlantic.ts';

const pictures = import.meta.glob<string>('./covers/*.webp', { eager: true, query: '?url', import: 'default' });

/** A piece of a game's own board; of a game from outside, a piece of the sea all these games are about. */
export function Cover({ game, name }: { readonly game: string; readonly name: string }) {
  const picture = pictures[`./covers/${game}.webp`];
  return (
    <div className="game-picture">
      {picture === undefined ? (
        <svg className="atlantic" viewBox="170 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className="atlantic-shore" d={shore} />
          <path className="atlantic-land" d={land} />
        </svg>
      ) : (
        <img src={picture} alt={name} width="660" height="540" loading="lazy" />
      )}
    </div>
  );
}
