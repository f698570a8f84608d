import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

test('the sandbox page finishes an ordered register extract', async ({ page, openAs }) => {
  await page.goto('/sandbox');
  const section = page.getByRole('region', { name: 'Registerutdrag' });
  await section.getByRole('checkbox', { name: 'Låt nya beställningar vänta på mig' }).check();
  await expect(section.getByRole('status')).toHaveText('Nya beställningar väntar på dig.');

  await openAs(customers.ivar, '/sandbox');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const order = await page.request.post('/api/Communication/CreateRegisterExtractRequest', {
    data: { Email: 'ivar@example.se', Phone: '0701740605' },
    headers: { 'X-XSRF-TOKEN': token },
  });
  expect(order.status()).toBe(204);

  const ordered = section.getByRole('listitem').filter({ hasText: 'Ivar Sandström' });
  await expect(ordered).toContainText('Beställt. Det är inte klart än.');
  await expect(ordered).toContainText('till ivar@example.se');
  await ordered.getByRole('button', { name: /^Gör klart/u }).press('Enter');
  await expect(ordered).toContainText('Klart. Kunden hittar det under Dokument.');
  await expect(section.getByRole('status')).toHaveText(
    'Registerutdraget för Ivar Sandström är klart.',
  );
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  const list = await page.request.get('/api/Communication/Documents');
  expect(await list.json()).toHaveLength(1);

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the sandbox page switches a system off and sets the information text', async ({
  page,
  openAs,
}) => {
  await page.goto('/sandbox');
  const section = page.getByRole('region', { name: 'Driftläge och information' });
  await expect(section.getByRole('checkbox')).toHaveCount(9);
  await section.getByRole('checkbox', { name: 'Skador' }).press('Space');
  await expect(section.getByRole('status')).toHaveText('Skador är av.');
  await expect(section.getByRole('checkbox', { name: 'Skador' })).toBeFocused();
  await section.getByLabel('Informationstext till alla (HTML)').fill('<p>Stängt i dag.</p>');
  await section.getByRole('button', { name: 'Spara texten' }).click();
  await expect(section.getByRole('status')).toHaveText('Texten visas för alla.');

  await openAs(customers.maja, '/oversikt');
  await expect(page.getByText('Stängt i dag.')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(nav.getByRole('link', { name: 'Krav' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Skador' })).toHaveCount(0);
});
