import type { Page } from '@playwright/test';

import { RegisterExtractPage } from './pages/RegisterExtractPage.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls, loseAnswer } from './support/holdCalls.ts';
import { Provider } from './support/provider.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/CreateRegisterExtractRequest';
const cannotOrder = 'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.';

const sendsOrder = (page: Page) => page.waitForRequest((request) => request.url().endsWith(path));

test(
  'a text survives the session for the same customer, and shows to nobody else',
  { tag: ['@X05', '@Z02'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const extract = new RegisterExtractPage(page);
    expectedErrors.push(/status of 401/u);
    await openAs(customers.maja, '/registerutdrag');
    await extract.toReview();
    await sandbox.expireSession(customers.maja.personalNumber, 'all');
    await extract.orderButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(page.getByText('Beställningen kom inte fram')).toBeVisible();
    await expect(page.getByText('maja@example.se')).toHaveCount(0);

    await openAs(customers.maja, '/registerutdrag');
    await expect(page.getByText('Beställningen kom inte fram')).toHaveCount(0);
    await expect(extract.email).toHaveValue('maja@example.se');
    await expect(extract.phone).toHaveValue('070-174 06 05');
    await expect(extract.reviewButton).toBeEnabled();

    await openAs(customers.vera, '/registerutdrag');
    await expect(extract.email).toHaveValue('');
    await expect(extract.phone).toHaveValue('');
    await openAs(customers.maja, '/registerutdrag');
    await expect(extract.email).toHaveValue('');
    expect(await new Provider(sandbox).extractOrders(customers.maja)).not.toContain(
      'maja@example.se',
    );
  },
);

test(
  'a failed order says so, keeps what is written, and one press orders again',
  { tag: ['@X05', '@Q22', '@Q29'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const extract = new RegisterExtractPage(page);
    const calls = recordCalls(page);
    expectedErrors.push(/status of 500 .*CreateRegisterExtractRequest/u);
    await sandbox.addFault({ path, status: 500 });
    await openAs(customers.maja, '/registerutdrag');
    await extract.toReview();
    await extract.orderButton.click();
    await expect(extract.failure).toHaveCount(1);
    await expect(extract.orderAgainButton).toBeFocused();
    expect(countOf(calls, path), 'it is not repeated by itself').toBe(1);
    await extract.changeButton.click();
    await expect(extract.email).toHaveValue('maja@example.se');
    await expect(extract.phone).toHaveValue('070-174 06 05');
    // Also after a visit to another page.
    await new Shell(page).item('Dokument').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeFocused();
    await page.goBack();
    await expect(extract.email).toHaveValue('maja@example.se');

    await extract.reviewButton.click();
    await expect(extract.failure).toHaveCount(0);
    await extract.orderButton.click();
    await expect(extract.failure).toHaveCount(1);
    await sandbox.clearFaults();
    await extract.orderAgainButton.press('Enter');
    await expect(extract.confirmation).toBeFocused();
  },
);

test(
  'an order with an unknown outcome says so, and ordering again makes one extract',
  { tag: ['@X05', '@Q29', '@E08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const extract = new RegisterExtractPage(page);
    expectedErrors.push(/net::ERR_/u);
    const provider = new Provider(sandbox);
    await provider.holdExtracts();
    await openAs(customers.vera, '/registerutdrag');
    await extract.toReview();
    await loseAnswer(page, path);
    const first = sendsOrder(page);
    await extract.orderButton.click();
    const unknown = page.getByRole('alert').filter({ hasText: 'Vi vet inte om beställningen' });
    await expect(unknown).toContainText('Beställ igen. Du får ändå bara ett utdrag.');
    await expect(extract.failure).toHaveCount(0);
    await expect(extract.orderAgainButton).toBeFocused();
    const again = sendsOrder(page);
    await extract.orderAgainButton.click();
    await expect(extract.confirmation).toBeFocused();
    expect((await again).postDataJSON()).toEqual((await first).postDataJSON());
    expect(await provider.extractOrders(customers.vera)).toEqual(['maja@example.se']);
  },
);

test(
  'while extracts cannot be ordered a notice replaces the form, which returns afterwards with its text',
  { tag: ['@X06', '@X05', '@E02', '@T07'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const extract = new RegisterExtractPage(page);
    expectedErrors.push(/status of 503/u);
    await openAs(customers.maja, '/registerutdrag');
    await extract.toReview();
    // The system closes during the visit, and the order is the first call to notice.
    await sandbox.setSystems({ registerExtract: false });
    await extract.orderButton.click();
    await expect(extract.failure).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Registerutdrag' })).toBeFocused();
    await expect(page).toHaveURL('/registerutdrag');
    await expect(extract.email).toHaveCount(0);
    await expect(extract.orderButton.or(extract.orderAgainButton)).toHaveCount(0);

    // The system was closed before the visit.
    await page.reload();
    await expect(page.getByText(cannotOrder)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(extract.email).toHaveCount(0);
    await sandbox.setSystems({ registerExtract: true });
    await page.reload();
    await expect(extract.email).toBeVisible();
  },
);

for (const { end, status, result } of [
  { end: 'succeeds', status: undefined, result: 'Ditt registerutdrag är beställt' },
  { end: 'fails', status: 500, result: 'Granska din beställning' },
]) {
  test(
    `a customer who leaves the page during an order that ${end} finds its result there`,
    { tag: ['@X02', '@X05', '@Q29'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      expectedErrors.push(/status of 500/u);
      const extract = new RegisterExtractPage(page);
      const shell = new Shell(page);
      const offer = shell.footer.getByRole('link', { name: 'Beställ registerutdrag' });
      const calls = recordCalls(page);
      await openAs(customers.maja, '/registerutdrag');
      await extract.email.fill('maja@example.se');
      await extract.phone.fill('0701740605');
      await extract.reviewButton.click();
      if (status !== undefined) await sandbox.addFault({ path, status });
      const letThrough = await holdCalls(page, path);
      await extract.orderButton.click();
      await shell.goTo('Översikt');
      await offer.click();
      await expect(extract.orderButton).toHaveAttribute('aria-busy', 'true');
      await shell.item('Översikt').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
      const answered = page.waitForResponse(`**${path}`);
      letThrough();
      await answered;
      await offer.click();
      await expect(page.getByRole('heading', { level: 1, name: result })).toBeFocused();
      await expect(extract.failure).toHaveCount(status === undefined ? 0 : 1);
      expect(countOf(calls, path)).toBe(1);

      await shell.goTo('Översikt');
      await offer.click();
      await expect(extract.reviewButton).toBeVisible();
    },
  );
}
