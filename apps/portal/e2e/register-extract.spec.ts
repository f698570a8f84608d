import { DocumentsPage } from './pages/DocumentsPage.ts';
import { RegisterExtractPage } from './pages/RegisterExtractPage.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { Provider } from './support/provider.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/CreateRegisterExtractRequest';

test(
  'a customer orders a register extract: writes, reviews, changes, orders it once, and finds it among the documents when it is made',
  { tag: ['@R08', '@X01', '@X02', '@X03', '@K01', '@Q29', '@Q30', '@V06', '@V07', '@Z03'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const extract = new RegisterExtractPage(page);
    const { extracts } = new DocumentsPage(page);
    const provider = new Provider(sandbox);
    const calls = recordCalls(page);
    await provider.holdExtracts();
    await openAs(customers.maja, '/oversikt');
    await new Shell(page).footer.getByRole('link', { name: 'Beställ registerutdrag' }).click();
    await expect(page).toHaveURL('/registerutdrag');
    await expect(page.getByRole('main')).toContainText(
      'Utdraget är klart inom 30 dagar. Sedan kan du hämta det här på Mina sidor i 3 månader.',
    );
    await expect(extract.reviewButton).toBeDisabled();
    await expect(extract.reviewButton).toHaveAccessibleDescription(
      'Fyll i e-postadress och mobilnummer först.',
    );
    await extract.email.fill(' maja@example.se ');
    await expect(extract.reviewButton).toBeDisabled();
    await expect(extract.reviewButton).toHaveAccessibleDescription(
      'Fyll i e-postadress och mobilnummer först.',
    );
    await extract.phone.fill('ring mig');
    await expect(extract.reviewButton).toBeDisabled();
    await expect(extract.reviewButton).toHaveAccessibleDescription('Rätta det som är fel först.');
    await extract.phone.fill('070-174 06 05');
    await expect(extract.reviewButton).toBeEnabled();

    await extract.phone.press('Enter');
    await expect(extract.review).toBeFocused();
    await expect(page).toHaveTitle('Granska din beställning – Mina sidor');
    const facts = page.getByRole('main').getByRole('definition');
    await expect(facts).toHaveText(['maja@example.se', '070-174 06 05']);
    expect(countOf(calls, path), 'nothing is ordered before it has been reviewed').toBe(0);
    await extract.changeButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registerutdrag' })).toBeFocused();
    await expect(extract.phone).toHaveValue('070-174 06 05');
    await extract.phone.fill('+46 70 174 06 05');
    await extract.reviewButton.click();
    await expect(facts.last()).toHaveText('+46701740605');

    const letThrough = await holdCalls(page, path);
    await extract.orderButton.dblclick();
    await expect(extract.orderButton).toHaveAttribute('aria-busy', 'true');
    await expect(extract.orderButton).toBeFocused();
    await expect(extract.changeButton).toHaveCount(0);
    expect(await announcements()).toContain('Beställer registerutdraget');
    letThrough();
    await expect(extract.confirmation).toBeFocused();
    await expect(page).toHaveTitle('Ditt registerutdrag är beställt – Mina sidor');
    const ready = /^Utdraget är klart inom 30\sdagar\. Då ligger det bland dina dokument/u;
    await expect(page.getByText(ready).first()).toBeVisible();
    await expect.poll(announcements).toContainEqual(expect.stringMatching(ready));
    expect(
      calls.filter((call) => call.path === path).map(({ method, body }) => [method, body]),
    ).toEqual([['POST', { Email: 'maja@example.se', Phone: '+46701740605' }]]);

    await page.getByRole('link', { name: 'Till dina dokument' }).click();
    await expect(page).toHaveURL('/dokument');
    await expect(extracts.rows).toHaveCount(2);
    expect(await extracts.dates()).toEqual(['2026-11-02', '2026-09-10']);
    // The order has been sent. The customer is asked once in a session.
    await new Shell(page).footer.getByRole('link', { name: 'Beställ registerutdrag' }).click();
    await expect(extract.email).toHaveValue('maja@example.se');
    await expect(extract.phone).toHaveValue('+46 70 174 06 05');

    await provider.finishExtract(customers.maja);
    await new Shell(page).item('Dokument').click();
    await expect(extracts.rows).toHaveCount(3);
    expect(await extracts.dates()).toEqual(['2026-11-20', '2026-11-02', '2026-09-10']);
    await expect(extracts.file('Registerutdrag')).toHaveCount(3);
  },
);
