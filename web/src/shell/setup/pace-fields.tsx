import type { Pace } from '@cabinet-wars/protocol/messages';
import { useOnlineTexts } from '../../i18n/online/index.ts';
import { Choose, Stepper } from '../parts/fields.tsx';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const lates = ['bot', 'nothing'] as const;

/** With what each pace begins. */
export const firstPace: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 30 * MINUTE, more: 15_000, late: 'bot' },
  days: { kind: 'days', each: 2 * DAY, late: 'bot' },
};

/** How long one may think, and what happens then. */
export function PaceFields({ pace, onChange }: { readonly pace: Pace; onChange(pace: Pace): void }) {
  const texts = useOnlineTexts();
  if (pace.kind === 'none') return null;
  return (
    <>
      {pace.kind === 'live' && (
        <>
          <Stepper
            name={texts.bank}
            value={pace.bank / MINUTE}
            from={1}
            to={600}
            onChange={(n) => onChange({ ...pace, bank: n * MINUTE })}
          />
          <Stepper
            name={texts.more}
            value={pace.more / 1000}
            from={0}
            to={600}
            onChange={(n) => onChange({ ...pace, more: n * 1000 })}
          />
        </>
      )}
      {pace.kind === 'days' && (
        <Stepper
          name={texts.each}
          value={pace.each / DAY}
          from={1}
          to={14}
          onChange={(n) => onChange({ ...pace, each: n * DAY })}
        />
      )}
      <Choose<(typeof lates)[number]>
        name={texts.late}
        value={pace.late}
        values={lates}
        say={(each) => texts.lates[each]}
        onChange={(late) => onChange({ ...pace, late })}
      />
    </>
  );
}
