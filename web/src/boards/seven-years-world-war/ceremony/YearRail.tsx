import { TURNS, yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import type { Points } from '@cabinet-wars/seven-years-world-war/view';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../counters/index.ts';
import { CeremonyRail } from '../../kit/ceremony/CeremonyRail.tsx';
import type { CeremonyNow } from '../../kit/ceremony/ceremony.ts';
import { type Naming, namingOf } from '../i18n/index.ts';
import { limitOf } from '../read/hand.ts';
import { coalitionName } from '../read/map/coalition.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import type { YearEnd } from './year.ts';

const PARTS = ['powers', 'squares', 'routes', 'enlightenment'] as const satisfies readonly (keyof Points)[];

interface Props {
  readonly props: BoardProps;
  readonly now: CeremonyNow;
  readonly year: YearEnd;
  /** As the table stands after it. */
  readonly open: OpenView;
}

/** What the year has meant for whoever looks, and why. */
export function YearRail({ props, now, year, open }: Props): ReactNode {
  const naming = namingOf(props.language);
  const texts = naming.own.year;
  const next = year.turn === TURNS || open.final !== null ? null : yearsOf(year.turn + 1);
  const ratios = year.after.map((ratio, seat) => `${coalitionName(naming, open, seat)} ${naming.game.ratio(ratio)}`);
  return (
    <CeremonyRail
      now={now}
      label={texts.ends(yearsOf(year.turn))}
      title={props.seat === null ? texts.forAll : texts.forYou}
      text={naming.own.list(ratios)}
      onward={next === null ? texts.toPeace : texts.onTo(next)}
    >
      <ul className="syww-year-facts">
        {props.seat !== null && <Mine year={year} seat={props.seat} open={open} naming={naming} />}
        {year.broken.map(({ seat, to }) => (
          <Fact key={`${seat} ${to}`} icon="quill">
            {texts.brokenBy(coalitionName(naming, open, seat), coalitionName(naming, open, to))}
          </Fact>
        ))}
      </ul>
      <p>{next === null ? texts.over : texts.next(next)}</p>
      {next !== null && <p className="note">{texts.again}</p>}
    </CeremonyRail>
  );
}

function Mine({
  year,
  seat,
  open,
  naming,
}: {
  year: YearEnd;
  seat: number;
  open: OpenView;
  naming: Naming;
}): ReactNode {
  const { own, game } = naming;
  const texts = own.year;
  const changes = PARTS.flatMap((part) => {
    const change = year.partsAfter[seat][part] - year.partsBefore[seat][part];
    return change === 0 ? [] : [texts.partChange(own.parts[part], change)];
  });
  const mine = open.agreements.filter(({ by, to }) => by === seat || to === seat).length;
  return (
    <>
      <Fact icon="victory">
        <strong>{texts.ratioChange(game.ratio(year.before[seat]), game.ratio(year.after[seat]))}</strong>
        {changes.length > 0 && `: ${own.list(changes)}`}
      </Fact>
      <Fact icon="gold">{texts.treasuryNow(open.treasury[seat], year.provisioned[seat].paid)}</Fact>
      <Fact icon="tile">{texts.markersNow(open.hands[seat], limitOf(open))}</Fact>
      {mine > 0 && <Fact icon="quill">{texts.standing(mine)}</Fact>}
    </>
  );
}

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode => (
  <li>
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </li>
);
