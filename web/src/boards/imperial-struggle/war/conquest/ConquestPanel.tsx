import './conquest.css';
import { REGION, REGIONS, SPACE } from '@cabinet-wars/imperial-struggle/data';
import { choiceIn, fits } from '@cabinet-wars/kernel';
import type { ReactNode } from 'react';
import { meant } from '../../../kit/rail/meant.ts';
import { namingIn } from '../../i18n/index.ts';
import { Emblem } from '../../parts/Emblem.tsx';
import { type BoardProps, eventsOf, type GameChoice } from '../../read/seen.ts';
import { WarBoxes } from '../WarBoxes.tsx';
import { warsOf } from '../war-of.ts';
import { ConquestMeans } from './ConquestMeans.tsx';
import { CONQUEST_KINDS, meansOf, type Taking, takings } from './conquest.ts';

/** On a phone the theatres and how this one ended stand over the choices: on a desk they are beside the map. */
function TheatresOnPhone({ props }: { readonly props: BoardProps }): ReactNode {
  const naming = namingIn(props.language);
  const fought = warsOf(eventsOf(props.told)).at(-1)?.theatres.at(-1);
  if (fought === undefined) return null;
  const { own, game } = naming;
  return (
    <div className="is-war-context">
      <WarBoxes props={props} open={props.view.open} naming={naming} now={fought.theatre} />
      {props.picked === null && fought.winner !== undefined && fought.winner !== 'nobody' && (
        <p className="is-conquest-won">
          <Emblem plays={fought.winner} size={18} /> {own.wonBy(game.sides[fought.winner], fought.margin)}
        </p>
      )}
      {props.picked !== null && <ConquestMeans props={props} naming={naming} />}
    </div>
  );
}

/** What the winner of a theatre takes: everything that can be, by kind, with what may be refused. */
export function ConquestPanel(props: BoardProps): ReactNode {
  const { ask, view, texts, telling } = props;
  if (ask === null) return null;
  const { own, game } = namingIn(props.language);
  const byKind = takings(ask);
  const side = view.open.sideOf[ask.seat];
  const regions = new Set([...byKind.values()].flat().map(({ space }) => REGION[SPACE[space]]));
  const nothing = ask.options.flatMap((option) => {
    const choice = choiceIn<GameChoice>(option);
    return choice?.t === 'no-more' ? [choice] : [];
  });
  const about = ({ space, choice }: Taking): string => {
    const { refusal } = meansOf(view.open, side, space);
    const where = regions.size > 1 ? game.regions[REGIONS[REGION[SPACE[space]]]] : '';
    const from =
      choice.t === 'conquer-sea'
        ? own.sendFrom(choice.from === 'navy-box' ? game.navyBox : game.spaces[choice.from])
        : '';
    return [where, from, refusal === null ? '' : own.refusedFor(refusal)].filter((part) => part !== '').join(', ');
  };
  return (
    <div className="is-conquest">
      <TheatresOnPhone props={props} />
      {CONQUEST_KINDS.map((kind) => {
        const here = byKind.get(kind) ?? [];
        return here.length === 0 ? null : (
          <section key={kind}>
            <h3>{own.conquestKinds[kind]}</h3>
            <ul className="choices is-buttons">
              {here.map((taking) => (
                <li
                  key={JSON.stringify(taking.choice)}
                  onPointerEnter={() => props.hover(taking.option)}
                  onPointerLeave={() => props.hover(null)}
                  onFocus={() => props.hover(taking.option)}
                  onBlur={() => props.hover(null)}
                >
                  <button
                    type="button"
                    className="is-button"
                    data-space-choice={taking.space}
                    {...meant(props.taught, [taking.choice])}
                    aria-pressed={props.picked !== null && fits(taking.choice, props.picked)}
                    onClick={() => props.pick(taking.choice)}
                  >
                    <span className="said">{game.spaces[taking.space]}</span>
                    <em>{about(taking)}</em>
                    <span className="visually-hidden"> {texts.choice(taking.choice, telling)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <ul className="choices is-buttons">
        {nothing.map((choice) => (
          <li key={choice.t}>
            <button type="button" className="is-button is-nothing" onClick={() => props.pick(choice)}>
              {own.takeNothing}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
