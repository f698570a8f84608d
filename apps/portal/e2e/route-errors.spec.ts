import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { customers, expect, test } from './support/test.ts';

const siteStatePath = '/api/PortalSiteState/GetSiteCurrentState';

/** From now on the page itself answers the call, at once. */
async function answerAtOnce(page: Page, path: string): Promise<void> {
  await page.evaluate(async (ofCall) => {
    const { fetch } = globalThis;
    const answer = await (await fetch(ofCall)).text();
    globalThis.fetch = (input, init) =>
      typeof input === 'string' && input.includes(ofCall)
        ? Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
        : fetch(input, init);
  }, path);
}

const pages = [
  { path: '/krav', header: 'Krav', missing: 'dina krav', tag: '@E21', picture: 'E21' },
  {
    path: '/krav/47110023918',
    header: 'Ärendedetaljer',
    missing: 'ditt ärende',
    tag: '@E22',
    picture: 'E22-case',
  },
  {
    path: '/dokument',
    header: 'Dokument',
    missing: 'dina dokument',
    tag: '@E22',
    picture: 'E22-documents',
  },
  {
    path: '/meddelanden',
    header: 'Meddelanden',
    missing: 'dina meddelanden',
    tag: '@E22',
    picture: 'E22-messages',
  },
  {
    path: '/skador',
    header: 'Skador',
    missing: 'dina skador',
    tag: '@E22',
    picture: 'E22-damages',
  },
] as const;

for (const { path, header, missing, tag, picture } of pages) {
  test(
    `${path} says what cannot be fetched while site state is unknown, and can be tried again`,
    { tag },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      expectedErrors.push(/status of 500 .*GetSiteCurrentState/u);
      const error = page.getByRole('alert');
      await sandbox.addFault({ path: siteStatePath, status: 500 });
      await openAs(customers.maja, path);
      await expect(
        page.getByRole('heading', { level: 1, name: header, exact: true }),
      ).toBeVisible();
      await expect(error.getByRole('heading', { level: 2 })).toHaveText('Något gick fel!');
      await expect(error).toContainText(
        `Vi kan inte hämta ${missing} just nu. Försök igen om en stund.`,
      );
      await pictureOfError(page, picture);
      const tryAgain = page.getByRole('button', { name: 'Försök igen' });
      await sandbox.clearFaults();
      await tryAgain.press('Enter');
      await expect(error).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(path);
    },
  );
}

test(
  'the register extract says that it cannot be ordered now',
  { tag: '@E23' },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*GetSiteCurrentState/u);
    await sandbox.addFault({ path: siteStatePath, status: 500 });
    await openAs(customers.maja, '/registerutdrag');
    await expect(page.getByRole('heading', { level: 1, name: 'Registerutdrag' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.',
    );
    await pictureOfError(page, 'E23');
  },
);

test(
  'a second failure is announced again, and the button keeps focus',
  { tag: ['@E22', '@Z17'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*GetSiteCurrentState/u);
    await sandbox.addFault({ path: siteStatePath, status: 500 });
    await openAs(customers.maja, '/krav/47110023918');
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    await tryAgain.press('Enter');
    await expect
      .poll(announcements)
      .toContain('Något gick fel! Vi kan inte hämta ditt ärende just nu. Försök igen om en stund.');
    await expect(tryAgain).toBeFocused();
    await expectAccessible(page, {
      title: /^Något gick fel! Ärendedetaljer – /u,
      heading: 'Ärendedetaljer',
      shows: () => expect(tryAgain).toBeVisible(),
    });

    // The answer comes before the page can render its loading state.
    await sandbox.clearFaults();
    await answerAtOnce(page, siteStatePath);
    await tryAgain.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Referensnummer 47110023918',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'a page whose code fails to load says so, and trying again loads it',
  { tag: '@E21' },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/u);
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.route('**/assets/route-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Krav', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Krav', exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Vi kan inte hämta dina krav just nu.');
    await page.unroute('**/assets/route-*.js');
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    await tryAgain.click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();

    // The overview has no text of its own for this error.
    await page.route('**/assets/route-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Översikt', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Något gick fel\./u })).toBeFocused();
    await page.unroute('**/assets/route-*.js');
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
  },
);

test(
  'a page whose code failed to load once is loaded anew by itself',
  { tag: ['@E21', '@Z24'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/u);
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.route('**/assets/route-claims-*.js', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Krav', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
  },
);
