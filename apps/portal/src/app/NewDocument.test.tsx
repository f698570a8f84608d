// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { RefusedPageProvider, type RefusedPage } from '../customer/refusedPage.ts';
import { press, shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { NewDocument } from './NewDocument.tsx';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { ...location, reload });
  vi.stubGlobal('scrollTo', () => undefined);
});

async function open(kind: 'page' | 'checkout', refused: RefusedPage | null = null): Promise<void> {
  history.replaceState({ idx: 3 }, '');
  drawInFrame(
    <RefusedPageProvider value={refused}>
      <NewDocument kind={kind} />
    </RefusedPageProvider>,
  );
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
}

it('loads the same entry anew, which remembers the page that was refused on the way [Z19]', async () => {
  await open('page', { page: 'claims' });
  expect(history.state).toEqual({ idx: 3, refused: 'claims' });
});

it.each([
  ['page', 'Sidan har inte öppnats', 'Öppna sidan igen', false],
  ['checkout', 'Betalningen har inte öppnats', 'Öppna betalningen', true],
] as const)(
  'a %s that the customer has kept from loading says so after a while, and can be opened again [Z19]',
  async (kind, title, again, leadsBack) => {
    await open(kind);
    expect(shownText()).not.toContain(title);
    flushSync(() => vi.advanceTimersByTime(5000));
    expect(shownText()).toContain(title);
    expect(document.querySelector('main a[href="/krav"]') !== null).toBe(leadsBack);
    press(again);
    expect(reload).toHaveBeenCalledTimes(2);
  },
);
