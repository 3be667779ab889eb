import './rules-figure.css';
import type { Language } from '@cabinet-wars/kernel';
import { isTileId } from '@cabinet-wars/struggle-of-empires/data';
import type { ReactNode } from 'react';
import { Counter, Die, Icon, Medal, Neutral, Piece, type PieceKind } from '../../counters/index.ts';
import { figureTexts } from './i18n/figures.ts';
import { Emblem } from './parts/Emblem.tsx';
import type { PowerId } from './read/seen.ts';
import { TileIcon } from './tiles/TileMarket.tsx';

type Texts = ReturnType<typeof figureTexts>;

const FIGURES: Readonly<Record<string, (texts: Texts) => ReactNode>> = {
  overview: (texts) => <Pieces texts={texts} />,
  'set-up': (texts) => <Pieces texts={texts} />,
  build: (texts) => <Pieces texts={texts} />,
  attack: (texts) => <Battle texts={texts} />,
  'land-combat': (texts) => <Strengths texts={texts} />,
  combat: (texts) => <Battle texts={texts} />,
  scoring: (texts) => <Places texts={texts} />,
};

/** What a section of the rules speaks of, in our own counters; nothing where words are enough. */
export function RulesFigure({
  section,
  language,
}: {
  readonly section: string;
  readonly language: Language;
}): ReactNode {
  if (isTileId(section))
    return (
      <p className="soe-figure-tile" aria-hidden="true">
        <TileIcon id={section} size={56} />
      </p>
    );
  return FIGURES[section]?.(figureTexts(language)) ?? null;
}

const Figure = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <figure className="soe-figure">
    <figcaption className="label">{title}</figcaption>
    {children}
  </figure>
);

const Of = ({ kind, power, count }: { kind: PieceKind; power: PowerId; count?: number }): ReactNode => (
  <Counter size={34}>
    <Piece kind={kind} power={power} {...(count === undefined ? {} : { count })} />
  </Counter>
);

const KINDS = ['army', 'navy', 'fort', 'control'] as const;

const Pieces = ({ texts }: { texts: Texts }): ReactNode => (
  <Figure title={texts.pieces}>
    <ul>
      {KINDS.map((kind) => (
        <li key={kind}>
          <Of kind={kind} power="britain" /> {texts[kind]}
        </li>
      ))}
      <li>
        <Counter size={34}>
          <Neutral kind="defence" defence={3} />
        </Counter>{' '}
        {texts.neutral}
      </li>
    </ul>
  </Figure>
);

function Dice({ values, power }: { values: readonly [number, number]; power: PowerId }): ReactNode {
  const [first, second] = values;
  return (
    <>
      <Counter size={32}>
        <Die value={first} power={power} />
      </Counter>
      <Counter size={32}>
        <Die value={second} power={power} />
      </Counter>
    </>
  );
}

const Battle = ({ texts }: { texts: Texts }): ReactNode => (
  <Figure title={texts.example}>
    <div className="soe-figure-sides">
      <div>
        <p aria-hidden="true">
          <Of kind="army" power="britain" count={2} /> <Of kind="navy" power="britain" />
        </p>
        <p aria-hidden="true">
          <Dice values={[6, 3]} power="britain" />
        </p>
        <small>{texts.attacks}</small>
        <b>6</b>
      </div>
      <Icon name="attack" size={34} />
      <div>
        <p aria-hidden="true">
          <Of kind="fort" power="france" /> <Of kind="army" power="france" />
        </p>
        <p aria-hidden="true">
          <Dice values={[4, 2]} power="france" />
        </p>
        <small>{texts.defends}</small>
        <b>5</b>
      </div>
    </div>
    <p>{texts.wins}</p>
  </Figure>
);

function Strengths({ texts }: { texts: Texts }): ReactNode {
  const rows: readonly [ReactNode, string, string][] = [
    [<Of key="army" kind="army" power="britain" />, texts.unit, '1'],
    [<Of key="fort" kind="fort" power="britain" />, texts.unitFort, '2'],
    [<Of key="navy" kind="navy" power="britain" />, texts.support, '+1'],
    [<Icon key="cannon" name="cannon" size={30} />, texts.training, '+1'],
    [<Dice key="dice" values={[6, 3]} power="britain" />, texts.dice, '+3'],
    [<Dice key="seven" values={[4, 3]} power="britain" />, texts.seven, texts.loseOne],
  ];
  return (
    <Figure title={texts.strength}>
      <table>
        <tbody>
          {rows.map(([picture, name, worth]) => (
            <tr key={name}>
              <td aria-hidden="true">{picture}</td>
              <th scope="row">{name}</th>
              <td>{worth}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

const SCORED: readonly { readonly vp: number; readonly powers: readonly PowerId[]; readonly tokens: number }[] = [
  { vp: 8, powers: ['britain', 'france'], tokens: 3 },
  { vp: 5, powers: ['austria'], tokens: 2 },
  { vp: 3, powers: ['prussia'], tokens: 1 },
];

const Places = ({ texts }: { texts: Texts }): ReactNode => (
  <Figure title={texts.places}>
    <ul>
      {SCORED.map(({ vp, powers, tokens }) => (
        <li key={vp}>
          <Counter size={34}>
            <g transform="scale(1.4)">
              <Medal vp={vp} />
            </g>
          </Counter>
          {powers.map((power) => (
            <span key={power} className="soe-figure-holder">
              <Emblem plays={power} size={22} /> ×{tokens}
            </span>
          ))}
          {powers.length > 1 ? texts.each(vp) : vp}
        </li>
      ))}
    </ul>
    <p>{texts.tie}</p>
  </Figure>
);
