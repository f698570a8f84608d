import { CasePage } from './pages/CasePage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const plan = '47160027415';
const { personalNumber } = customers.johan;

test(
  'Z31: a month that is paid in part shows how much has been paid and of what',
  { tag: ['@Z31'] },
  async ({ page, openAs }) => {
    await openAs(customers.johan, `/krav/${plan}`);
    const current = new CasePage(page).paymentCard('Den här månaden');
    await expect(current.getByText(`350${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(current.getByText(`Du har betalat 250${nbsp}kr av 600${nbsp}kr.`)).toBeVisible();
    const bar = current.locator('progress');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveJSProperty('position', 250 / 600);
  },
);

test(
  'Z31: a month that is paid, or overpaid, says Betald and shows no numbers',
  { tag: ['@Z31', '@D32'] },
  async ({ page, sandbox, openAs }) => {
    const claimCase = new CasePage(page);
    const current = claimCase.paymentCard('Den här månaden');
    const next = claimCase.paymentCard('Nästa månad');
    await sandbox.changeCustomer(personalNumber, {
      cases: {
        [plan]: {
          paymentPlanInfo: aPlan({
            activeAmortizationOccasion: month('2026-11-30', '-100', '700'),
            nextAmortizationOccasion: { amountLeftToPay: '0', date: '2026-12-31' },
            remainingAmortizationOccasions: [
              { amountLeftToPay: '-100', date: '2026-11-30' },
              { amountLeftToPay: '0', date: '2026-12-31' },
              { amountLeftToPay: '600', date: '2027-01-31' },
            ],
          }),
        },
      },
    });
    await openAs(customers.johan, `/krav/${plan}`);
    for (const card of [current, next]) {
      await expect(card.getByText('Betald', { exact: true })).toBeVisible();
      await expect(card).not.toContainText(/Plusgiro|OCR|QR-kod|Att betala|\u2212|senast/u);
      await expect(card.getByRole('img')).toHaveCount(0);
    }
    await expect(current).toContainText(`Du har betalat 700${nbsp}kr av 600${nbsp}kr.`);
    const payments = page.getByRole('group').filter({ hasText: 'Alla betalningar' });
    await payments.getByRole('heading', { name: 'Alla betalningar' }).click();
    await expect(payments.getByRole('definition').first()).toHaveText('Betald');
  },
);

test(
  'Z31: a plan that is being paid in full asks for none of its months',
  { tag: ['@Z31', '@D25'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    await openAs(customers.johan, `/krav/${plan}`);
    await expect(main).toContainText('Betalar du allt nu');
    for (const paymentStatus of ['Created', 'CheckoutFinished']) {
      await sandbox.changeCustomer(personalNumber, {
        cases: { [plan]: { paymentStatus, paymentPlanInfo: aPlan({ willBeClosed: true }) } },
      });
      await page.reload();
      await expect(main.getByText('Betalning bearbetas')).toBeVisible();
      await expect(main.getByText('Om kravet')).toBeVisible();
      await expect(main).not.toContainText(
        /Den här månaden|Nästa månad|Betalar du allt nu|Alla betalningar|kalender|Plusgiro|kan avslutas|Kan du inte betala/u,
      );
    }
  },
);

test(
  'Z36: a plan shows the code of this month only; that of the next month is folded with its numbers',
  { tag: ['@Z36'] },
  async ({ page, openAs }) => {
    await openAs(customers.johan, `/krav/${plan}`);
    const main = page.getByRole('main');
    const codes = main.getByRole('img', { name: /^QR-kod/u });
    await expect(codes).toHaveCount(1);
    await expect(codes).toHaveAccessibleName(
      `QR-kod för att betala 350${nbsp}kr till Plusgiro senast 2026-11-30`,
    );
    const next = new CasePage(page).paymentCard('Nästa månad');
    await expect(next).toContainText(`600${nbsp}kr`);
    await expect(next.getByText('Betala senast 2026-12-31')).toBeVisible();
    await next.getByRole('heading').click();
    await expect(
      next.getByRole('button', { name: 'Kopiera OCR-nummer Nästa månad' }),
    ).toBeVisible();
    await expect(codes).toHaveCount(2);
  },
);

for (const width of [320, 390, 767]) {
  test(
    `Z36: in a window of ${String(width)} px the code is behind a button, after the copy buttons`,
    { tag: ['@Z36', '@Z16'] },
    async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(customers.johan, `/krav/${plan}`);
      const card = new CasePage(page).paymentCard('Den här månaden');
      const codes = page.getByRole('main').getByRole('img', { name: /^QR-kod/u });
      const show = card.getByRole('button', {
        name: 'Visa QR-kod Om du betalar med en annan mobil Den här månaden',
      });
      await expect(show).toHaveAttribute('aria-expanded', 'false');
      await expect(codes).toHaveCount(0);
      await card.getByRole('button', { name: 'Kopiera OCR-nummer Den här månaden' }).focus();
      await page.keyboard.press('Tab');
      await expect(show).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(show).toHaveAttribute('aria-expanded', 'true');
      await expect(codes).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(codes).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
}

test(
  'Z36: a tablet shows the code at once, without a button',
  { tag: ['@Z36'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAs(customers.johan, `/krav/${plan}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: /^QR-kod/u })).toHaveCount(1);
    await expect(main.getByRole('button', { name: /^Visa QR-kod/u })).toHaveCount(0);
  },
);

const month = (date: string, amountLeftToPay: string, paidAmount: string) => ({
  expectedAmount: '600',
  paidAmount,
  amountLeftToPay,
  date,
});

function aPlan(change: Record<string, unknown>) {
  return {
    activeAmortizationOccasion: month('2026-11-30', '600', '0'),
    nextAmortizationOccasion: { amountLeftToPay: '600', date: '2026-12-31' },
    remainingAmortizationOccasions: [
      { amountLeftToPay: '600', date: '2026-11-30' },
      { amountLeftToPay: '600', date: '2026-12-31' },
    ],
    willBeClosed: false,
    capitalBalance: '1 000',
    costBalance: '0',
    interestBalance: '50',
    feeBalance: '0',
    notificationCost: '60',
    interestClaim: '90',
    totalAmount: '1 200',
    ...change,
  };
}
