// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';

import { createStore, useStore } from '../platform/store.ts';
import { draw, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** The tab that a browser opens for a file. */
function openedTab() {
  const tab = {
    closed: false,
    close: vi.fn(),
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
  };
  vi.stubGlobal('open', () => tab);
  return tab;
}

/** Presses the link to a file that the server answers so. */
function download(answer: Response): void {
  draw(
    <StoryFrame answer={() => answer}>
      <DownloadLink
        fetchFile={(client) => client.getClaimDocument({ query: { index: '1' } })}
        name="Kravbrev"
        size={null}
      />
    </StoryFrame>,
  );
  document.querySelector<HTMLElement>('main a, main button')?.click();
}

describe('a file', () => {
  it('that cannot be fetched leaves no empty tab, and says so below its link [K14]', async () => {
    const tab = openedTab();
    download(new Response(null, { status: 404 }));
    await expect.poll(() => tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
    await expect.poll(shownText).toContain('kunde inte');
  });

  it('shows in its tab [K14]', async () => {
    const tab = openedTab();
    download(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    await expect.poll(() => tab.location.replace).toHaveBeenCalledTimes(1);
    expect(tab.close).not.toHaveBeenCalled();
  });
});

it('moves focus from the button that fetches again to the heading of what has come [C21, Z54]', async () => {
  const isFailed = createStore(true);
  const Page = () => (
    <>
      <h1 tabIndex={-1}>Krav</h1>
      {useStore(isFailed) ? (
        <LoadFailed
          isReloading={false}
          reload={() => isFailed.set(false)}
          reloadLabel="Ladda om"
          text="Försök igen."
          title="Något gick fel"
        />
      ) : null}
    </>
  );
  draw(
    <main>
      <Page />
    </main>,
  );
  await expect.poll(shownText).toContain('Ladda om');
  const reload = document.querySelector('button');
  reload?.focus();
  flushSync(() => reload?.click());
  await expect.poll(() => document.activeElement?.textContent).toBe('Krav');
});
