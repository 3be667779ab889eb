import './look-bar.css';
import type { ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { mapLook } from '../state/map-look.ts';

/** In the corner of the map: whose colours it shows, and whether stacks tell their strength. */
export function LookBar({ naming: { own } }: { readonly naming: Naming }): ReactNode {
  const { byCoalition, strength } = mapLook.use((look) => look);
  return (
    <div className="syww-look-bar">
      <fieldset>
        <legend className="visually-hidden">{own.mapShows}</legend>
        <button type="button" aria-pressed={!byCoalition} onClick={() => mapLook.set({ byCoalition: false })}>
          {own.byPowers}
        </button>
        <button type="button" aria-pressed={byCoalition} onClick={() => mapLook.set({ byCoalition: true })}>
          {own.byCoalitions}
        </button>
      </fieldset>
      <button type="button" aria-pressed={strength} onClick={() => mapLook.set({ strength: !strength })}>
        {own.strengthTags}
      </button>
    </div>
  );
}
