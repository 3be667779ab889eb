import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface EndTab {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Parts of the page after a game where there is no room to show them side by side: one at a time. */
export function EndTabs({ tabs, label }: { readonly tabs: readonly EndTab[]; readonly label: string }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0].id);
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length];
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="end-tabs" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            className="end-tab"
            key={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.id}`}>
        {open.content}
      </div>
    </>
  );
}
