import { OverviewPage } from './pages/OverviewPage.ts';
import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { type ExpectedPayment, expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const opened: ExpectedPayment = {
  references: ['47110023918'],
  amount: 4350,
  status: 'initialized',
  taken: 0,
};

/** The overview's notice to a customer who tried to open the checkout. */
const refusedWords = (title: string) =>
  new RegExp(
    `Sidan ${title} kan inte öppnas\\.\\s*Stängt just nu\\. Försök igen om en stund\\. Om du har godkänt betalningen i Swish ska du inte betala igen\\.`,
    'u',
  );

/** Records the documents that the page loads. A security policy belongs to a document, not to an address. */
function recordDocuments(page: Page): readonly { path: string; policy: string }[] {
  const documents: { path: string; policy: string }[] = [];
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (!isDocument || response.frame() !== page.mainFrame()) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    documents.push({ path: new URL(response.url()).pathname, policy });
  });
  return documents;
}

/** Whether the document forbids turning strings into script. Only the checkout allows it. */
function isStrict(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('script').src = '/nothing.js';
      return false;
    } catch {
      return true;
    }
  });
}

/** Retries, because the page may be loading its new document. */
async function expectStrict(page: Page): Promise<void> {
  await expect.poll(() => isStrict(page).catch(() => false)).toBe(true);
}

test(
  'only the checkout lets the payment company in, whichever way it is entered and left',
  { tag: ['@Z19', '@R09', '@Z64'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/TrustedScriptURL|Trusted Types?/u);
    const checkout = new CheckoutPage(page);
    const caseHeading = page.getByRole('heading').filter({ hasText: /47110023918/u });
    const documents = recordDocuments(page);
    const expectOnlyCheckoutIsOpen = async () => {
      expect(await isStrict(page)).toBe(false);
    };
    await openAs(customers.maja, '/krav/47110023918');
    await page.evaluate(() => globalThis.scrollTo(0, 9999));
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expectOnlyCheckoutIsOpen();
    expect(await page.evaluate(() => globalThis.scrollY), 'it is shown from its top').toBe(0);
    const address = new URL(page.url()).pathname;
    expect(
      documents.map(({ path }) => path),
      'one document for each',
    ).toEqual(['/krav/47110023918', address]);
    expect(documents[1]?.policy).toContain('frame-src');
    expect(documents[0]?.policy).not.toContain('frame-src');

    await test.step('back and forward', async () => {
      await page.goBack();
      await expect(caseHeading).toBeVisible();
      expect(await isStrict(page)).toBe(true);
      await page.goForward();
      await expect(checkout.phoneNumber).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: '47110023918' })).toBeVisible();
      await expectOnlyCheckoutIsOpen();
    });
    await test.step('a link', async () => {
      await checkout.back.click();
      await expect(caseHeading).toBeVisible();
      expect(await isStrict(page)).toBe(true);
      await page.goBack();
      await expect(checkout.phoneNumber).toBeVisible();
      await new Shell(page).item('Översikt').click();
      await expect(page).toHaveURL('/oversikt');
      await expect(page.getByRole('heading', { name: 'Hej Maja' })).toBeVisible();
      expect(await isStrict(page)).toBe(true);
    });
    await test.step('the address itself, and a reload', async () => {
      await page.goto(address);
      await expect(checkout.phoneNumber).toBeVisible();
      await page.reload();
      await expect(checkout.phoneNumber).toBeVisible();
      await expectOnlyCheckoutIsOpen();
    });
    await test.step('a log-out', async () => {
      await new Shell(page).logOut.click();
      await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
      await expect(page).toHaveURL('/loggaut');
      await expect(page.getByRole('main')).toContainText('Du hade påbörjat en betalning');
      await expectStrict(page);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
    await expectLedger(sandbox, customers.maja, [opened]);
  },
);

test(
  'the checkout leads away when paying is switched off or the session has ended, and to the login first',
  { tag: ['@Z19', '@E02', '@E04', '@T08'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of (?:401|503)/u, /Trusted/u);
    const checkout = new CheckoutPage(page);
    await openAs(customers.maja, '/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await expect(checkout.phoneNumber).toBeVisible();
    const address = new URL(page.url()).pathname;
    const overview = page.getByRole('heading', { name: 'Hej Maja' });
    const refused = page
      .locator('[data-announced="status"]')
      .filter({ hasText: 'kan inte öppnas' });
    const expectRefused = async () => {
      await expect(page).toHaveURL('/oversikt');
      await expect(overview).toBeVisible();
      await expect(refused).toHaveText(refusedWords('Betala'));
      await expectStrict(page);
    };

    await checkout.requestPayment();
    await checkout.swish('Avbryt').click();
    await expect(checkout.cancelled).toBeVisible();
    await sandbox.setSystems({ payments: false });
    await checkout.tryAgain.click();
    await expectRefused();
    await page.goto(address);
    await expectRefused();
    await page.reload();
    await expect(overview).toBeVisible();
    await expect(new OverviewPage(page).card('Krav').getByRole('link')).toBeVisible();
    await expect(refused, 'a reload of the overview').toHaveCount(0);

    await sandbox.setSystems({ payments: true, insurance: false });
    await page.goto(address);
    await expect(refused).toHaveText(refusedWords('Krav'));
    await sandbox.setSystems({ insurance: true });

    await sandbox.setSystems({ payments: true });
    await page.goto(address);
    await expect(checkout.cancelled).toBeVisible();
    await sandbox.addFault({ path: '/api/Payment/CreatePayment', status: 401, times: 1 });
    await checkout.tryAgain.click();
    await expect(page).toHaveURL('/loggaut');
    await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
    // The notice shows although the logged-out page is another document.
    await expect(page.getByRole('main').getByText('Ingen betalning startades')).toBeVisible();
    await expectStrict(page);

    await page.goto(address);
    await expect(page).toHaveURL('/loggain');
    await expectStrict(page);
    await expectLedger(sandbox, customers.maja, [{ ...opened, status: 'ended' }]);
  },
);

test(
  'a customer whose session ends while she is in Swish is told on her return not to pay again',
  { tag: ['@Z64', '@E04'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 401/u, /Trusted/u);
    const checkout = new CheckoutPage(page);
    await page.goto('/loggain');
    await new LoginPage(page).consent.check();
    await new DummyLogin(page).logIn(customers.maja.personalNumber);
    await expect(page.getByRole('heading', { name: 'Hej Maja' })).toBeVisible();
    await page.goto('/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await expect(checkout.phoneNumber).toBeVisible();
    const address = new URL(page.url()).pathname;
    await sandbox.expireSession(customers.maja.personalNumber, 'all');
    await page.goto(`${address}?paymentId=${address.split('/').at(-1) ?? ''}`);
    await expect(page).toHaveURL('/loggaut');
    await expect(page.getByRole('main')).toContainText('Du hade påbörjat en betalning');
    await expectStrict(page);
    // Told once: the next visitor of the address is asked to log in.
    await page.goto(address);
    await expect(page).toHaveURL('/loggain');
  },
);
