import { act, createElement, type FC, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect } from 'vitest';

// React says so itself: what `act` waits for is then on the page.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const leaving: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
  document.body.replaceChildren();
});

/** Draws something on an empty page, and waits until it stands. */
export async function mount(node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (next: ReactNode) =>
    act(async () => root.render(createElement(Suspense, { fallback: 'suspended' }, next)));
  const leave = () => act(async () => root.unmount());
  leaving.push(leave);
  await draw(node);
  return { place, draw, leave };
}

/** A hook, with what it last returned. */
export async function mountHook<P, R>(use: (props: P) => R, props: P) {
  let now: R;
  let drawn = 0;
  const Hook: FC<{ readonly of: P }> = ({ of }) => {
    drawn++;
    now = use(of);
    return null;
  };
  const { draw, leave } = await mount(createElement(Hook, { of: props }));
  return {
    get now(): R {
      return now;
    },
    get drawn(): number {
      return drawn;
    },
    draw: (next: P) => draw(createElement(Hook, { of: next })),
    leave,
  };
}

/** Does something and lets the page come to rest. */
export const doing = (something: () => unknown): Promise<void> =>
  act(async () => {
    await something();
  });

/** Waits until the page says what it should, ten seconds and more on a busy machine; other threads answer in between. */
export async function until(holds: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return holds();
    } catch (fault) {
      if (tries === 2000) throw fault;
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What of a kind stands on the page, by its name as it is read out. */
export const named = <E extends Element = HTMLElement>(selector: string, name: string | RegExp): E[] =>
  [...document.querySelectorAll<E>(selector)].filter((each) =>
    typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
  );

/** The one such thing. */
export function the<E extends Element = HTMLElement>(selector: string, name: string | RegExp = /(?:)/): E {
  const found = named<E>(selector, name);
  expect(found.length, `${selector} ${name}`).toBe(1);
  return found[0];
}

export const textOf = (selector: string): string | null => {
  const found = document.querySelector(selector);
  return found === null ? null : nameOf(found);
};
export const textsOf = (selector: string): string[] => [...document.querySelectorAll(selector)].map(nameOf);

export const click = (element: HTMLElement): Promise<void> => doing(() => element.click());

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types over what a field holds, as a hand would: React hears nothing of a value that was set by the page itself. */
export function typeInto(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export const fill = (field: Field, value: string): Promise<void> => doing(() => typeInto(field, value));

export const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): Promise<void> =>
  doing(() => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })));
