// @vitest-environment jsdom
import type { ApiResult, StoredMessage } from '@mina-sidor/api-client';
import { UiProvider } from '@mina-sidor/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { DraftKey } from '../../customer/drafts/draft.ts';
import { ServicesProvider } from '../../customer/services.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { stored } from '../../testing/aStoredMessage.ts';
import { draw } from '../../testing/draw.tsx';
import { texts } from '../../texts.ts';
import { SendingNotices } from './SendingNotices.tsx';

const refused: ApiResult<StoredMessage> = { outcome: 'http', status: 500, url: '/api' };
const systemOff: ApiResult<StoredMessage> = {
  outcome: 'unavailable',
  system: 'messages',
  url: '/api',
};
const systems = ['communication', 'documents', 'payments', 'portal', 'insurance', 'attachedFiles'];

/** A tab with a page, and what it says about messages. */
async function open(path: string) {
  const { browser, openTab } = createBrowser();
  browser.siteState = () =>
    Promise.resolve(Response.json(systems.map((system) => ({ system, online: true }))));
  const tab = await openTab();
  const scope = tab.customerScope();
  await tab.siteState.refresh(scope);
  const pages = ['/oversikt', '/krav', '/meddelanden'].map((each) => ({
    path: each,
    element: (
      <>
        <h1>{each}</h1>
        <main key={each}>
          <SendingNotices />
        </main>
      </>
    ),
  }));
  const router = createMemoryRouter(pages, { initialEntries: [path] });
  draw(
    <UiProvider locale="sv" texts={texts.ui}>
      <ServicesProvider application={tab}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </UiProvider>,
  );
  return {
    said: () => document.querySelector('main')?.textContent ?? '',
    goTo: async (next: string) => {
      await router.navigate(next);
      await expect.poll(() => document.querySelector('h1')?.textContent).toBe(next);
    },
    discard: (key: DraftKey) => scope.drafts.change(key, { type: 'cleared' }),
    status: (key: DraftKey) => scope.drafts.get(key).status,
    send: async (key: DraftKey, result: ApiResult<StoredMessage>) => {
      scope.drafts.change(key, { type: 'edited', fields: { message: 'Hej igen' } });
      await scope.drafts.send(key, () => Promise.resolve(result));
    },
  };
}

describe('a page beside the messages', () => {
  it('says that a reply was sent, which is then not said again [M07, M08]', async () => {
    const page = await open('/oversikt');
    await page.send('reply:7', stored);
    await expect.poll(page.said).toContain('Ditt meddelande är skickat');
    expect(page.said()).not.toContain('Texten finns kvar');
    expect(page.status('reply:7')).toBe('unsent');
    await page.goTo('/meddelanden');
    await page.goTo('/oversikt');
    expect(page.said()).not.toContain('Ditt meddelande är skickat');
  });

  it('says on the next page too, which draws it anew, that a reply was sent [M07]', async () => {
    const page = await open('/oversikt');
    await page.send('reply:7', stored);
    await expect.poll(page.said).toContain('Ditt meddelande är skickat');
    await page.goTo('/krav');
    expect(page.said()).toContain('Ditt meddelande är skickat');
  });

  it('says that a message was not sent, and where its text is [M08, E12]', async () => {
    const page = await open('/oversikt');
    await page.send('reply:7', refused);
    await expect.poll(page.said).toContain('Ditt meddelande skickades inteTexten finns kvar.');
    expect(page.said()).toContain('Till dina meddelanden');
    expect(page.said()).not.toContain('sparas bara en gång');
  });

  it('says of a message that may have arrived that sending it again does no harm [M08, Q25]', async () => {
    const page = await open('/oversikt');
    await page.send('reply:7', { outcome: 'network', url: '/api' });
    await expect.poll(page.said).toContain('Det sparas bara en gång.');
  });
});

it('a page beside the messages says no more of a message that was discarded since [M08]', async () => {
  const page = await open('/oversikt');
  await page.send('reply:7', refused);
  await expect.poll(page.said).toContain('Ditt meddelande skickades inte');
  page.discard('reply:7');
  await expect.poll(page.said).toBe('');
});

describe('the page of messages', () => {
  it('does not say once more on entry what another page has said [M07, M08]', async () => {
    const page = await open('/oversikt');
    await page.send('reply:7', stored);
    await expect.poll(page.said).toContain('Ditt meddelande är skickat');
    const shown: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        shown.push(...Array.from(addedNodes, ({ textContent }) => textContent));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await page.goTo('/meddelanden');
    observer.disconnect();
    expect(shown.join()).not.toContain('Ditt meddelande är skickat');
  });

  it('has said itself how a message ended, so that no other page repeats it [M07, M08]', async () => {
    const page = await open('/meddelanden');
    await page.send('newQuestion', stored);
    await page.send('reply:7', refused);
    await page.goTo('/oversikt');
    expect(page.said()).toBe('');
  });

  it('that a failure has closed leaves it to the next page to say what was not sent [E02, M08]', async () => {
    const page = await open('/meddelanden');
    await page.send('reply:7', systemOff);
    await page.goTo('/oversikt');
    await expect.poll(page.said).toContain('Ditt meddelande skickades inte');
    expect(page.said()).toContain('Du kan försöka igen när meddelanden är öppna.');
  });
});
