import './colours.css';
import './strip.css';
import { FIRST_YEAR, type PowerId, TURNS } from '@cabinet-wars/seven-years-world-war/data';
import { memo, type ReactNode, useEffect } from 'react';
import { Icon, type IconName } from '../../counters/index.ts';
import { useShared } from '../../share.ts';
import { explainsWhole } from '../kit/terms/explains.ts';
import { type Naming, namingOf } from './i18n/index.ts';
import { PowerDisc } from './panels/faces.tsx';
import { Scale } from './parts/Scale.tsx';
import { alliesName, hueOf } from './read/map/coalition.ts';
import type { BoardProps, OpenView } from './read/seen.ts';
import { neutralsOf, PARTS_OF_YEAR, type Standing, standings } from './read/standing.ts';

/** The coalitions with what everybody sees of them, the turns, and who is still neutral. */
export function Strip(props: BoardProps): ReactNode {
  const open = props.view.open;
  const naming = namingOf(props.language);
  const all = useShared(standings(open, props.seat));
  const neutrals = useShared(neutralsOf(open));
  useCoalitionColours(all.map(({ powers }) => hueOf(powers)).join(' '));
  return (
    <div className="syww-strip-room">
      <div className="syww-strip" data-seats={all.length} style={{ '--seats': all.length }}>
        <ol aria-label={naming.own.coalitions}>
          {all.map((standing) => (
            <Coalition
              key={standing.seat}
              standing={standing}
              naming={naming}
              who={whoPlays(props, standing.seat, naming)}
            />
          ))}
        </ol>
        <Campaign turn={open.turn} phase={open.phase} neutrals={neutrals} naming={naming} />
      </div>
    </div>
  );
}

/** Shields in the log and lines of the score are drawn by the shell: the page tells them the colours of this table. */
function useCoalitionColours(hues: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const names = hues.split(' ').map((hue, seat) => [`--cw-coalition-${seat + 1}`, `var(--cw-${hue})`] as const);
    for (const [name, value] of names) style.setProperty(name, value);
    return () => {
      for (const [name] of names) style.removeProperty(name);
    };
  }, [hues]);
}

function whoPlays({ seats, seat: mine }: BoardProps, seat: number, { own }: Naming): string {
  if (seat === mine) return own.you;
  return seats[seat].sitter === 'bot' ? own.bot : seats[seat].name;
}

interface CoalitionProps {
  readonly standing: Standing;
  readonly naming: Naming;
  readonly who: string;
}

const Coalition = memo(function Coalition({ standing, naming, who }: CoalitionProps): ReactNode {
  const { own, game } = naming;
  const { seat, powers, ratio, isActive } = standing;
  return (
    <li
      className="syww-coalition"
      data-hue={hueOf(powers)}
      data-acting={isActive || undefined}
      aria-current={isActive ? 'true' : undefined}
      {...explainsWhole('coalition')}
    >
      <span className="syww-discs">
        {powers.map((power) => (
          <PowerDisc key={power} nation={power} size={26} />
        ))}
      </span>
      <span className="syww-who">
        <strong>{alliesName(naming, seat, powers)}</strong> <em>{who}</em>
      </span>
      {ratio !== null && (
        <span className="syww-ratio" data-term="ratio">
          <b>
            {game.ratio(ratio)}
            <span className="visually-hidden"> {own.ratio},</span>
          </b>
          <Scale ratio={ratio} />
          <small>{game.levels[standing.level].name}</small>
        </span>
      )}
      <span className="syww-facts">
        <Fact
          icon="gold"
          value={standing.treasury ?? '?'}
          name={own.treasury}
          more={`+${standing.income}`}
          inFull={own.income(standing.income)}
        />
        <Fact icon="tile" value={standing.markers} name={own.markers} more={own.markersOf(standing.limit)} />
        {standing.hasInitiative && <Fact icon="drum" name={own.initiative} />}
      </span>
    </li>
  );
});

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value?: number | string;
  readonly more?: string;
  /** What `more` means, where the figure alone does not say it. */
  readonly inFull?: string;
}

function Fact({ icon, name, value, more, inFull = more }: FactProps): ReactNode {
  return (
    <span className="syww-fact" data-icon={icon} data-term={icon} data-note={inFull}>
      <Icon name={icon} size={16} />
      {value !== undefined && <b>{value}</b>}
      <span className="syww-fact-name">{name}</span>
      {more !== undefined && <small aria-hidden={inFull !== more || undefined}>{more}</small>}
      {inFull !== more && <span className="visually-hidden">, {inFull}</span>}
    </span>
  );
}

interface CampaignProps {
  readonly turn: number;
  readonly phase: OpenView['phase'];
  readonly neutrals: readonly PowerId[];
  readonly naming: Naming;
}

const YEARS = Array.from({ length: TURNS }, (_, i) => FIRST_YEAR + i);

const Campaign = memo(function Campaign({ turn, phase, neutrals, naming }: CampaignProps): ReactNode {
  const { own, game } = naming;
  const part = PARTS_OF_YEAR.findIndex((phases) => phases.includes(phase));
  return (
    <div className="syww-campaign" {...explainsWhole('years')}>
      <ol className="syww-years" data-term="years" aria-label={own.turnTrack}>
        {YEARS.map((year, i) => (
          <li key={year} data-past={i + 1 < turn || undefined} aria-current={i + 1 === turn ? 'true' : undefined}>
            <span aria-hidden="true">{String(year).slice(2)}</span>
            <span className="visually-hidden">{year}</span>
          </li>
        ))}
      </ol>
      <p className="syww-phase">{game.phases[phase]}</p>
      {part >= 0 && (
        <p
          className="syww-parts"
          data-term="years"
          role="img"
          aria-label={own.phaseTrack(part + 1, game.phases[phase])}
        >
          {PARTS_OF_YEAR.map(([first], i) => (
            <span key={first} data-state={i < part ? 'past' : i === part ? 'now' : undefined} />
          ))}
        </p>
      )}
      <p
        className="syww-neutrals"
        data-term="neutral-powers"
        data-note={own.list(neutrals.map((power) => game.lands[power]))}
      >
        <span>{own.neutral}</span>
        {neutrals.map((power) => (
          <PowerDisc key={power} nation={power} size={20} />
        ))}
        <span className="visually-hidden">{own.list(neutrals.map((power) => game.lands[power]))}</span>
      </p>
    </div>
  );
});
