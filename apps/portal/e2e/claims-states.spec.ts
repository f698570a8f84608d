import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { customers, expect, test } from './support/test.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const casePath = '/api/Insurance/GetReferenceNumberBaseCard';

test(
  'while the cases load the debt already shows, and their place is reserved',
  { tag: ['@C03', '@C21'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    const letThrough = await holdCalls(page, packagePath);
    await openAs(customers.maja, '/krav');
    await expect(page.getByText('Hämtar dina ärenden')).toHaveCount(1);
    await expect(page.getByRole('main').getByText('41\u00A0317\u00A0kr')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    letThrough();
    await expect(claims.rows()).toHaveCount(10);
    await expect(page.getByText('Hämtar dina ärenden')).toHaveCount(0);
  },
);

test(
  'Z54: a repeated failure replaces the one before and is not read again, until a reload fetches cases and payments',
  { tag: ['@Z54', '@C21', '@Q05'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    const claims = new ClaimsPage(page);
    expectedErrors.push(/status of 500 .*BasePackage/u);
    await sandbox.addFault({ path: packagePath, status: 500, times: 9 });
    await openAs(customers.maja, '/krav');
    const words = 'Något gick fel. Vi kan inte visa din ärendeinformation och betalningshistorik.';
    const retry = page.getByRole('button', { name: 'Ladda om' });
    const alert = page.getByRole('alert').filter({ hasText: 'Något gick fel' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('41\u00A0317\u00A0kr')).toBeVisible();
    // A screen reader reads an alert again when anything in it changes.
    const changes = await alert.evaluateHandle((element) => {
      const seen = { count: 0 };
      new MutationObserver((mutations) => {
        seen.count += mutations.length;
      }).observe(element, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      return seen;
    });
    const heard = async () => (await announcements()).filter((text) => text === words).length;
    const standing = () => page.locator('[aria-live="assertive"] > *').allInnerTexts();
    for (const failure of [1, 2]) {
      await retry.press('Enter');
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      await expect(retry).not.toHaveAttribute('aria-busy');
      await expect.poll(heard).toBe(failure);
      expect((await standing()).filter((text) => text === words).length).toBeLessThanOrEqual(1);
      await expect(retry).toBeFocused();
    }
    expect(await changes.evaluate(({ count }) => count)).toBe(0);

    await retry.press('Enter');
    await expect(claims.rows()).toHaveCount(10);
    await expect(claims.payments).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'Z54: the end of a slow load is announced once, a quick load not at all',
  { tag: ['@Z54'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const end = 'Hämtningen är klar';
    const letThrough = await holdCalls(page, packagePath);
    await openAs(customers.maja, '/krav');
    // Ignores announcements from before this load.
    const heard = async () => {
      const all = await announcements();
      const start = all.indexOf('Hämtar dina ärenden');
      return start === -1 ? null : all.slice(start + 1).filter((text) => text === end).length;
    };
    await expect.poll(heard).toBe(0);
    letThrough();
    await expect(claims.rows()).toHaveCount(10);
    await expect.poll(heard).toBe(1);
  },
);

test(
  'a case that is loading shows its number as heading and says that it loads',
  { tag: ['@D02'] },
  async ({ page, openAs, announcements }) => {
    const claimCase = new CasePage(page);
    const letThrough = await holdCalls(page, casePath);
    await openAs(customers.maja, '/krav/47110023918');
    await expect(page.getByRole('main').getByText('Hämtar ärendet')).toBeVisible();
    await expect(claimCase.heading).toHaveAccessibleName('Referensnummer 47110023918');
    await expect.poll(announcements).toContain('Hämtar ärendet');
    letThrough();
    await expect(claimCase.fact('Status')).toContainText('Inkasso');
    await expect(page.getByRole('main').getByText('Hämtar ärendet')).toHaveCount(0);
  },
);

test(
  'a case that cannot be fetched says so, and its reload fetches it again',
  { tag: ['@D02', '@E25'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const claimCase = new CasePage(page);
    expectedErrors.push(/status of 500 .*BaseCard/u);
    await sandbox.addFault({ path: casePath, status: 500, times: 3 });
    await openAs(customers.maja, '/krav/47110023918');
    const error = page.getByRole('alert');
    await expect(error.getByRole('heading', { name: 'Något gick fel!' })).toBeVisible();
    await expect(error).toContainText('Vi kan inte visa ärendet just nu. Försök igen om en stund.');
    await expect(claimCase.heading).toHaveAccessibleName('Referensnummer 47110023918');
    await expect(claimCase.fact('Status')).toHaveCount(0);
    await pictureOfError(page, 'E25');
    await page.getByRole('button', { name: 'Ladda om' }).click();
    await expect(claimCase.fact('Status')).toContainText('Inkasso');
    await expect(error).toHaveCount(0);
  },
);

const numbersOfNoCase = [
  { address: '/krav/99999999999', number: '99999999999' },
  { address: '/krav/%25', number: '%' },
  { address: '/krav/%', number: '%' },
];

for (const { address, number } of numbersOfNoCase) {
  test(
    `${address} says that the customer has no such case and leads on to the claims, after asking once`,
    { tag: ['@D02', '@Q05'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const claimCase = new CasePage(page);
      expectedErrors.push(/status of 404 .*BaseCard/u, /status of 400 .*\/krav\/%$/u);
      await openAs(customers.maja, address);
      const main = page.getByRole('main');
      const missing = 'Du har inget ärende med det här numret';
      await expect(main.getByRole('status').getByRole('heading', { level: 2 })).toContainText(
        missing,
      );
      await expect(main).toContainText('Kontrollera referensnumret.');
      await expect(claimCase.heading).toHaveAccessibleName(`Referensnummer ${number}`);
      await expect(main).not.toContainText('Försök igen');
      await expect(main.getByRole('button')).toHaveCount(0);
      expect((await sandbox.calls()).filter(({ path }) => path === casePath)).toHaveLength(1);

      await main.getByRole('link', { name: 'Visa dina krav' }).click();
      await expect(new ClaimsPage(page).rows()).toHaveCount(10);
    },
  );
}

test('empty lists say so', { tag: ['@C28', '@C09'] }, async ({ page, sandbox, openAs }) => {
  const claims = new ClaimsPage(page);
  await openAs(customers.signe, '/krav');
  await expect(claims.rows()).toHaveCount(1);
  await expect(page.getByText('Det finns inga aktiva ärenden.')).toHaveCount(0);
  await expect(page.getByText('Det finns inga betalningar att visa.')).toBeVisible();
  await claims.tab('Avslutade (0)').click();
  await expect(page.getByText('Det finns inga avslutade ärenden.')).toBeVisible();

  await openAs(customers.elsa, '/krav');
  await expect(claims.tab('Aktiva (0)')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Det finns inga aktiva ärenden.')).toBeVisible();
  await expect(claims.payments).toBeVisible();
  await expect(page.getByText('Det finns inga betalningar att visa.')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('0\u00A0kr', { exact: true })).toBeVisible();
  await claims.tab('Avslutade (2)').click();
  await expect(claims.rows()).toHaveCount(2);
  expect((await sandbox.calls()).filter(({ path }) => path === packagePath)).toHaveLength(2);
});
