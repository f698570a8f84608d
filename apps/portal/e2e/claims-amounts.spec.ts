import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const { personalNumber } = customers.linnea;

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 320, height: 800 }, bypassCSP: true });

  test(
    'a debt of zero and one of millions fit on one line, also with WCAG text spacing',
    { tag: ['@Z16', '@C03', '@O07'] },
    async ({ page, sandbox, openAs }) => {
      await openAs(customers.linnea, '/krav');
      for (const [balance, shown] of [
        ['0', `0${nbsp}kr`],
        ['1 234 567', `1${nbsp}234${nbsp}567${nbsp}kr`],
        ['12 345 678,50', `12${nbsp}345${nbsp}678,50${nbsp}kr`],
      ] as const) {
        await sandbox.changeCustomer(personalNumber, { user: { balance } });
        for (const path of ['/krav', '/oversikt']) {
          await page.goto(path);
          const amount = page.getByRole('main').getByText(shown, { exact: true }).first();
          await expect(amount).toBeVisible();
          await expectNoSidewaysScroll(page);
          await page.addStyleTag({
            content:
              '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
          });
          await expectNoSidewaysScroll(page);
          const lines = await amount.evaluate((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            return text.getClientRects().length;
          });
          expect(lines, `${shown} on ${path}`).toBe(1);
        }
      }
    },
  );
});
