// @vitest-environment jsdom
import { type Clock, systemClock } from '@mina-sidor/api-client';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { createBrowser } from '../testing/aBrowser.ts';
import { drawLogin } from './drawLogin.tsx';
import { drawPages } from './drawPages.tsx';
import { takeRememberedPath } from './rememberedPath.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

/** The pages that nobody opens are not fetched ahead: that would outlast the test. */
const clock: Clock = {
  ...systemClock,
  setTimeout: (act, pause) => (pause === 200 ? null : systemClock.setTimeout(act, pause)),
};

/** A document at this address, in which nobody is logged in. */
async function openDocument(address: string) {
  history.replaceState(null, '', address);
  const { browser, openTab } = createBrowser();
  browser.owner = null;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return { browser, openTab, element, root, application: { ...(await openTab()), clock } };
}

const heading = () => document.querySelector('h1')?.textContent;

/** Presses the link of the footer. @returns whether the portal, and not the browser, follows it */
function followAccessibility(init: MouseEventInit): boolean {
  let isFollowed = false;
  // After React's own listener; no test follows a link out of its document.
  const end = (event: Event) => {
    isFollowed = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', end);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('footer a[href="/tillganglighet"]')?.dispatchEvent(click);
  document.removeEventListener('click', end);
  return isFollowed;
}

it('shows a visitor of the first address the login, under its own address [R01]', async () => {
  const { root, application } = await openDocument('/');
  await drawLogin(root, application);
  await expect.poll(heading).toContain('Välkommen');
  expect(location.pathname).toBe('/loggain');
});

it('shows the overview in the same document when the visitor logs in in another tab [R15]', async () => {
  const { browser, openTab, root, application } = await openDocument('/loggain');
  await drawLogin(root, application);
  await expect.poll(heading).toContain('Välkommen');
  const { session } = await openTab();
  session.beginLogin();
  Object.assign(browser, { owner: 'Maja', mark: 'of the login' });
  await session.fetchUser();
  await expect.poll(heading).toBe('Hej Maja');
  expect(location.pathname).toBe('/oversikt');
});

it('leads a visitor on in the same document, but leaves links for other tabs to the browser', async () => {
  const { root, application } = await openDocument('/loggain');
  await drawLogin(root, application);
  await expect.poll(heading).toContain('Välkommen');
  for (const key of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(followAccessibility({ [key]: true }), key).toBe(false);
  }
  expect(followAccessibility({})).toBe(true);
  await expect.poll(heading).toContain('Tillgänglighet');
  expect(location.pathname).toBe('/tillganglighet');
});

it('draws the first page half a second after it was asked for, even if its answers are late [Z23]', async () => {
  const { element, root, application } = await openDocument('/tillganglighet');
  element.textContent = 'The frame of the document';
  void drawPages(root, application, undefined, new Promise(() => undefined));
  await expect.poll(heading).toContain('Tillgänglighet');
});

it('remembers the whole address that a visitor wanted, until after the login [R15, R16]', async () => {
  const { root, application } = await openDocument('/dokument?sortera=datum#arkiv');
  void drawPages(root, application);
  await expect.poll(() => location.pathname).toBe('/loggain');
  expect(takeRememberedPath()).toBe('/dokument?sortera=datum#arkiv');
});
