import { CasePage } from './pages/CasePage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const referenceNumber = '47110023918';
const titles = [
  'Krav',
  'Påminnelse',
  'Inkasso',
  'Betalningsföreläggande',
  'Utslag / Dom',
  'Utmätning',
];
const present = 'Här är du nu';

test(
  'a case on its way to foreclosure shows all steps, the current step and what to do now',
  { tag: ['@D19', '@D20', '@D21', '@D14'] },
  async ({ page, sandbox, openAs }) => {
    test.slow();
    const { progress, progressSteps } = new CasePage(page);
    await openAs(customers.maja, '/oversikt');
    for (const [stateName, step, now] of [
      ['Reminder', 'Påminnelse', /går ärendet inte vidare till inkasso/u],
      ['Collection ', 'Inkasso', /för att undvika ett betalningsföreläggande/u],
      ['PaymentOrder', 'Betalningsföreläggande', /Betala eller bestrid inom tiden/u],
      ['Decision', 'Utslag / Dom', /för att undvika utmätning/u],
      ['Verdict', 'Utslag / Dom', /för att undvika utmätning/u],
      ['Foreclosure', 'Utmätning', /Prata med Kronofogden/u],
    ] as const) {
      await sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { [referenceNumber]: { stateName } },
      });
      await page.goto(`/krav/${referenceNumber}`);
      await expect(progress.getByText('Så här går ärendet vidare, steg för steg.')).toBeVisible();
      await expect(progress.getByRole('heading', { level: 3 })).toHaveText(
        titles.map((title, index) => new RegExp(`^Steg ${String(index + 1)} av 6 ${title}`, 'u')),
      );
      await expect(progressSteps.and(page.locator('[aria-current="step"]'))).toHaveText([
        new RegExp(`${step}\\s*${present}`, 'u'),
      ]);
      await expect(progress.locator('details[open]')).toHaveCount(1);
      await expect(progress.getByText(now)).toBeVisible();
    }
  },
);

test(
  'a state outside the steps marks no step and is explained instead',
  { tag: ['@D19', '@D21', '@D23'] },
  async ({ page, sandbox, openAs }) => {
    const { progress, progressSteps } = new CasePage(page);
    await openAs(customers.maja, '/oversikt');
    for (const [stateName, explanation] of [
      ['Contestation', /bestridit kravet, och våra jurister går igenom ärendet/u],
      ['InstallmentPlan', /betalar enligt en avbetalningsplan/u],
      ['TemporaryOffer', /tillfälligt erbjudande\. Det gäller under en begränsad tid/u],
      ['Ackord', /Ackord är en överenskommelse om att du betalar en del av skulden/u],
    ] as const) {
      await sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { [referenceNumber]: { stateName } },
      });
      await page.goto(`/krav/${referenceNumber}`);
      await expect(progress.getByText(explanation)).toBeVisible();
      await expect(progressSteps).toHaveCount(6);
      await expect(progress.getByText(present)).toHaveCount(0);
      await expect(progress.locator('details[open]')).toHaveCount(0);
    }
  },
);

test(
  'each step says what it costs and what decides the next step',
  { tag: ['@D20', '@D22', '@D23'] },
  async ({ page, openAs }) => {
    const { progress, progressSteps } = new CasePage(page);
    await openAs(customers.maja, `/krav/${referenceNumber}`);
    for (const [index, words] of [
      [/datum när det senast ska vara betalt/u],
      [/inte betalt i tid skickar vi en påminnelse/u],
      [`180${nbsp}kr`, '6 § räntelagen'],
      [`680${nbsp}kr`, /bestrida det hos Kronofogden\. Våra jurister/u],
      [/skickas till domstol avgör domstolen i en dom\. Annars beslutar Kronofogden i ett utslag/u],
      [/efter utslaget eller domen kan Kronofogden göra en utmätning/u],
    ].entries()) {
      const step = progressSteps.nth(index);
      if (index !== 2) await step.getByRole('heading', { level: 3 }).click();
      for (const word of words) await expect(step.getByText(word)).toBeVisible();
    }
    await expect(progress.locator('details[open]')).toHaveCount(6);
  },
);

test(
  'a simple or closed case does not say what happens if it is not paid',
  { tag: ['@D19', '@D18'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.maja, '/oversikt');
    for (const simple of ['47110024031', '47110018203']) {
      await page.goto(`/krav/${simple}`);
      await expect(claimCase.fact('Status')).toHaveText('Aktivt');
      await expect(claimCase.payButtons).toHaveCount(1);
      await expect(claimCase.progress).toHaveCount(0);
    }
    for (const closed of ['47110020666', '47110019015']) {
      await page.goto(`/krav/${closed}`);
      await expect(claimCase.fact('Status')).toHaveText('Avslutat');
      await expect(claimCase.progress).toHaveCount(0);
      await expect(claimCase.payButtons).toHaveCount(0);
      await expect(page.getByText('Inget att betala')).toHaveCount(0);
    }
  },
);

test('a customer who has paid or owes nothing is not told to pay', async ({
  page,
  sandbox,
  openAs,
}) => {
  const { progress } = new CasePage(page);
  const main = page.getByRole('main');
  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { [referenceNumber]: { paymentStatus: 'Created' } },
  });
  await openAs(customers.maja, `/krav/${referenceNumber}`);
  await expect(progress.getByText(/går kravet vidare till inkasso/u)).toBeVisible();
  await expect(progress.getByText(/undvika ett betalningsföreläggande/u)).toHaveCount(0);

  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { [referenceNumber]: { paymentStatus: 'None', amountToPay: '0' } },
  });
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Inget att betala' })).toBeVisible();
  await expect(progress.getByText(/undvika ett betalningsföreläggande/u)).toHaveCount(0);
  await expect(main.getByText('Beloppet kan också innehålla kostnader')).toHaveCount(0);
});

test('a case says why it exists, how it stops growing and when its facts are updated', async ({
  page,
  openAs,
}) => {
  const main = page.getByRole('main');
  const why = main.getByRole('heading', { level: 3, name: 'Därför fick du kravet' });
  await openAs(customers.maja, `/krav/${referenceNumber}`);
  await expect(why).toBeVisible();
  await expect(main.getByText('Trafikförsäkring saknades i 92 dagar')).toBeVisible();
  await expect(main.getByText('Beloppet kan också innehålla kostnader och ränta')).toBeVisible();
  await expect(main.getByText('Uppgifterna uppdateras på vardagar.')).toBeVisible();
  await page.goto('/krav/47110018203');
  await expect(main.getByText('Självrisken är den del av en skada')).toBeVisible();
  await expect(main.getByText('kostnader och ränta')).toHaveCount(0);

  await openAs(customers.ivar, '/krav/47120031407');
  await expect(main.getByText('Trafikförsäkring saknas sedan 2026-10-28')).toBeVisible();
  await expect(main.getByText('Så slutar skulden att öka')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Till Transportstyrelsen/u })).toHaveAttribute(
    'href',
    'https://www.transportstyrelsen.se/',
  );
});
