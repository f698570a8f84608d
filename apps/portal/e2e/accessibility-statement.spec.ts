import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const { name, shortName, complaints } = provider.accessibilityAuthority;
const hasDeficiencies = provider.deficiencies.length > 0;
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

    const verdict = hasDeficiencies ? 'Delvis förenlig' : 'Helt förenlig';
    await expect(main.getByText(/^(?:Helt|Delvis) förenlig$/u)).toHaveText(verdict);
    await expect(main.getByText(/kända? och står här nedanför\.$/u)).toHaveCount(
      hasDeficiencies ? 1 : 0,
    );
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
    await expect(main).toContainText('skärmläsaren Orca 43 i Firefox och Chromium.');
    await expect(main).toContainText(
      'inte prövat i mobilen med VoiceOver eller TalkBack, och inte med NVDA',
    );
    const deficiencies = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(deficiencies.getByRole('heading', { level: 3 })).toHaveText(provider.deficiencies);
    for (const deficiency of await deficiencies.all()) {
      await expect(deficiency).toContainText('Gör så här i stället.');
      await expect(deficiency).toContainText(/utan syn|nedsatt/iu);
      await expect(deficiency).toContainText(/Rättas|Granskas/u);
    }

    const report = main.getByRole('link', { name: /^Anmäl ett hinder/u });
    await expect(report).toHaveAttribute('href', provider.links.contactUs);
    await expect(report).toHaveAccessibleName('Anmäl ett hinder (öppnas i ny flik)');
    await tabTo(page, report);
    const supervision = main.getByRole('link', {
      name: `Anmäl till ${shortName} (öppnas i ny flik)`,
    });
    await expect(supervision).toHaveAttribute('href', complaints);
    await expect(main).toContainText(`${name}, ${shortName}, ser till`);

    await tabTo(page, main.getByRole('link', { name: 'Tillsyn', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 2, name: 'Tillsyn' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(supervision).toBeFocused();
  },
);
