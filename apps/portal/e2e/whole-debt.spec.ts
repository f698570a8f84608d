import { pastedText } from './support/clipboard.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';

test(
  'for Plusgiro each case has its own OCR number and amount, copied as digits',
  { tag: ['@C25', '@Z25', '@Z06'] },
  async ({ page, openAs, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openAs(customers.linnea, '/krav');
    const main = page.getByRole('main');
    await expect(main.getByText('4719007331631')).toBeHidden();
    await page.getByText('Plusgiro och OCR').click();
    await expect(main.getByText('4719007331631')).toBeVisible();
    const values = main
      .locator('details')
      .getByRole('definition')
      .filter({ hasNot: page.getByRole('button') });
    await expect(values).toHaveText([
      /^\d{7}$/u,
      '47190073316',
      `675${nbsp}kr`,
      '4719007331631',
      '47190070924',
      `1${nbsp}507${nbsp}kr`,
      '4719007092431',
    ]);
    await page
      .getByRole('button', { name: 'Kopiera OCR-nummer Referensnummer 47190070924' })
      .click();
    expect(await pastedText(page)).toBe('4719007092431');
  },
);
