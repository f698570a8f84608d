import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const connection = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';

test(
  'a payment that cannot be created names itself in the title until the customer goes back, and its English is English',
  { tag: ['@E09', '@R13', '@R20'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*CreatePayment/u);
    await openAs(maja, '/krav/47110023918');
    await sandbox.addFault({ path: '/api/Payment/CreatePayment', status: 500, times: 1 });
    await page.getByRole('button', { name: /^Betala .* med Swish/u }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Betalningen kunde inte startas' }),
    ).toBeFocused();
    await expect(page).toHaveTitle('Betalningen kunde inte startas – Mina sidor');
    await expect(page.getByText('500 - Failed to get paymentId')).toBeVisible();
    await expect(page.getByText('Failed to get paymentId', { exact: true })).toHaveAttribute(
      'lang',
      'en',
    );
    await page.getByRole('button', { name: 'Tillbaka' }).click();
    await expect(page).toHaveTitle('Ärendedetaljer: 47110023918 – Mina sidor');
  },
);

test(
  'the title names the error while it replaces a page, and the next page has its own title',
  { tag: ['@E06', '@E21', '@E22', '@R13'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 500/u);
    const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
    await openAs(maja, '/oversikt');
    await sandbox.addFault({ path: '/api/Insurance/GetReferenceNumberBasePackage', abort: true });
    await navigation.getByRole('link', { name: 'Krav' }).click();
    await expect(page.getByRole('heading', { level: 1, name: connection })).toBeFocused();
    await expect(page).toHaveTitle(`${connection} – Mina sidor`);
    await navigation.getByRole('link', { name: 'Översikt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await expect(page).toHaveTitle('Översikt – Mina sidor');

    await sandbox.clearFaults();
    await sandbox.addFault({ path: '/api/PortalSiteState/GetSiteCurrentState', status: 500 });
    await page.goto('/krav');
    await expect(page.getByRole('alert')).toContainText('Något gick fel!');
    await expect(page).toHaveTitle('Något gick fel! Krav – Mina sidor');
    await navigation.getByRole('link', { name: /^Meddelanden/u }).click();
    await expect(page.getByRole('alert')).toContainText('dina meddelanden');
    await expect(page).toHaveTitle('Något gick fel! Meddelanden – Mina sidor');
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('tab', { name: /^Startade/u })).toBeVisible();
    await expect(page).toHaveTitle('Meddelanden – Mina sidor');
  },
);
