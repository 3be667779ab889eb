import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { scoringOfTurn, turnJustScored } from '../read/scoring/scoring-again.ts';
import { type BoardProps, eventsOf } from '../read/seen.ts';
import { desk } from '../state/desk.ts';
import type { MapNow } from '../use-map.ts';
import { ScoringPlate } from './ScoringPlate.tsx';

/** A Peace turn's account once more: asked for in the Score tab, or where one looks back at the moment it was scored. */
export function ScoringAgain({ props, map }: { readonly props: BoardProps; readonly map: MapNow }): ReactNode {
  const wanted = desk.use(({ scoring }) => scoring);
  const events = eventsOf(props.told);
  const back = useMemo(() => (props.past ? turnJustScored(events) : null), [props.past, events]);
  const [putAway, setPutAway] = useState<number | null>(null);
  const turn = wanted ?? (back === putAway ? null : back);
  useEffect(() => {
    if (back === null) setPutAway(null);
  }, [back]);
  // What is asked meanwhile comes first.
  useEffect(() => () => desk.set({ scoring: null }), []);
  const { open } = props.view;
  const again = useMemo(() => (turn === null ? null : scoringOfTurn(open, events, turn)), [open, events, turn]);
  if (again === null) return null;
  const { account } = again;
  return (
    <ScoringPlate
      open={again.open}
      now={{ at: account.steps.length, isLast: true, isStepwise: true }}
      account={account}
      map={map}
      onClose={() => {
        desk.set({ scoring: null });
        setPutAway(back);
      }}
    />
  );
}
