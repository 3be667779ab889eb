import './tabs.css';
import { POWERS, type PowerId, tablesOf, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { scoreNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { explainsItself, tells } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { leadersOf } from '../read/hand.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps, Event, OpenView } from '../read/seen.ts';
import { reckonings, storyOf } from '../read/story.ts';
import { plates } from '../state/plates.ts';
import { PowerDisc } from './faces.tsx';

/** What each coalition would have if the game ended now, the powers with their leaders, and what has been agreed on. */
export function StandingTab(props: BoardProps): ReactNode {
  const open = props.view.open;
  const naming = namingOf(props.language);
  return (
    <div className="syww-standing">
      {open.turn > 0 && <Scores open={open} naming={naming} />}
      <PastYears props={props} naming={naming} />
      <h3 className="ruled">{naming.own.powers}</h3>
      <ul className="syww-powers">
        {POWERS.map((power) => (
          <Power key={power} power={power} open={open} naming={naming} />
        ))}
      </ul>
      <Agreements props={props} open={open} naming={naming} />
    </div>
  );
}

interface Inner {
  readonly open: OpenView;
  readonly naming: Naming;
}

const PARTS = ['powers', 'squares', 'routes', 'enlightenment'] as const;

function Scores({ open, naming }: Inner): ReactNode {
  const { own, game } = naming;
  const scores = scoreNow(open);
  const rows = PARTS.filter((part) => part !== 'enlightenment' || open.options.enlightenment);
  const row = (name: string, of: (score: (typeof scores)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {scores.map((score) => (
        <td key={score.seat}>{of(score)}</td>
      ))}
    </tr>
  );
  return (
    <table className="syww-scores">
      <caption>{own.ifEnded}</caption>
      <thead>
        <tr>
          <td />
          {scores.map(({ seat }) => (
            <th key={seat} scope="col">
              <Emblem plays={`coalition-${seat + 1}`} size={24} />
              <span className="visually-hidden">{coalitionName(naming, open, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((part) => (
          <tr key={part}>
            <th scope="row">{own.parts[part]}</th>
            {scores.map(({ seat, parts }) => (
              <td key={seat}>{parts[part]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {row(own.sum, ({ points }) => points)}
        {row(own.start, ({ start }) => start)}
        {row(own.ratio, ({ ratio }) => (
          <b {...explainsItself('ratio')}>{game.ratio(ratio)}</b>
        ))}
        {row(own.level, ({ level }) => (
          <span {...tells(game.levels[level].hint)}>{game.levels[level].name}</span>
        ))}
      </tfoot>
    </table>
  );
}

function Power({ power, open, naming }: Inner & { readonly power: PowerId }): ReactNode {
  const { own, game } = naming;
  const { freeMarkers, pieceNation } = tablesOf(open);
  const index = POWERS.indexOf(power);
  const seat = open.control[index];
  const held = open.first.filter((piece) => piece >= 0 && pieceNation[piece] === index).length;
  const leaders = leadersOf(open, power);
  return (
    <li>
      <PowerDisc nation={power} size={26} />
      <span className="syww-power">
        <strong>{game.lands[power]}</strong>
        <small>{own.list([own.freeMarkers(freeMarkers[index]), own.squares(held)])}</small>
        {leaders.length > 0 && (
          <small>
            {own.leaders}:{' '}
            {own.list(
              leaders.map(({ marker, count, tired }) => {
                const name = own.atLeast(count, game.markers[marker].name);
                return tired ? `${name} (${own.usedThisTurn})` : name;
              }),
            )}
          </small>
        )}
      </span>
      <em>{seat < 0 ? own.neutral : coalitionName(naming, open, seat)}</em>
    </li>
  );
}

/** The plates of years that are over, to be looked at again: on a phone there is no key for it. */
function PastYears({ props, naming }: Pick<Inner, 'naming'> & { readonly props: BoardProps }): ReactNode {
  const open = plates.use(({ year }) => year);
  const turns = reckonings(storyOf(props.told)).flatMap(({ turn }) => (turn > 0 ? [turn] : []));
  if (turns.length === 0) return null;
  return (
    <>
      <h3 className="ruled">{naming.own.year.pastYears}</h3>
      <p className="row syww-past-years">
        {turns.map((turn) => (
          <button
            key={turn}
            type="button"
            className="button"
            aria-pressed={turn === open}
            data-tip={naming.own.year.ends(yearsOf(turn))}
            onClick={() => plates.set({ year: turn === open ? null : turn })}
          >
            {yearsOf(turn)}
          </button>
        ))}
      </p>
    </>
  );
}

/** A clause in force is told as it was when it was agreed on. */
function Agreements({ props, open, naming }: Inner & { readonly props: BoardProps }): ReactNode {
  const clauses = open.agreements.map(
    ({ clause, by, ...rest }): Event =>
      clause === 'treaty' ? { t: 'treaty-signed', seat: by, signed: true } : { t: 'agreed', clause, seat: by, ...rest },
  );
  if (clauses.length === 0) return null;
  return (
    <>
      <h3 className="ruled">{naming.own.agreements}</h3>
      {clauses.map((clause) => (
        <p key={JSON.stringify(clause)}>{props.texts.event(clause, props.telling)}</p>
      ))}
    </>
  );
}
