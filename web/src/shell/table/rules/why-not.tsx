import type { Choice, Reason } from '@cabinet-wars/kernel';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { addressOf } from '../../../routes.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { Sitting } from '../../table-state/use-table.ts';
import { rulesSection } from './rules-section.ts';

interface Props {
  readonly sitting: Sitting;
  readonly wish: Partial<Choice>;
  onClose(): void;
}

/** The rule that stands in the way of a wish. */
export function WhyNot({ sitting, wish, onClose }: Props) {
  const shell = useTexts();
  const { client, seat, say, texts, telling, shown } = sitting;
  const [reasons, setReasons] = useState<readonly Reason[] | null>(null);
  useEffect(() => {
    if (seat !== null) void client.explain(seat, wish).then(setReasons);
  }, [client, seat, wish]);
  const key = shown.question.asks.own?.key;
  const section = key === undefined ? null : rulesSection(sitting, key);
  const whole = isSaid(wish) ? nameOf(() => texts.choice(wish, telling)) : null;
  return (
    <Dialog label={shell.whyNotTitle} title={whole ?? shell.notPossible} onClose={onClose}>
      <div className="why" aria-live="polite">
        {reasons?.map((reason) => (
          <p key={JSON.stringify(reason)}>{say(reason)}</p>
        ))}
      </div>
      {section !== null && (
        <a className="link" href={addressOf({ page: 'rules', game: client.facts.game, section: section.id })}>
          {shell.rules}: {section.title}
        </a>
      )}
    </Dialog>
  );
}

/** A kind of choice alone says too little to be read out. */
const isSaid = (wish: Partial<Choice>): wish is Choice => wish.t !== undefined && Object.keys(wish).length > 1;

/** A wish may leave out what its sentence needs. */
function nameOf(tell: () => string): string | null {
  try {
    const name = tell();
    return name.includes('undefined') ? null : name;
  } catch {
    return null;
  }
}
