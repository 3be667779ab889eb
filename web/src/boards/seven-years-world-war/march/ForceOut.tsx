import { squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import { piecesAt } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { Counter } from '../../../counters/index.ts';
import { useMedia } from '../../../use-media.ts';
import type { Naming } from '../i18n/index.ts';
import { Unit } from '../map/layers/Unit.tsx';
import { stackAt } from '../read/map/stacks.ts';
import { moverOf, unitWords } from '../read/motion.ts';
import type { BoardProps, OpenView } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { Stepper } from '../shop/Stepper.tsx';
import { TWO_COLUMNS } from '../state/plates.ts';
import { type Kind, kindsAt, mostOf, presetsOf, type Taken } from './force.ts';
import { marching, putDown } from './marching.ts';
import type { March } from './use-march.ts';
import { WayOut } from './WayOut.tsx';

interface Props {
  readonly props: BoardProps;
  readonly march: March;
  readonly naming: Naming;
}

/** A force in hand that has not set out yet: how much of each kind goes, and then where to. */
export function ForceOut({ props, march, naming }: Props): ReactNode {
  const { force, taken } = march;
  const hasRoom = useMedia(TWO_COLUMNS);
  const open = props.view.open;
  if (taken === null) return null;
  const texts = naming.own.march;
  const kinds = kindsAt(open, force.marching.seat, taken);
  const presets = presetsOf(kinds);
  const { naval } = force.marching;
  const sums = sumsOf(texts, march);
  // Once the goal is pinned on a phone, the way has the room.
  if (!hasRoom && march.state.goal !== null)
    return (
      <div className="syww-march">
        <InShort props={props} march={march} naming={naming} sums={sums} />
        <WayOut props={props} march={march} naming={naming} />
        <PutDown naming={naming} />
      </div>
    );
  return (
    <div className="syww-march syww-force-out">
      <div>
        <h3>{squareName(naming, taken.from)}</h3>
        {presets.length > 1 && (
          <fieldset className="syww-presets" aria-label={texts.presets}>
            {presets.map(({ id, counts }) => (
              <button
                key={id}
                type="button"
                data-preset={id}
                aria-pressed={isSame(counts, taken.counts)}
                onClick={() => marching.set({ taken: { ...taken, counts }, goal: null })}
              >
                {texts.preset[id](sum(counts))}
              </button>
            ))}
          </fieldset>
        )}
        <ul className="syww-kinds">
          {kinds.map((kind) => (
            <KindRow key={kind.name} kind={kind} kinds={kinds} taken={taken} naval={naval} naming={naming} />
          ))}
          <Staying open={open} taken={taken} kinds={kinds} naming={naming} />
        </ul>
        <p className="syww-sum-line">{sums}</p>
      </div>
      <div>
        <WayOut props={props} march={march} naming={naming} />
        <PutDown naming={naming} />
      </div>
    </div>
  );
}

/** What the force comes to: strength, points, cargo. */
function sumsOf(texts: Naming['own']['march'], { force, reach }: March): string {
  const { naval } = force.marching;
  const cargo = naval && force.room > 0 ? ` · ${texts.cargo(force.aboard.length, force.room)}` : '';
  return texts.sums(force.strength, reach.points, naval) + cargo;
}

/** The force in one line, with the way back to changing it. */
function InShort({ props, march, naming, sums }: Props & { readonly sums: string }): ReactNode {
  const { taken } = march;
  const [first] = taken === null ? [] : (stackAt(props.view.open, taken.from)?.units ?? []);
  return (
    <div className="syww-force-in-short">
      <Counter size={32}>{first !== undefined && <Unit {...first} count={1} />}</Counter>
      <span>
        <strong>{taken !== null && squareName(naming, taken.from)}</strong>
        <small>{sums}</small>
      </span>
      <button type="button" className="link" onClick={() => marching.set({ goal: null })}>
        {naming.own.march.change}
      </button>
    </div>
  );
}

const PutDown = ({ naming }: { readonly naming: Naming }): ReactNode => (
  <ol className="choices syww-march-foot">
    <li>
      <button type="button" className="button" data-put-down onClick={putDown}>
        {naming.own.march.putDown}
      </button>
    </li>
  </ol>
);

const sum = (counts: Taken['counts']): number => Object.values(counts).reduce((all, n) => all + n, 0);
const isSame = (a: Taken['counts'], b: Taken['counts']): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

interface RowProps {
  readonly kind: Kind;
  readonly kinds: readonly Kind[];
  readonly taken: Taken;
  readonly naval: boolean;
  readonly naming: Naming;
}

function KindRow({ kind, kinds, taken, naval, naming }: RowProps): ReactNode {
  const { own, game } = naming;
  const texts = own.march;
  const mover = moverOf(kind.name);
  const count = taken.counts[kind.name] ?? 0;
  const set = (n: number) =>
    marching.set({ taken: { ...taken, counts: { ...taken.counts, [kind.name]: n } }, goal: null });
  const role = kind.naval
    ? kind.name.includes('+')
      ? texts.carries(game.kinds[moverOf(kind.name.split('+')[1]).kind].one)
      : texts.carriesOne
    : naval
      ? texts.goesAboard
      : '';
  return (
    <li>
      <Counter size={32}>
        <Unit {...mover} />
      </Counter>
      <span>
        <strong>{unitWords(naming, kind.name)}</strong>
        <small>{own.list([texts.strengthEach(kind.strength), ...(role === '' ? [] : [role])])}</small>
      </span>
      <Stepper
        name={texts.ofAll(count, kind.pieces.length)}
        value={count}
        of={kind.pieces.length}
        texts={own}
        mayAdd={count < mostOf(kinds, taken.counts, kind)}
        why={undefined}
        onAdd={() => set(count + 1)}
        onTakeOff={() => set(count - 1)}
      />
    </li>
  );
}

/** What never moves is listed too, so that nobody looks for it. */
function Staying({
  open,
  taken,
  kinds,
  naming,
}: Omit<RowProps, 'kind' | 'naval'> & { readonly open: OpenView }): ReactNode {
  const { speed } = tablesOf(open);
  const still = piecesAt(open, squareOf(taken.from)).filter((piece) => speed[open.face[piece]] === 0);
  if (still.length === 0) return null;
  const moving = new Set(kinds.map(({ name }) => name));
  return (stackAt(open, taken.from)?.units ?? [])
    .filter(({ name, kind }) => !moving.has(name) && (kind === 'base' || kind === 'fortified-zone'))
    .map((unit) => (
      <li key={unit.name} data-stays>
        <Counter size={32}>
          <Unit {...unit} />
        </Counter>
        <span>
          <strong>{naming.game.kinds[unit.kind].one}</strong>
          <small>{naming.own.march.neverMoves}</small>
        </span>
        <em>{naming.own.march.stays}</em>
      </li>
    ));
}
