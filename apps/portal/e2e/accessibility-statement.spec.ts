import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

const title = 'Tillgänglighet för Mina sidor';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title, exact: true });
const link = (page: Page) =>
  new Shell(page).footer.getByRole('link', { name: 'Tillgänglighet', exact: true });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Brödsmulor' });

test(
  'Z48: a visitor reads how accessible Mina sidor is, by keyboard alone, and tells of a barrier without logging in',
  { tag: ['@Z48'] },
  async ({ page }) => {
    const { main } = new Shell(page);
    await page.goto('/loggain');
    await tabTo(page, link(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tillganglighet');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Tillgänglighet för Mina sidor – Mina sidor');
    await expect(crumbs(page).getByRole('link')).toHaveText(['Logga in']);

    await expect(main.getByText('Delvis förenlig', { exact: true })).toBeVisible();
    await expect(main.getByText(/Tre brister är kända och står här nedanför\.$/u)).toBeVisible();
    await expect(main.getByText('Helt förenlig')).toHaveCount(0);
    for (const fact of [
      'Tjänst',
      'Krav',
      'Så har vi prövat',
      'Senast granskad',
      'Sidan uppdaterad',
    ])
      await expect(
        main.getByRole('term').and(main.getByText(fact, { exact: true })),
        fact,
      ).toBeVisible();
    const deficiencies = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(deficiencies.getByRole('heading', { level: 3 })).toHaveText([
      'Fönstret där du betalar',
      'QR-koden för BankID',
      'Datum i filtret för dokument',
    ]);
    for (const deficiency of await deficiencies.all()) {
      await expect(deficiency).toContainText('Gör så här i stället.');
      await expect(deficiency).toContainText(/utan syn|nedsatt/iu);
      await expect(deficiency).toContainText(/Rättas|Granskas/u);
    }

    const report = main.getByRole('link', { name: /^Anmäl ett hinder/u });
    await expect(report).toHaveAttribute('href', 'https://trafikfonden.example/kontakta-oss');
    await expect(report).toHaveAccessibleName('Anmäl ett hinder (öppnas i ny flik)');
    await tabTo(page, report);
    const supervision = main.getByRole('link', { name: 'Anmäl till Digg (öppnas i ny flik)' });
    await expect(supervision).toHaveAttribute('href', 'https://www.digg.se/tdosanmalan');
    await expect(main).toContainText('Myndigheten för digital förvaltning, Digg, ser till');

    await tabTo(page, main.getByRole('link', { name: 'Tillsyn', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 2, name: 'Tillsyn' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(supervision).toBeFocused();
  },
);

test(
  'Z48: a customer gets there from the footer and tells of a barrier in a message',
  { tag: ['@Z48'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await link(page).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(crumbs(page).getByRole('link')).toHaveText(['Översikt']);
    await main.getByRole('link', { name: 'Anmäl ett hinder', exact: true }).press('Enter');
    await expect(page).toHaveURL('/meddelanden');
    await expect(page.getByRole('textbox', { name: 'E-postadress' })).toBeVisible();

    await page.goto('/tillganglighet');
    await expect(heading(page)).toBeVisible();
    await expect(new Shell(page).item('Översikt')).toBeVisible();
  },
);

test(
  'Z48: the link to it is also on the logged-out page, on a wrong address and when the server does not answer',
  { tag: ['@Z48'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    await openAs(customers.maja, '/loggaut');
    await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
    await link(page).click();
    await expect(heading(page)).toBeFocused();
    await page.goto('/finns-inte');
    await link(page).click();
    await expect(heading(page)).toBeFocused();

    expectedErrors.push(/status of 500/u);
    await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 500 });
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('heading', { name: 'Något gick fel!' })).toBeVisible();
    await link(page).click();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Delvis förenlig')).toBeVisible();
  },
);
