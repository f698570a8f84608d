import type { Page } from '@playwright/test';

import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel');
const showAllOf = (page: Page) => panelOf(page).getByRole('button', { name: 'Visa alla' });

/** The amounts in kronor, from top to bottom. */
async function amounts(claims: ClaimsPage): Promise<readonly number[]> {
  const texts = await claims.rows().locator('> :nth-child(3)').allTextContents();
  return texts.map((text) => {
    const kronor = /(?<kronor>[\d\u00A0,]+)\u00A0kr$/u.exec(text)?.groups?.['kronor'] ?? '';
    return Number(kronor.replaceAll('\u00A0', '').replace(',', '.'));
  });
}

test(
  'sorting by amount puts the greatest of all 120 cases first',
  { tag: ['@C29', '@C14', '@Z04'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const isDescending = (list: readonly number[]) =>
      list.every((amount, index) => index === 0 || amount <= (list[index - 1] ?? 0));
    await openAs(customers.gunnar, '/krav');
    await claims.sortButton('Belopp').click();
    const greatest = (await amounts(claims))[0];
    await claims.sortButton('Belopp').click();

    await showAllOf(page).click();
    await claims.sortButton('Belopp').click();
    await expect(claims.rows()).toHaveCount(120);
    await expect.poll(announcements).toContain('Sorterat efter Belopp, högst först');
    const all = await amounts(claims);
    expect(all).toHaveLength(120);
    expect(isDescending(all)).toBe(true);
    expect(all[0], 'the ten that showed at first were the ten greatest of all').toBe(greatest);
    expect(new Set(await claims.referenceNumbers()).size, 'no case lost or twice').toBe(120);
  },
);

test(
  'a customer who opens the last case finds all cases showing on return',
  { tag: ['@D03'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.gunnar, '/krav');
    await showAllOf(page).click();
    await expect(claims.rows()).toHaveCount(120);
    const before = await claims.referenceNumbers();
    await claims.rows().last().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/krav/${before.at(-1) ?? ''}$`, 'u'));
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await expect(panelOf(page).getByText('Visar 120 av 120')).toBeVisible();
    await expect(claims.rows()).toHaveCount(120);
    expect(await claims.referenceNumbers()).toEqual(before);
  },
);
