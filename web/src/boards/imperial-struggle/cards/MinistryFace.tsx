import './cards.css';
import {
  ABILITIES,
  ABILITY,
  HAS_KEYWORD,
  KEYWORDS,
  MINISTRY,
  MINISTRY_OF_ABILITY,
  type MinistryId,
} from '@cabinet-wars/imperial-struggle/data';
import type { ReactNode } from 'react';
import { Icon } from '../../../counters/index.ts';
import type { Naming } from '../i18n/index.ts';
import type { OpenView } from '../read/seen.ts';

interface Props {
  readonly id: MinistryId;
  readonly revealed: boolean;
  readonly open: OpenView;
  readonly naming: Naming;
}

/** A ministry as a card: its keywords, what it can do, and what of that is used this turn. */
export function MinistryFace({ id, revealed, open, naming }: Props): ReactNode {
  const { own, game } = naming;
  const { name, abilities } = game.ministries[id];
  const keywords = KEYWORDS.filter((_, i) => HAS_KEYWORD[MINISTRY[id]][i]).map((keyword) => game.keywords[keyword]);
  const uses = ABILITIES.filter((_, ability) => MINISTRY_OF_ABILITY[ability] === MINISTRY[id]);
  return (
    <>
      <header>
        <span className="is-card-type">
          <Icon name="population" size={16} />
        </span>
        <em>
          {revealed ? own.ministryUp : own.ministryDown}
          <br />
          {own.keywords(keywords)}
        </em>
      </header>
      <h4>{name}</h4>
      {abilities.map((ability) => (
        <p key={ability}>{ability}</p>
      ))}
      {revealed &&
        uses.map((ability) => (
          <p key={ability} className="is-hand-bonus">
            {game.abilities[ability]}: <b>{open.spent[ABILITY[ability]] === 1 ? own.usedThisTurn : own.ready}</b>
          </p>
        ))}
    </>
  );
}
