// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import type { RefusedPage } from '../customer/refusedPage.ts';
import { draw } from '../testing/draw.tsx';
import { usePageEntry } from './usePageEntry.ts';

interface PageProps {
  readonly refused?: RefusedPage | null;
  readonly owner?: string | null;
}

function Page({ refused = null, owner = 'maja' }: PageProps) {
  usePageEntry({ title: 'Krav', takesFocus: true, refused, owner, isContinued: false });
  return (
    <main>
      <h1 tabIndex={-1}>Krav</h1>
      <Link to="/krav">Krav</Link>
      <section id="manaden">Att betala i november</section>
    </main>
  );
}

const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
});

function openNextPage() {
  draw(
    <MemoryRouter useTransitions={false} initialEntries={['/oversikt']}>
      <Page />
    </MemoryRouter>,
  );
  flushSync(() => document.querySelector('a')?.click());
}

it('scrolls the next page to its top 100 ms after it has opened', () => {
  openNextPage();
  vi.advanceTimersByTime(99);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'does not scroll the next page once the customer has used it (%s)',
  (use) => {
    openNextPage();
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it.each([
  ['/krav', []],
  ['/krav#other', []],
  ['/krav#manaden', ['manaden']],
])('shows the part that %s names, if the page has it [Z77]', (address, expected) => {
  const shown: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.id);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  history.replaceState(null, '', address);
  openNextPage();
  vi.advanceTimersByTime(100);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(shown).toEqual(expected);
});

it('counts the overview as entered when it refuses a page to a customer who was there already [T03]', () => {
  const overview = (refused: RefusedPage | null) => (
    <MemoryRouter>
      <Page refused={refused} />
    </MemoryRouter>
  );
  const change = draw(overview(null));
  expect(document.activeElement).toBe(document.body);
  change(overview({ page: 'claims' }));
  expect(document.activeElement?.textContent).toBe('Krav');
  expect(document.activeElement?.localName).toBe('h1');
});

it.each([
  ['another customer has logged in elsewhere', 'elsa', 'h1'],
  ['the same customer has logged in again', 'maja', 'body'],
])('moves focus to the heading when %s', (_what, owner, focused) => {
  const pageOf = (customer: string | null) => (
    <MemoryRouter>
      <Page owner={customer} />
    </MemoryRouter>
  );
  const change = draw(pageOf('maja'));
  // While the server is asked who it is.
  change(pageOf(null));
  expect(document.activeElement?.localName).toBe('body');
  change(pageOf(owner));
  expect(document.activeElement?.localName).toBe(focused);
});
