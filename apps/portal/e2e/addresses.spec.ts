import { OverviewPage } from './pages/OverviewPage.ts';
import type { BrowserContext } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { expectJoined } from './support/liveConnection.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

/** The stored cookies, without the cookie banner's. */
const keptCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name !== 'cookieInfoVersion')
    .map(({ name, domain, path, secure, httpOnly, sameSite }) => ({
      name,
      where: `${domain}${path}`,
      flags: [secure && 'secure', httpOnly && 'httpOnly', sameSite].filter(Boolean).join(' '),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

test(
  'in production a customer logs in with BankID only, with secure cookies of this host only, renews the session, is told of news, and is asked by no page where she is',
  { tag: ['@L22', '@Q02'] },
  async ({ page, context, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 401/u, /permissions policy/iu);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const calls = recordCalls(page);
    await page.goto(`${sandbox.urlOn('prod.localhost')}/loggain`);
    await expect(page.getByRole('heading', { name: 'Logga in med BankID' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Logga in utan BankID' })).toHaveCount(0);
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await expectJoined(sandbox);

    const where = 'prod.localhost/';
    expect(await keptCookies(context)).toEqual([
      { name: '__Host-mina-sidor-bankid-order', where, flags: 'secure httpOnly Lax' },
      { name: '__Host-mina-sidor-session', where, flags: 'secure httpOnly Lax' },
      { name: 'XSRF-TOKEN', where, flags: 'secure Lax' },
    ]);
    const sessionValue = async () =>
      (await context.cookies()).find(({ name }) => name === '__Host-mina-sidor-session')?.value;
    const before = await sessionValue();
    await sandbox.expireSession(customers.maja.personalNumber, 'access');
    await new OverviewPage(page).card('Krav').getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect.poll(sessionValue).not.toBe(before);
    expect(countOf(calls, '/api/PortalIdentity/Refresh')).toBe(1);

    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
    await expect.poll(() => keptCookies(context)).toEqual([]);
    // The browser would warn about a feature that it does not know.
    expect(warnings.filter((text) => /permissions.policy/iu.test(text))).toEqual([]);

    const place = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          navigator.geolocation.getCurrentPosition(
            () => resolve('known'),
            ({ message }) => resolve(message),
          );
        }),
    );
    expect(place).toContain('permissions policy');
  },
);
