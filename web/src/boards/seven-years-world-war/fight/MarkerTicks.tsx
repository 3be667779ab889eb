import type { ReactNode } from 'react';
import { namingOf } from '../i18n/index.ts';
import { handOf } from '../read/hand.ts';
import type { BoardProps } from '../read/seen.ts';
import { aiming } from './aim.ts';
import { Tick } from './Parts.tsx';

/** Markers of one's hand that are laid before the die falls, whichever side one is on. */
export function MarkerTicks({ view, language }: Pick<BoardProps, 'view' | 'language'>): ReactNode {
  const { honours, illuminati } = aiming.use((all) => all);
  const texts = namingOf(language).own.fight;
  const holds = (marker: string) => handOf(view).some((held) => held.marker === marker);
  return (
    <>
      {holds('honors-of-war') && (
        <Tick
          title={texts.honours}
          hint={texts.honoursHint}
          isOn={honours}
          set={(isOn) => aiming.set({ honours: isOn })}
        />
      )}
      {holds('illuminati') && (
        <Tick
          title={texts.illuminati}
          hint={texts.illuminatiHint}
          isOn={illuminati}
          set={(isOn) => aiming.set({ illuminati: isOn })}
        />
      )}
    </>
  );
}
