import { ADVANTAGE, type AdvantageId } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { Counter, Icon } from '../../../counters/index.ts';
import { meant } from '../../kit/rail/meant.ts';
import type { Naming } from '../i18n/index.ts';
import { AdvantageShield } from '../map/SpaceMark.tsx';
import { advantageOf } from '../read/faces.ts';
import type { Buying } from '../read/purchases/buying.ts';
import type { BoardProps, GameChoice, OpenView } from '../read/seen.ts';

interface Props {
  readonly props: BoardProps;
  readonly buying: Buying;
  readonly naming: Naming;
}

interface Means {
  readonly choice: GameChoice;
  /** What is to be said for it: more than itself where an action has to be begun. */
  readonly choices: readonly GameChoice[];
  /** Points of the action under way that it would lose. */
  readonly loses: number;
  /** What it goes with, where it is of use only then. */
  readonly goesWith: string;
}

const KINDS: readonly string[] = ['advantage', 'ability', 'reveal', 'huguenots', 'carry-out'];

/** Advantages and ministries that can be used now, those for an action that is still to be begun too. */
export function AtHand({ props, buying, naming }: Props): ReactNode {
  const { ask, view, texts, telling } = props;
  const { own, game } = naming;
  const now = (ask?.options ?? []).flatMap((option): Means[] => {
    const choice = choiceIn<GameChoice>(option);
    if (choice === null || !KINDS.includes(choice.t)) return [];
    return [{ choice, choices: [choice], loses: 0, goesWith: '' }];
  });
  const later = buying.claims
    .filter(({ loses }) => loses === 0)
    .map(({ claim, choices, points, loses }): Means => {
      return { choice: claim, choices: choices, loses, goesWith: own.goesWithPoints(game.points[points].name) };
    });
  const all = [...now, ...later];
  return (
    <section className="is-section">
      {all.length > 0 && (
        <h3>
          {own.atHand} <small>{own.advantageLimit}</small>
        </h3>
      )}
      <ul className="choices is-buttons">
        {all.map(({ choice, choices, goesWith }) => (
          <li key={JSON.stringify(choices)}>
            <button
              type="button"
              className="is-button"
              data-tip={hintOf(choice, naming)}
              {...meant(props.taught, choices)}
              onClick={() => props.pick(choices.length === 1 ? choices[0] : choices)}
            >
              <MeansIcon choice={choice} open={view.open} />
              <span className="said">{texts.choice(choice, telling)}</span>
              {goesWith !== '' && <em>{goesWith}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hintOf(choice: GameChoice, { game }: Naming): string | undefined {
  if (choice.t === 'advantage') return game.advantages[choice.advantage].hint;
  return choice.t === 'reveal' ? game.ministries[choice.ministry].abilities.join(' ') : undefined;
}

function MeansIcon({ choice, open }: { choice: GameChoice; open: OpenView }): ReactNode {
  if (choice.t === 'advantage') return <Shield open={open} id={choice.advantage} />;
  return <Icon name={choice.t === 'carry-out' ? 'tile' : 'population'} size={16} />;
}

function Shield({ open, id }: { open: OpenView; id: AdvantageId }): ReactNode {
  const face = advantageOf(open, ADVANTAGE[id]);
  return face === null ? null : (
    <Counter size={20}>
      <AdvantageShield face={face} />
    </Counter>
  );
}
