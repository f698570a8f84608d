import type { ReactNode } from 'react';
import { UiProvider } from '@mina-sidor/ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

import { texts } from '../texts.ts';

/** Draws into the document of a test, until the test has ended. Gives what draws something else in its place. */
export function draw(element: ReactNode): (next: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <UiProvider locale="sv" texts={texts.ui}>
          {shown}
        </UiProvider>,
      ),
    );
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  show(element);
  return show;
}

/** The text of the page, as a person reads it. */
export function shownText(): string {
  return document.querySelector('main')?.textContent ?? '';
}

/** What a screen reader is told at this moment. */
export function announced(): readonly string[] {
  return [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
}

/** The button with this name, which must be there. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === name,
  );
  if (found === undefined)
    throw new Error(`There is no button ${name}: ${document.body.textContent}`);
  return found;
}

/** Presses a button as a customer does: it has focus then. */
export function press(name: string): void {
  const pressed = button(name);
  pressed.focus();
  flushSync(() => pressed.click());
}
