import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';

import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { callsOf } from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { shownText } from '../testing/pages/shownText.ts';
import { createStoppedClock } from '../testing/pages/stoppedClock.ts';

const claimsShown = () => screen.findByRole('tab', { name: 'Aktiva (12)' });
const messages = () => shownText(screen.queryAllByRole('link', { name: /^Meddelanden/u })[0]);

it('asks also when the browser believes that it has no network, and shows the release id nowhere [Q05, Q13]', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPortal('/krav');
  await claimsShown();
  onLine.mockRestore();
  const release = (await fetch(`${sandbox.url}${loginPaths.siteState}`)).headers.get('release-id');
  expect(release).toMatch(/./u);
  expect(shownText()).not.toContain(release);
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
