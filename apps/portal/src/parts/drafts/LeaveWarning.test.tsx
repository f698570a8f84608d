// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { UiProvider } from '@mina-sidor/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { accessOf } from '../../testing/accessOf.ts';
import { CustomerProvider } from '../../customer/customer.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { aScope } from '../../testing/aScope.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { texts } from '../../texts.ts';
import { LeaveWarning } from './LeaveWarning.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollBy', () => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

/** A customer with a chosen file who is about to leave the page. Each call of `arrive` draws the page anew. */
async function leaveWithFile(to = '/oversikt') {
  const user = aUser();
  const scope = aScope(user);
  const files = { status: 'ready', chosen: [new File(['x'], 'kvitto.pdf')], refused: [] } as const;
  scope.drafts.change('reply:c1', { type: 'attached', files });
  const arrived = createStore(0);
  const Page = () => {
    useStore(arrived);
    return (
      <CustomerProvider value={{ user, access: accessOf(user, {}, null), scope }}>
        <LeaveWarning />
      </CustomerProvider>
    );
  };
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/oversikt', element: null },
  ]);
  const isBlocking = vi.spyOn(router, 'getBlocker');
  root.render(
    <UiProvider locale="sv" texts={texts.ui}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await expect.poll(() => isBlocking).toHaveBeenCalled();
  void router.navigate(to);
  return { arrive: () => flushSync(() => arrived.set(arrived.get() + 1)), router };
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

it('leaves focus with the button that the customer has gone to when a message arrives [Z15]', async () => {
  const { arrive } = await leaveWithFile();
  // The dialog's code is fetched first.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  button('Lämna sidan')?.focus();
  arrive();
  expect(document.activeElement?.textContent).toBe('Lämna sidan');
});

it('asks nothing of a customer who stays on the page [Z15]', async () => {
  const { router } = await leaveWithFile('/#svar');
  await expect.poll(() => router.state.location.hash).toBe('#svar');
  expect(button('Lämna sidan')).toBeUndefined();
});

it('stays on the page, with the file, when the question is closed [Z15]', async () => {
  const { router } = await leaveWithFile();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  flushSync(() => button('Stäng')?.click());
  await expect.poll(() => button('Lämna sidan')).toBeUndefined();
  expect(router.state.location.pathname).toBe('/');
});
