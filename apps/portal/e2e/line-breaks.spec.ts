import type { Page } from '@playwright/test';

import { proseAtRightEdge, wordsAtIcons } from './support/alignment.ts';
import { brokenLines } from './support/brokenLines.ts';
import { type Customer, customers } from './support/customers.ts';
import { expect, test } from './support/test.ts';

const pages: readonly (readonly [path: string, customer: Customer | null, shows: string])[] = [
  ['/loggain', null, 'Logga in med BankID'],
  ['/tillganglighet', null, 'Det här fungerar inte än'],
  ['/finns-inte', null, 'Sidan du sökte kunde inte hittas.'],
  ['/oversikt', customers.maja, 'Läs två olästa meddelanden'],
  ['/oversikt', customers.birgitta, 'Tre fordon är oförsäkrade'],
  ['/oversikt', customers.elsa, 'Du har inget att göra just nu.'],
  ['/krav', customers.maja, 'Betalningshistorik'],
  ['/krav', customers.birgitta, 'Betalningshistorik'],
  ['/krav', customers.johan, 'Att betala i november'],
  ['/krav', customers.gunnar, 'Betalningshistorik'],
  ['/krav/47110023918', customers.maja, 'Om du inte betalar i tid'],
  ['/krav/47150061842', customers.birgitta, 'Så slutar skulden att öka'],
  ['/krav/47160027415', customers.johan, 'Betala senast'],
  ['/dokument', customers.maja, 'Kravbrev'],
  ['/dokument', customers.elsa, 'Du har inga skuldsammanställningar.'],
  ['/meddelanden', customers.maja, 'Trafikförsäkringsavgift'],
  ['/skador', customers.maja, '2026/1187'],
  ['/registerutdrag', customers.maja, 'E-postadress'],
];

async function unfoldAll(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
  });
}

for (const [path, customer, shows] of pages) {
  test(
    `lines break between words, prose begins at the left and icons stand apart on ${path} of ${customer?.fullName ?? 'a visitor'}`,
    { tag: ['@Z88', '@Z89', '@Z94'] },
    async ({ page, openAs }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await (customer === null ? page.goto(path) : openAs(customer, path));
      await expect(page.getByRole('main').getByText(shows).first()).toBeAttached();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await unfoldAll(page);
      for (const [width, textSize] of [
        [390, '100%'],
        [320, '100%'],
        [390, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        const where = `${String(width)} px, text at ${textSize}`;
        expect(await brokenLines(page), where).toEqual([]);
        expect(await proseAtRightEdge(page), where).toEqual([]);
        expect(await wordsAtIcons(page), where).toEqual([]);
      }
    },
  );
}
