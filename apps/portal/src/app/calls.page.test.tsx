import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { logInWithBankId } from '../testing/pages/bankId.ts';
import { callsOf, pageHeading } from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { follow } from '../testing/pages/parts.ts';
import { shownText } from '../testing/pages/shownText.ts';
import { createStoppedClock } from '../testing/pages/stoppedClock.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const casePath = '/api/Insurance/GetReferenceNumberBaseCard';
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';
const textPath = '/api/PortalSiteState/GetSiteInformationText';

const claimsShown = () => screen.findByRole('tab', { name: 'Aktiva (12)' });
const messages = () => shownText(screen.queryAllByRole('link', { name: /^Meddelanden/u })[0]);
/** Not the month of a plan, which is paid by Plusgiro. */

it('answers no call from a cache, asks for JSON except for the information text, and shows the release id nowhere [Q01, Q13]', async () => {
  await openPortal('/loggain', { as: null });
  await logInWithBankId(customers.maja);
  await expect.poll(pageHeading).toBe('Hej Maja');
  await follow('Krav');
  await follow('47110023918');
  await expect.poll(() => shownText()).toContain('Inkasso');
  const release = (await fetch(`${sandbox.url}${loginPaths.siteState}`)).headers.get('release-id');
  expect(release).toMatch(/./u);
  expect(shownText()).not.toContain(release);
  await follow('Logga ut');
  await expect.poll(() => callsOf(loginPaths.logout)).toBe(1);

  // Without the live connection and the keep-alive, which depend on time, and this test's own call.
  const calls = (await sandbox.calls()).filter(
    ({ path, headers }) =>
      !/^\/portalHub|\/SendBrowserAlive$/u.test(path) && headers.accept !== '*/*',
  );
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([packagePath, casePath, unreadPath, textPath, loginPaths.finalize]),
  );
  for (const { method, path, headers } of calls) {
    const call = `${method} ${path}`;
    expect(headers['cache-control'], call).toMatch(/no-cache/u);
    expect(headers.pragma, call).toBe('no-cache');
    expect(headers.accept, call).toMatch(
      path === textPath ? /^text\/html/u : /^application\/json/u,
    );
  }
});

it('asks also when the browser believes that it has no network [Q05]', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPortal('/krav');
  await claimsShown();
  onLine.mockRestore();
});

it('fetches nothing again because the window gets focus [Q04, Q28]', async () => {
  const clock = createStoppedClock();
  await openPortal('/krav', { clock });
  await claimsShown();
  await expect.poll(messages).toContain('olästa');
  clock.pass(10_000);
  await expect.poll(() => callsOf('/api/PortalIdentity/SendBrowserAlive')).toBe(1);
  await sandbox.forgetCalls();
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  clock.pass(9000);
  // Sent after anything else that would have been fetched.
  await expect.poll(() => callsOf('/api/PortalIdentity/SendBrowserAlive')).toBe(1);
  expect((await sandbox.calls()).map(({ path }) => path)).toEqual([
    '/api/PortalIdentity/SendBrowserAlive',
  ]);
});
