import { CasePage } from './pages/CasePage.ts';
import { pastedText } from './support/clipboard.ts';
import { readCode } from './support/readCode.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const nbsp = '\u00A0';
const code = (amount: string, day?: string) =>
  `QR-kod för att betala ${amount}${nbsp}kr till Plusgiro${day === undefined ? '' : ` senast ${day}`}`;

test(
  'the app of a bank reads the payment of a case from the code beside its numbers',
  { tag: ['@D30'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/krav/47110023918');
    const card = new CasePage(page).paymentCard('Betala det här kravet');
    const image = card.getByRole('img', { name: code(`4${nbsp}350`) });
    await expect(image).toBeHidden();
    await card.getByText('Plusgiro och OCR', { exact: true }).click();
    await expect(image).toBeVisible();
    expect(await readCode(image)).toBe(
      `{"uqr":1,"tp":1,"nme":"${provider.name}","cid":"${provider.organisationNumber}","iref":"4711002391835","due":4350,"pt":"PG","acc":"123456-6"}`,
    );
    await expect(card).toContainText('Läs av koden med appen för din bank.');
  },
);

test(
  'the numbers show when the code for drawing the QR code fails to load',
  { tag: ['@D29'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|net::ERR_FAILED/u);
    await page.route(/QrDrawing[^/]*\.js$/u, (route) => route.abort());
    await openAs(customers.johan, '/krav/47160027415');
    const card = new CasePage(page).paymentCard('Den här månaden');
    await expect(card).toContainText('Plusgiro');
    await expect(card.getByText('Läs av koden', { exact: false })).toHaveCount(0);
    await expect(card.getByRole('img')).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Kopiera OCR-nummer/u })).toBeVisible();
  },
);

test(
  'screen readers read payment numbers digit by digit; copying and finding see one number',
  { tag: ['@Z06', '@Z25'] },
  async ({ page, openAs, announcements }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await openAs(customers.johan, '/krav/47160027415');
    const claimCase = new CasePage(page);
    const card = claimCase.paymentCard('Den här månaden');
    const value = (term: string) =>
      card.locator('dl > div').filter({ hasText: term }).getByRole('definition').first();

    await expect(value('OCR-nummer')).toHaveText('4716002741533');
    await expect(value('Plusgiro')).toHaveText('1234566');
    expect(await value('OCR-nummer').ariaSnapshot()).toContain('4 7 1 6, 0 0 2 7, 4 1 5 3, 3');
    expect(await value('Plusgiro').ariaSnapshot()).toContain('1 2, 3 4, 5 6, 6');
    await value('OCR-nummer').selectText();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('4716002741533');
    await expect(claimCase.heading).toHaveAccessibleName('Referensnummer 4 7 1 6, 0 0 2 7, 4 1 5');

    for (const [button, digits, words] of [
      ['Kopiera OCR-nummer', '4716002741533', 'OCR-numret är kopierat'],
      ['Kopiera Plusgiro', '1234566', 'Plusgironumret är kopierat'],
    ] as const) {
      const copy = card.getByRole('button', { name: button });
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(copy.getByText('Kopierat', { exact: true })).toBeVisible();
      await expect.poll(announcements).toContain(words);
      expect(await pastedText(page)).toBe(digits);
    }
  },
);
