import { CasePage } from './pages/CasePage.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const { personalNumber } = customers.johan;

test(
  'a plan shows this month, next month and all of it, each with its amount and how to pay it',
  { tag: ['@D28', '@D29', '@D32'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.johan, '/krav/47160027415');
    const current = claimCase.paymentCard('Den här månaden');
    await expect(current).toContainText(`350${nbsp}kr`);
    await expect(current).toContainText('Betala senast 2026-11-30');
    await expect(current.getByText('Att betala', { exact: true })).toBeVisible();
    const next = claimCase.paymentCard('Nästa månad');
    await expect(next).toContainText(`600${nbsp}kr`);
    await expect(next).toContainText('Betala senast 2026-12-31');
    await expect(next.getByText('Plusgiro', { exact: true })).toBeHidden();
    await next.getByRole('heading').click();
    for (const month of [current, next]) {
      await expect(month.getByText('Plusgiro', { exact: true })).toBeVisible();
      await expect(month.getByRole('button', { name: /Swish/u })).toHaveCount(0);
    }
    const whole = claimCase.paymentCard('Betala hela avbetalningsplanen');
    await expect(whole).toContainText(`5${nbsp}613${nbsp}kr`);
    await expect(whole.getByRole('button', { name: /med Swish$/u })).toBeVisible();
    await expect(whole.getByText('OCR-nummer', { exact: true })).toBeHidden();
    await whole.getByText('Plusgiro och OCR', { exact: true }).click();
    await expect(whole.getByText('OCR-nummer', { exact: true })).toBeVisible();

    // Three cards have the same button: each names its own number, and all are equally wide.
    const copies = page.getByRole('main').getByRole('button', { name: /^Kopiera/u });
    const widths: (number | undefined)[] = [];
    for (const [index, name] of [
      'Kopiera Plusgiro Den här månaden',
      'Kopiera OCR-nummer Den här månaden',
      'Kopiera Plusgiro Nästa månad',
      'Kopiera OCR-nummer Nästa månad',
      'Kopiera Plusgiro Hela avbetalningsplanen',
      'Kopiera OCR-nummer Hela avbetalningsplanen',
    ].entries()) {
      await expect(copies.nth(index)).toHaveAccessibleName(name);
      widths.push((await copies.nth(index).boundingBox())?.width);
    }
    expect(new Set(widths).size).toBe(1);
  },
);

test(
  'a month that is paid, not due or the last one says so',
  { tag: ['@D28', '@D32'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    const current = claimCase.paymentCard('Den här månaden');
    const next = claimCase.paymentCard('Nästa månad');
    await openAs(customers.johan, '/krav/47160028892');
    await expect(current.getByText('Betald', { exact: true })).toBeVisible();
    await expect(current).not.toContainText('Plusgiro');
    await expect(next).toContainText('Betala senast 2026-12-31');

    await page.goto('/krav/47160031730');
    await expect(current.getByText('Inget att betala', { exact: true })).toBeVisible();
    await expect(current).not.toContainText(/kr|Plusgiro/u);
    await expect(next).toBeVisible();

    await page.goto('/krav/47160024065');
    await expect(current).toContainText('Betala senast 2026-11-30');
    await expect(next).toHaveCount(0);
  },
);

test(
  'the breakdown of a plan explains each part, the total and every payment',
  { tag: ['@D34', '@D35', '@Q36'] },
  async ({ page, openAs }) => {
    await openAs(customers.johan, '/krav/47160027415');
    const rest = new CasePage(page).paymentCard('Det här är kvar av planen');
    await expect(rest.getByRole('definition')).toHaveText([
      '12',
      `5${nbsp}613${nbsp}kr`,
      `0${nbsp}kr`,
      `0${nbsp}kr`,
      `0${nbsp}kr`,
      `660${nbsp}kr`,
      `254${nbsp}kr`,
      `6${nbsp}527${nbsp}kr`,
    ]);
    await expect(
      rest.getByText('Antal betalningar kvar - inklusive aktuell månad', { exact: true }),
    ).toBeVisible();
    for (const term of [
      'Kapital',
      'Kostnader',
      'Ränta',
      'Uppläggnings- och aviseringskostnad',
      'Preliminär tillkommande aviseringskostnad',
      'Preliminär tillkommande ränta',
      'Totalt belopp',
    ]) {
      await rest.getByRole('button', { name: `Mer information om ${term}`, exact: true }).click();
      await expect(page.getByRole('dialog', { name: term, exact: true })).toContainText(/\S{3}/u);
      await page.keyboard.press('Escape');
    }
    await expect(new CasePage(page).paymentCard('Betala hela avbetalningsplanen')).toContainText(
      `Följer du planen blir det 6${nbsp}527${nbsp}kr. Betalar du allt nu slipper du 914${nbsp}kr i avier och ränta.`,
    );
    await expect(page.getByText('Beloppen går inte ihop')).toHaveCount(0);

    const payments = page.getByRole('group').filter({ hasText: 'Alla betalningar' });
    await expect(payments.getByText('2027-10-31')).toBeHidden();
    await payments.getByRole('heading', { name: 'Alla betalningar' }).click();
    await expect(payments.getByRole('term')).toHaveCount(13);
    await expect(payments.getByText('2027-10-31')).toBeVisible();
    await expect(payments.getByRole('definition').last()).toHaveText(`6${nbsp}527${nbsp}kr`);
  },
);

test(
  'amounts that do not add up show both sums and whom to ask',
  { tag: ['@D35'] },
  async ({ page, sandbox, openAs }) => {
    const months = [{ date: '2026-11-30', amountLeftToPay: '600' }];
    await sandbox.changeCustomer(personalNumber, {
      cases: { '47160027415': { amountToPay: '1 000', paymentPlanInfo: aPlan(months) } },
    });
    await openAs(customers.johan, '/krav/47160027415');
    const rest = new CasePage(page).paymentCard('Det här är kvar av planen');
    await expect(rest).toContainText('Beloppen går inte ihop');
    await expect(rest).toContainText(
      `Delarna blir tillsammans 1${nbsp}150,50${nbsp}kr, men totalt belopp är 1${nbsp}200${nbsp}kr.`,
    );
    await expect(rest).toContainText(
      `Betalningarna som är kvar blir tillsammans 600${nbsp}kr, men totalt belopp är 1${nbsp}200${nbsp}kr.`,
    );
    await expect(rest.getByRole('link', { name: /^Kontakta oss/u })).toHaveAttribute(
      'href',
      'https://trafikfonden.example/kontakta-oss',
    );
    await expect(new CasePage(page).paymentCard('Betala hela avbetalningsplanen')).toContainText(
      `Enligt planens belopp är 1${nbsp}050,50${nbsp}kr kvar av skulden.`,
    );
    await expectAccessible(page, {
      title: /^Ärendedetaljer: 47160027415/u,
      heading: 'Referensnummer 47160027415',
      shows: () => expect(rest).toContainText('Beloppen går inte ihop'),
    });
  },
);

test(
  'a notice above the case says that the plan may be closed, only for that plan',
  { tag: ['@D04'] },
  async ({ page, openAs }) => {
    const notice = page.getByRole('main').getByText('Din avbetalningsplan kan avslutas');
    await openAs(customers.samira, '/krav/47170019286');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Betala månadens belopp i tid för att behålla planen. Kontakta oss om du inte kan betala.',
    );
    const heading = new CasePage(page).heading;
    await expect(heading).toBeVisible();
    await openAs(customers.johan, '/krav/47160027415');
    await expect(new CasePage(page).paymentCard('Nästa månad')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

for (const [name, month] of [
  ['is paid', { expectedAmount: '500', paidAmount: '500', amountLeftToPay: '0' }],
  ['asks for nothing', { expectedAmount: '0', paidAmount: '0', amountLeftToPay: '0' }],
  ['cannot be read', { expectedAmount: '500', paidAmount: '0', amountLeftToPay: 'okänt' }],
] as const) {
  test(
    `a plan at risk whose month ${name} leads to us, and asks for no payment`,
    { tag: ['@D04', '@D33'] },
    async ({ page, sandbox, openAs }) => {
      const main = page.getByRole('main');
      const paymentPlanInfo = {
        ...aPlan([]),
        willBeClosed: true,
        activeAmortizationOccasion: { ...month, date: '2026-11-30' },
      };
      await sandbox.changeCustomer(customers.samira.personalNumber, {
        cases: { '47170019286': { paymentPlanInfo } },
      });
      await openAs(customers.samira, '/krav/47170019286');
      await expect(main.getByText('Din avbetalningsplan kan avslutas')).toBeVisible();
      await expect(main).toContainText('Hör av dig till oss, så berättar vi vad som gäller.');
      await expect(
        main.getByRole('link', { name: 'Kontakta oss (öppnas i ny flik)' }).first(),
      ).toHaveAttribute('href', 'https://trafikfonden.example/kontakta-oss');
      await expect(main).not.toContainText('Betala månadens belopp');
    },
  );
}

test('a plan with all its parts open is accessible on a wide and a narrow window', async ({
  page,
  openAs,
}) => {
  await openAs(customers.johan, '/krav/47160027415');
  await page.getByRole('heading', { name: 'Alla betalningar' }).click();
  await page.getByRole('button', { name: 'Lägg till betalningarna i din kalender' }).click();
  await expectAccessible(page, {
    title: /^Ärendedetaljer: 47160027415/u,
    heading: 'Referensnummer 47160027415',
    shows: () => expect(page.getByText('Kalenderfilen är skapad')).toBeVisible(),
  });
});

/** A plan whose parts add up to 1 150,50 kr, of which 100 kr are future costs. */
function aPlan(remainingAmortizationOccasions: readonly unknown[]) {
  return {
    activeAmortizationOccasion: {
      expectedAmount: '600',
      paidAmount: '0',
      amountLeftToPay: '600',
      date: '2026-11-30',
    },
    nextAmortizationOccasion: null,
    remainingAmortizationOccasions,
    willBeClosed: false,
    capitalBalance: '1 000',
    costBalance: '0',
    interestBalance: '50,50',
    feeBalance: '0',
    notificationCost: '60',
    interestClaim: '40',
    totalAmount: '1 200',
  };
}
