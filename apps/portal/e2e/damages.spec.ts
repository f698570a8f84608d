import { DamagesPage } from './pages/DamagesPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { holdCalls } from './support/holdCalls.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { tabTo } from './support/keyboard.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/PortalDamage/GetDamages';
const accessible = { title: /^Skador – Mina sidor$/u, heading: 'Skador' };

/** This many damages, one a day, in the server's order: the oldest first. */
function manyDamages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    damageType: 'Stenskott',
    damageDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    damageNumber: `2026/${String(1000 + index)}`,
    webNumber: '',
  }));
}

test(
  'a customer sees the registered damages, newest first, and where to report or complete one',
  { tag: ['@R08', '@S01', '@S03', '@S06', '@Q32', '@Z04'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const damages = new DamagesPage(page);
    await openAs(customers.maja, '/skador');
    await expect(damages.rows).toHaveCount(3);
    expect(await damages.days()).toEqual(['2026-11-08', '2026-04-26', '2024-09-21']);
    for (const name of ['Skada', 'Skadedag', 'Ärendenummer', 'Webbnummer']) {
      await expect(damages.table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    const newest = damages.row('2026/1187');
    await expect(newest.getByRole('rowheader')).toHaveText(/Parkeringsskada$/u);
    await expect(newest).toContainText('W-2048117');
    await expect(page.getByText('Visar 3 av 3')).toBeVisible();
    await expect(damages.showAll.or(damages.showMore)).toHaveCount(0);
    expect((await sandbox.calls()).filter((call) => call.path === path)).toHaveLength(1);

    await damages.table.getByRole('button', { name: 'Skada', exact: true }).click();
    expect(await damages.days()).toEqual(['2026-11-08', '2024-09-21', '2026-04-26']);
    await expect.poll(announcements).toContain('Sorterat efter Skada, A till Ö');

    await expect(damages.report).toHaveAttribute('href', /^https:/u);
    await expect(damages.report).toHaveAttribute('target', '_blank');
    await page.reload();
    await expect(damages.rows).toHaveCount(3);
    await page.getByRole('main').getByRole('link', { name: 'Skicka ett meddelande' }).click();
    await expect(page).toHaveURL('/meddelanden');
  },
);

test(
  'under 768 px the damages share a card with two lines for each; the label of the web number shows only where there is one',
  { tag: ['@S01', '@S02', '@U07', '@Z52'] },
  async ({ page, openAs }) => {
    const damages = new DamagesPage(page);
    const sortButton = damages.table.getByRole('button', { name: 'Skadedag' });
    const sortField = page.getByRole('combobox', { name: 'Sortera efter' });
    const labelOf = (number: string) =>
      damages
        .row(number)
        .getByRole('cell')
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    await page.setViewportSize({ width: 768, height: 900 });
    await openAs(customers.maja, '/skador');
    await expect(sortButton).toBeVisible();
    await expect(sortField).toBeHidden();
    expect(await labelOf('2026/1187')).toBe('none');

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sortButton).toBeHidden();
    expect(await labelOf('2026/1187')).toContain('Webbnummer');
    expect(await labelOf('2026/0412')).toBe('none');
    await sortField.selectOption('Skadedag, äldst först');
    expect(await damages.days()).toEqual(['2024-09-21', '2026-04-26', '2026-11-08']);
  },
);

test(
  'a long list shows ten rows first, ’Visa alla’ from eleven rows and ’Visa fler’ from twenty-five',
  { tag: ['@S05'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const provider = new Provider(sandbox);
    const damages = new DamagesPage(page);
    const openWith = async (count: number) => {
      await provider.registerDamages(customers.oskar, manyDamages(count));
      // The number of rows lasts for the whole session (row Z13), so the session must end.
      await page.goto('/loggaut');
      await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
      await openAs(customers.oskar, '/skador');
      await expect(page.getByText(`Visar 10 av ${String(count)}`)).toBeVisible();
      await expect(damages.rows).toHaveCount(10);
    };
    await openWith(10);
    await expect(damages.showAll.or(damages.showMore)).toHaveCount(0);

    await openWith(11);
    await expect(damages.showMore).toHaveCount(0);
    await damages.showAll.press('Enter');
    await expect(damages.rows).toHaveCount(11);
    await expect(page.getByRole('main').getByText('Visar 11 av 11')).toBeVisible();
    // Focus moves to the first new row, which is the oldest damage.
    await expect(damages.rows.last()).toBeFocused();
    await expect(damages.rows.last()).toContainText('2026-01-01');
    await expect.poll(announcements).toContain('Visar 11 av 11');
    await expect(damages.showAll).toHaveCount(0);

    await openWith(24);
    await expect(damages.showMore).toHaveCount(0);
    await expect(damages.showAll).toBeVisible();

    await openWith(25);
    await expect(damages.showAll).toBeVisible();
    await damages.showMore.click();
    await expect(damages.rows).toHaveCount(20);
    await damages.showMore.click();
    await expect(damages.rows).toHaveCount(25);
    await expect(damages.showAll.or(damages.showMore)).toHaveCount(0);
  },
);

test(
  'a customer without damages is told so, and where to report one',
  { tag: ['@S06'] },
  async ({ page, sandbox, openAs }) => {
    const damages = new DamagesPage(page);
    await new Provider(sandbox).registerDamages(customers.maja, []);
    await openAs(customers.maja, '/skador');
    await expect(page.getByText('Det finns inga registrerade skador.')).toBeVisible();
    await expect(damages.table).toHaveCount(0);
    await expect(damages.report).toHaveCount(1);
    await expectAccessible(page, {
      ...accessible,
      shows: () => expect(damages.report).toBeVisible(),
    });
  },
);

test('on a phone nothing moves when the damages come', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShift(page);
  const damages = new DamagesPage(page);
  const letThrough = await holdCalls(page, path);
  await openAs(customers.maja, '/skador');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  letThrough();
  await expect(damages.rows).toHaveCount(3);
  await expect(damages.report).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test(
  'damages that cannot be fetched say so, and trying again fetches them',
  { tag: ['@E16', '@Z17'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const damages = new DamagesPage(page);
    expectedErrors.push(/status of 500 .*GetDamages/u);
    const letThrough = await holdCalls(page, path);
    await sandbox.addFault({ path, status: 500, times: 3 });
    await openAs(customers.maja, '/skador');
    const loading = page.getByRole('main').locator('[aria-busy="true"]');
    await expectAccessible(page, { ...accessible, shows: () => expect(loading).toHaveCount(1) });
    letThrough();

    const error = page
      .getByRole('alert')
      .filter({ hasText: 'Vi kan inte visa dina skador just nu.' });
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    await expectAccessible(page, { ...accessible, shows: () => expect(error).toBeVisible() });
    await pictureOfError(page, 'E16', error);
    // The link for a new report does not depend on the list.
    await expect(damages.report).toBeVisible();
    await tabTo(page, tryAgain);
    await page.keyboard.press('Enter');
    await expect(damages.rows).toHaveCount(3);
    await expect(error).toHaveCount(0);
    expect(
      await page.evaluate(() => document.activeElement === document.body),
      'focus is lost',
    ).toBe(false);
    await expectAccessible(page, {
      ...accessible,
      shows: () => expect(damages.rows).toHaveCount(3),
    });
  },
);
