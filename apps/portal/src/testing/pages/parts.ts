import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { shownText } from './shownText.ts';

const all = <Kind extends Element = HTMLElement>(selector: string, name: RegExp | string) =>
  [...document.querySelectorAll<Kind>(selector)].filter((element) =>
    typeof name === 'string' ? shownText(element) === name : name.test(shownText(element)),
  );

/** The text of the page, without header and footer. */
export const mainText = (): string => shownText(document.querySelector('main'));

/** The value of the fact with this name, or null when the page does not show it. */
export function fact(term: string): HTMLElement | null {
  return all('main dt', term)[0]?.parentElement?.querySelector('dd') ?? null;
}

/** The card with this heading, or null when the page does not show it. */
export function card(title: string): HTMLElement | null {
  return all('main h2', title)[0]?.closest('section') ?? null;
}

/** What the buttons that start a payment say. */
export const payButtons = (): readonly string[] =>
  all('main button', / kr med Swish$/u).map((button) => shownText(button));

/** The headings of this level, from top to bottom. */
export const headings = (level: 2 | 3): readonly string[] =>
  all(`main h${String(level)}`, /./u).map((heading) => shownText(heading));

/** Where the link with this name leads to, or null when the page does not show it. */
export const linkTo = (name: RegExp | string): string | null =>
  all('main a', name)[0]?.getAttribute('href') ?? null;

/** The text of what has focus; empty while nothing has it. */
export const focusedText = (): string =>
  document.activeElement === document.body ? '' : shownText(document.activeElement);

/**
 * Presses the first link with this name, as soon as there is one. It makes no pause between finding and pressing the link:
 * the page could draw the link anew in it, and the press would be lost.
 */
export async function pressLink(name: RegExp | string): Promise<void> {
  const [first] = await screen.findAllByRole('link', { name });
  if (first !== undefined) await userEvent.click(first, { delay: null });
}

/** The same, and waits until the page behind the link is drawn. */
export async function follow(name: RegExp | string): Promise<void> {
  const title = () => shownText(document.querySelector('h1'));
  const before = title();
  await pressLink(name);
  await expect.poll(title).not.toBe(before);
}
