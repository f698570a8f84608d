// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { UiProvider } from '@mina-sidor/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useAccess } from '../../customer/accessNow.ts';
import { CustomerProvider } from '../../customer/customer.ts';
import type { PostDraft } from '../../customer/drafts/drafts.ts';
import { ServicesProvider } from '../../customer/services.ts';
import { createBrowser } from '../../testing/aBrowser.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { announced } from '../../testing/draw.tsx';
import { texts } from '../../texts.ts';
import { useDraft } from './useDraft.ts';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

/** A form in a tab where a call has just found that no files can be attached. */
async function open(...chosen: readonly File[]) {
  const { browser, openTab } = createBrowser();
  browser.siteState = () => Promise.resolve(Response.json([{ system: 'attachedFiles', online }]));
  let online = false;
  const tab = await openTab();
  const scope = tab.customerScope();
  scope.drafts.change('reply:c1', {
    type: 'attached',
    files: { status: 'ready', chosen, refused: [] },
  });
  const seen: unknown[] = [];
  const Form = () => {
    seen.push(useDraft('reply:c1').obstacle);
    return null;
  };
  const Page = () => {
    const access = useAccess();
    return access === null ? null : (
      <CustomerProvider value={{ user: aUser(), access, scope }}>
        <Form />
      </CustomerProvider>
    );
  };
  tab.siteState.switchOff('attachedFiles');
  flushSync(() =>
    root.render(
      <UiProvider locale="sv" texts={texts.ui}>
        <ServicesProvider application={tab}>
          <Page />
        </ServicesProvider>
      </UiProvider>,
    ),
  );
  const asked = () => browser.calls.filter((call) => call === 'GetSiteCurrentState').length;
  const before = asked();
  return {
    drafts: scope.drafts,
    obstacle: () => seen.at(-1),
    switchOn: () => {
      online = true;
    },
    askedAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return asked() - before;
    },
  };
}

it('asks every minute whether held files can be sent, until they can [A14] [T02]', async () => {
  const form = await open(new File(['x'], 'kvitto.pdf'));
  expect(await form.askedAfter(59_999)).toBe(0);
  expect(await form.askedAfter(60_001)).toBe(2);
  expect(form.obstacle()).toBe('heldFiles');

  form.switchOn();
  await form.askedAfter(60_000);
  await expect.poll(() => form.obstacle()).toBeNull();
  expect(await form.askedAfter(120_000)).toBe(3);
});

it('asks nothing for a text alone, which can be sent [A14]', async () => {
  const form = await open();
  expect(await form.askedAfter(120_000)).toBe(0);
});

it.each([
  ['nothing before', [4], []],
  ['so once', [4, 5, 8, 10], ['Hälften är skickad.']],
  ['nothing when all is sent at once', [10], []],
])('says that half of the files have been sent: %s [Z10]', async (_, sent, expected) => {
  const { drafts } = await open(new File(['x'], 'kvitto.pdf'));
  let progress = (_sentBytes: number): void => undefined;
  const post = vi.fn<PostDraft>((_draft, { onProgress }) => {
    progress = (sentBytes) => onProgress({ sentBytes, totalBytes: 10 });
    return new Promise(() => undefined);
  });
  void drafts.send('reply:c1', post);
  await expect.poll(() => post).toHaveBeenCalled();
  for (const sentBytes of sent) flushSync(() => progress(sentBytes));
  expect(announced()).toEqual(expected);
});
