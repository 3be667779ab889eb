import { yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';
import { explainsItself, explainsWhole } from '../../kit/terms/explains.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { Scale } from '../parts/Scale.tsx';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps } from '../read/seen.ts';
import { shortSquare } from '../read/sentences.ts';
import { Discs } from './Discs.tsx';
import type { Provisioned, YearEnd } from './year.ts';

interface Props {
  readonly props: BoardProps;
  readonly year: YearEnd;
}

/** A year on one plate: what winter cost, what was burnt and lit, what the campaigns brought, and the ratios. */
export function YearPlate({ props, year }: Props): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.year;
  return (
    <div className="syww-year">
      <p className="label">{texts.label}</p>
      <h2>{texts.ends(yearsOf(year.turn))}</h2>
      <div className="syww-year-columns">
        <Column icon="bank" title={texts.provisioning}>
          {year.provisioned.map((row) => (
            <Entry
              key={row.seat}
              props={props}
              seat={row.seat}
              text={winterOf(row, naming)}
              figure={row.paid === 0 ? '0' : `−${row.paid}`}
              isLoss={row.paid > 0 || row.lost.length > 0}
              term="winter-paid"
            />
          ))}
        </Column>
        <Column icon="attack" title={texts.war}>
          {year.fought.map(({ seat, attacks, lost }) => (
            <Entry
              key={seat}
              props={props}
              seat={seat}
              text={texts.fought(attacks, lost)}
              figure={lost === 0 ? '–' : `−${lost}`}
              isLoss={lost > 0}
              term="units-lost"
            />
          ))}
        </Column>
        {year.pillage !== null && <Pillage props={props} pillage={year.pillage} />}
        {year.enlightenment !== null && <Enlightenment props={props} tried={year.enlightenment} />}
        {year.won.length > 0 && (
          <Column icon="powers" title={texts.powers}>
            {year.won.map(({ power, seat }) => (
              <Entry
                key={power}
                props={props}
                seat={seat}
                text={(seat === null ? texts.isNeutral : texts.joined)(naming.game.lands[power])}
                figure=""
              />
            ))}
          </Column>
        )}
      </div>
      <Ratios props={props} year={year} />
    </div>
  );
}

const winterOf = ({ paid, lost }: Provisioned, naming: Naming): string => {
  const texts = naming.own.year;
  const names = naming.own.list([...new Set(lost)].map((square) => shortSquare(naming, square)));
  if (paid === 0 && lost.length === 0) return texts.allForage;
  return [
    ...(paid > 0 ? [texts.paid(paid)] : []),
    ...(lost.length > 0 ? [texts.starved(lost.length, names)] : []),
  ].join('. ');
};

function Pillage({ props, pillage }: { props: BoardProps; pillage: NonNullable<YearEnd['pillage']> }): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.year;
  const say: Readonly<Record<string, (square: string) => string>> = {
    pillage: texts.laidWaste,
    nothing: texts.inVain,
  };
  return (
    <Column icon="pirates" title={texts.pillage} nobody={texts.nobodyPillaged}>
      {pillage.map(({ seat, square, result, points }) => (
        <Entry
          key={`${seat} ${square}`}
          props={props}
          seat={seat}
          text={(say[result] ?? texts.undisciplined)(shortSquare(naming, square))}
          figure={points === 0 ? '–' : `+${points}`}
          term="pillaged"
        />
      ))}
    </Column>
  );
}

function Enlightenment({
  props,
  tried,
}: {
  props: BoardProps;
  tried: NonNullable<YearEnd['enlightenment']>;
}): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.year;
  const say: Record<string, (square: string) => string> = {
    enlightened: texts.lit,
    reaction: texts.reaction,
    nothing: texts.inVain,
  };
  return (
    <Column icon="candle" title={texts.enlightenment} nobody={texts.nobodyLit}>
      {tried.map(({ seat, square, result }, i) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: a square may be tried more than once
          key={i}
          props={props}
          seat={seat}
          text={say[result](shortSquare(naming, square))}
          figure={result === 'enlightened' ? '+1' : '–'}
          term="lit-square"
        />
      ))}
    </Column>
  );
}

interface ColumnProps {
  readonly icon: IconName;
  readonly title: string;
  /** What it says where it is empty. */
  readonly nobody?: string;
  readonly children: readonly ReactNode[];
}

function Column({ icon, title, nobody, children }: ColumnProps): ReactNode {
  return (
    <section>
      <h3>
        <Icon name={icon} size={19} /> {title}
      </h3>
      {children.length === 0 ? <p className="note">{nobody}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface EntryProps {
  readonly props: BoardProps;
  /** Null for nobody's. */
  readonly seat: number | null;
  readonly text: string;
  readonly figure: string;
  readonly isLoss?: boolean;
  /** What the figure counts. */
  readonly term?: 'winter-paid' | 'units-lost' | 'pillaged' | 'lit-square';
}

function Entry({ props, seat, text, figure, isLoss = false, term }: EntryProps): ReactNode {
  const { open } = props.view;
  const naming = namingOf(props.language);
  return (
    <li data-mine={(seat !== null && seat === props.seat) || undefined}>
      <Discs open={open} seat={seat} size={20} />
      <span>
        {seat !== null && <span className="visually-hidden">{coalitionName(naming, open, seat)}: </span>}
        {text}
      </span>
      {figure !== '' && (
        <b data-loss={isLoss || undefined} {...(term === undefined ? {} : explainsItself(term))}>
          {figure}
        </b>
      )}
    </li>
  );
}

function Ratios({ props, year }: Props): ReactNode {
  const { open } = props.view;
  const naming = namingOf(props.language);
  const { own, game } = naming;
  return (
    <section>
      <h3>
        <Icon name="victory" size={19} /> {own.year.ratios} <small>{own.year.springToWinter}</small>
      </h3>
      <ul className="syww-year-ratios">
        {year.after.map((ratio, seat) => {
          const name = coalitionName(naming, open, seat);
          const [from, to] = [game.ratio(year.before[seat]), game.ratio(ratio)];
          return (
            <li
              key={name}
              data-mine={seat === props.seat || undefined}
              data-term="ratio"
              {...explainsWhole('ratio-scale')}
            >
              <Discs open={open} seat={seat} size={20} />
              <strong aria-hidden="true">{name}</strong>
              <Scale ratio={ratio} from={year.before[seat]} />
              <span aria-hidden="true">{from}</span>
              <b aria-hidden="true">{to}</b>
              <span className="visually-hidden">{own.year.fromTo(name, from, to)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
