import './fight.css';
import { choiceIn } from '@cabinet-wars/kernel';
import { NATIONS, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../../use-media.ts';
import { meant } from '../../kit/rail/meant.ts';
import { namingOf } from '../i18n/index.ts';
import { PowerDisc } from '../panels/faces.tsx';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { OtherChoices } from '../shop/OtherChoices.tsx';
import { PLATES } from '../state/plates.ts';
import { AttackSheet } from './AttackSheet.tsx';
import { aiming, forceOf, NO_AIM, type Target } from './aim.ts';
import { bestOf, type Clash, clashOf, defendersAt, worthOf } from './odds.ts';
import { ChanceBar } from './Parts.tsx';

const ATTACKS = ['attack', 'attack-again', 'minor-attack'];
export const isTarget = (choice: GameChoice | null): choice is Target => choice !== null && ATTACKS.includes(choice.t);

/** Every attack of the phase with its odds, the most promising first; one is then planned on its sheet. */
export function AttackList(props: BoardProps): ReactNode {
  const { ask, view, hover } = props;
  const target = aiming.use((aim) => aim.target);
  const hasPlates = useMedia(PLATES);
  const [showsAll, setShowsAll] = useState(false);
  if (ask === null) return null;
  const naming = namingOf(props.language);
  const texts = naming.own.fight;
  if (target !== null && !hasPlates) return <AttackSheet props={props} target={target} />;
  const rows = ask.options.flatMap((option, i) => {
    const choice = choiceIn<GameChoice>(option);
    if (!isTarget(choice)) return [];
    const open = view.open;
    const force = forceOf(open, ask.seat, choice, NO_AIM);
    const clash = clashOf(open, squareOf(choice.to), force, defendersAt(open, choice.to), { attack: 0, defence: 0 });
    return clash === null ? [] : [{ choice, clash, option: i, nation: NATIONS[tablesOf(open).pieceNation[force[0]]] }];
  });
  const sorted = rows.sort((a, b) => worthOf(b.clash) - worthOf(a.clash));
  const fair = sorted.filter(({ clash }) => isFair(clash));
  const shown = showsAll || fair.length === 0 ? sorted : fair;
  return (
    <div className="syww-attacks">
      {sorted.length > 0 && <p className="aside">{texts.pickOne}</p>}
      <ul className="syww-forces" aria-label={texts.attacks}>
        {shown.map(({ choice, clash, option, nation }) => (
          <li key={JSON.stringify(choice)} onPointerEnter={() => hover(option)} onPointerLeave={() => hover(null)}>
            <button
              type="button"
              className="syww-force-row syww-attack-row"
              data-target={choice.to}
              data-from={choice.from}
              aria-pressed={target !== null && target.to === choice.to && target.from === choice.from}
              {...meant(props.taught, [choice])}
              onClick={() => aiming.set({ ...NO_AIM, target: choice })}
            >
              <PowerDisc nation={nation} />
              <span>
                <strong>{squareName(naming, choice.to)}</strong>
                <em data-term="combat-odds">
                  {texts.from(choice.from, clash.odds.replace(':', ' : '))}
                  {choice.t === 'attack-again' && `; ${texts.again}`}
                  {choice.t === 'minor-attack' && `; ${texts.byMinor}`}
                </em>
              </span>
              <ChanceBar results={bestOf(clash).results} viewpoint="attacker" naming={naming} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <p className="syww-note">
          {texts.hopeless(sorted.length - shown.length)}{' '}
          <button type="button" className="link small" onClick={() => setShowsAll(true)}>
            {texts.showAll}
          </button>
        </p>
      )}
      <OtherChoices
        props={props}
        without={ATTACKS}
        end={
          <button
            type="button"
            className="button wide"
            data-end="combat"
            {...meant(props.taught, [{ t: 'done' }])}
            onClick={() => props.pick({ t: 'done' })}
          >
            {texts.endCombat}
          </button>
        }
      />
    </div>
  );
}

const isFair = ({ attack, defence }: Clash): boolean => attack.total >= defence.total;
