// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { focusMainWhenLost, holdFocusOnHeading } from './focusPageHeading.ts';
import { useFocusHeadingOnUnmount } from './useFocusHeadingOnUnmount.ts';

afterEach(() => document.body.replaceChildren());

const heading = (text: string) => `<h1 tabindex="-1">${text}</h1>`;

function openPage(): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = heading('Hämtar');
  document.body.append(document.createElement('button'));
  return main;
}

it('follows the heading that the page replaces while it loads [Z54]', async () => {
  const main = openPage();
  const release = holdFocusOnHeading();
  main.innerHTML = heading('Krav');
  // By its element: the whole document has the same text.
  await expect.poll(() => document.activeElement?.localName).toBe('h1');
  expect(document.activeElement?.textContent).toBe('Krav');
  release();
});

it('comes to the heading after a moment in the page when the link that led there is gone, so that Orca says it [Z54]', async () => {
  const main = openPage();
  main.tabIndex = -1;
  focusMainWhenLost();
  expect(document.activeElement?.localName).toBe('main');
  const release = holdFocusOnHeading();
  expect(document.activeElement?.localName).toBe('main');
  await expect.poll(() => document.activeElement?.localName).toBe('h1');
  main.innerHTML = heading('Krav');
  await expect.poll(() => document.activeElement?.textContent).toBe('Krav');
  release();
});

it.each([
  ['moves the caret to the heading in Firefox', true, ['BODY', 'H1']],
  ['leaves the caret alone in other browsers', false, ['#text', '#text']],
])('%s, so that Orca says the heading [Z54]', (_what, isMoz, places) => {
  const main = openPage();
  const title = main.querySelector('h1');
  // Unlike Firefox, jsdom moves the caret with focus.
  if (title !== null) title.focus = () => undefined;
  const place = () => getSelection()?.anchorNode?.nodeName;
  getSelection()?.collapse(title?.firstChild ?? null);
  vi.spyOn(CSS, 'supports').mockReturnValue(isMoz);
  focusMainWhenLost();
  const inMain = place();
  holdFocusOnHeading()();
  expect([inMain, place()]).toEqual(places);
});

it('stays in the page for that moment also when a heading has gone that focus was held on [Z54]', async () => {
  const main = openPage();
  main.tabIndex = -1;
  const release = holdFocusOnHeading();
  main.innerHTML = heading('Krav');
  focusMainWhenLost();
  // The change has been noticed by then.
  await Promise.resolve();
  expect(document.activeElement?.localName).toBe('main');
  release();
});

it('leaves focus where the customer moves it in that moment [Z54]', () => {
  vi.useFakeTimers();
  openPage().tabIndex = -1;
  focusMainWhenLost();
  const release = holdFocusOnHeading();
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement?.localName).toBe('button');
  release();
});

it('comes to the heading at once from what stays [Z54]', () => {
  openPage().tabIndex = -1;
  document.querySelector('button')?.focus();
  focusMainWhenLost();
  expect(document.activeElement?.localName).toBe('button');
  const release = holdFocusOnHeading();
  expect(document.activeElement?.localName).toBe('h1');
  release();
});

it('leaves focus where the customer has moved it meanwhile [Z54]', async () => {
  const main = openPage();
  const release = holdFocusOnHeading();
  document.querySelector('button')?.focus();
  main.innerHTML = heading('Krav');
  // A second change, after which the first has been noticed.
  await Promise.resolve();
  main.innerHTML = heading('Krav igen');
  await Promise.resolve();
  expect(document.activeElement?.localName).toBe('button');
  release();
});

function Failure() {
  useFocusHeadingOnUnmount();
  return <button type="button">Försök igen</button>;
}

it.each([
  ['had focus', true, 'h1'],
  ['had none', false, 'body'],
])(
  'when a part that %s is removed, its heading takes over: %s → %s',
  async (_, hasFocus, place) => {
    const page = (part: boolean) => (
      <main>
        <h1 tabIndex={-1}>Krav</h1>
        {part ? <Failure /> : <p>Klart</p>}
      </main>
    );
    const change = draw(page(true));
    if (hasFocus) document.querySelector('button')?.focus();
    change(page(false));
    await expect.poll(() => document.activeElement?.localName).toBe(place);
  },
);
