import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'Z77: the overview leads to the month of several plans, which opens in view although other claims come first',
  { tag: ['@Z77'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openAs(customers.gunnar, '/oversikt');
    await page.getByRole('link', { name: 'Visa månadens belopp' }).click();
    await expect(page).toHaveURL('/krav#manaden');
    const first = page.getByRole('link', { name: /^Betala .* krav [\d ,]+$/u }).first();
    await expect(first).toBeInViewport();
    // It was folded for a customer who comes another way.
    await page.goto('/krav');
    await expect(page.getByRole('heading', { name: 'Betala hela skulden' })).toBeVisible();
    await expect(first).toBeHidden();
  },
);

test(
  'Z77: a customer of plans sees this month first, with the last day, and can use it at 320 px',
  { tag: ['@Z77', '@Z16'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAs(customers.johan, '/krav');
    const sum = page.getByText('633 kr', { exact: true });
    await expect(sum).toBeInViewport();
    await expect(sum).toHaveCSS('font-size', '40px');
    await expect(page.getByText(/^senast 2026.11.30$/u)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    const pay = page.getByRole('link', { name: 'Betala 283 kr, krav 4 7 1 6, 0 0 2 4, 0 6 5' });
    await pay.click();
    await expect(page).toHaveURL('/krav/47160024065');
  },
);
