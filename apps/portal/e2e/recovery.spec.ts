import { customers, expect, test } from './support/test.ts';

test('a tab never shows one customer’s name beside another’s cases', async ({
  page,
  openAs,
  sandbox,
  expectedErrors,
}) => {
  // The live connection may be starting in the session that the new one replaces.
  expectedErrors.push(/portalHub/u);
  await openAs(customers.maja, '/krav');
  await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();

  const other = await page.context().newPage();
  await other.request.post(`${sandbox.url}/sandbox/api/login`, {
    data: { personalNumber: customers.ivar.personalNumber },
  });
  await other.goto('/oversikt');
  await expect(other.getByRole('heading', { level: 1, name: 'Hej Ivar' })).toBeVisible();

  await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
  await expect(page.getByText('Ivar Sandström').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'Aktiva (2)' })).toBeVisible();
});
