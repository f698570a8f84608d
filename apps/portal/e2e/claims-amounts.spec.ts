import { ClaimsPage } from './pages/ClaimsPage.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const { personalNumber } = customers.linnea;
const [first, second] = ['47190073316', '47190070924'];

test(
  'amounts explain themselves: what is charged, what is left out and why, and what does not add up',
  { tag: ['@C24', '@P02', '@C03'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const main = page.getByRole('main');
    const differs = main.getByText('Beloppen går inte ihop');
    const show = async (balance: string, amounts: readonly [string, string]) => {
      await sandbox.changeCustomer(personalNumber, {
        user: { balance },
        cases: { [first]: { amountToPay: amounts[0] }, [second]: { amountToPay: amounts[1] } },
      });
      await page.goto('/krav');
      await expect(claims.rows()).toHaveCount(2);
    };
    await openAs(customers.linnea, '/oversikt');

    await show('2 182', ['675,00', '1 507,00']);
    await expect(differs).toHaveCount(0);
    await expect(main.getByText(/dras inte/u)).toHaveCount(0);

    await show('2 183,40', ['675,90', '1 507,50']);
    await expect(main.getByText(`2${nbsp}183,40${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(claims.payAll).toHaveText(`Betala 2${nbsp}182${nbsp}kr med Swish`);
    await expect(
      main.getByText(`Ören dras inte när du betalar med Swish, sammanlagt 1,40${nbsp}kr.`),
    ).toBeVisible();
    await expect(differs).toHaveCount(0);

    await show('575', ['675', '−100']);
    await expect(claims.payAll).toHaveText(`Betala 675${nbsp}kr med Swish`);
    await expect(
      main.getByText(`Pengar som du har till godo räknas inte av här, sammanlagt 100${nbsp}kr.`),
    ).toBeVisible();
    await expect(differs).toHaveCount(0);

    await show('2 500', ['675', '1 507']);
    await expect(differs).toBeVisible();
    await expect(main).toContainText(
      `Din skuld är 2${nbsp}500${nbsp}kr, men de aktiva ärendena blir tillsammans 2${nbsp}182${nbsp}kr.`,
    );
    await expect(main.getByRole('link', { name: 'Fråga oss varför' })).toBeVisible();

    await show('2 182', ['okänt', '1 507']);
    await expect(claims.payAll).toHaveText(`Betala 1${nbsp}507${nbsp}kr med Swish`);
    await expect(main).toContainText('Ett ärende ingår inte, eftersom beloppet inte går att läsa.');
    await expect(main).toContainText('Något av beloppen går inte att läsa');
  },
);

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
