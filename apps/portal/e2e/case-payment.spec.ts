import { CasePage } from './pages/CasePage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const createPath = '/api/Payment/CreatePayment';
/** A case with an installment plan. Its state decides whether the plan counts, so it can show every panel. */
const referenceNumber = '47110019447';
const amount = `2${nbsp}150${nbsp}kr`;

type Panel = 'uninsured' | 'processing' | 'unavailable' | 'plan' | 'payable' | 'nothing';

const plain = {
  stateName: 'Claim',
  hasOpenUninsuredPeriod: false,
  dayCharge: null,
  paymentStatus: 'None',
  amountToPay: '2 150',
};
const uninsured = { hasOpenUninsuredPeriod: true, dayCharge: '45,00' };
const created = { paymentStatus: 'Created' };
const plan = { stateName: 'InstallmentPlan' };
const zero = { amountToPay: '0' };

/** What each panel shows: its cards and texts, and whether Swish and the payment numbers are offered. */
const panels: Record<
  Panel,
  {
    readonly titles: readonly string[];
    readonly words: readonly (string | RegExp)[];
    readonly swish: string | null;
    readonly numbers: 'open' | 'folded' | 'absent';
  }
> = {
  uninsured: {
    titles: ['Betala det här kravet'],
    words: [
      'Du kan inte betala med Swish än',
      /Försäkra fordonet eller ställ av det först\..*uppdateras nästa vardag/u,
      /Skulden ökar varje dag/u,
    ],
    swish: null,
    numbers: 'open',
  },
  processing: {
    titles: ['Ärendets belopp'],
    words: ['Betalning bearbetas', 'Du behöver inte betala igen.'],
    swish: null,
    numbers: 'absent',
  },
  unavailable: {
    titles: [],
    words: ['Det går inte att betala här just nu'],
    swish: null,
    numbers: 'open',
  },
  plan: {
    titles: ['Den här månaden', 'Nästa månad', 'Betala hela avbetalningsplanen'],
    words: [amount],
    swish: `Betala ${amount} med Swish`,
    numbers: 'open',
  },
  payable: {
    titles: ['Betala det här kravet'],
    words: [amount],
    swish: `Betala ${amount} med Swish`,
    numbers: 'folded',
  },
  nothing: { titles: ['Inget att betala'], words: [], swish: null, numbers: 'absent' },
};

const branches: readonly (readonly [
  name: string,
  change: Record<string, unknown>,
  paymentsOnline: boolean,
  panel: Panel,
])[] = [
  ['an open uninsured period', uninsured, true, 'uninsured'],
  ['a payment created', created, true, 'processing'],
  ['a checkout finished', { paymentStatus: 'CheckoutFinished' }, true, 'processing'],
  ['a payment only begun', { paymentStatus: 'Initialized' }, true, 'payable'],
  ['payments off', {}, false, 'unavailable'],
  ['an installment plan', plan, true, 'plan'],
  ['an amount', {}, true, 'payable'],
  ['nothing to pay', zero, true, 'nothing'],
  ['uninsured over payment created', { ...uninsured, ...created }, true, 'uninsured'],
  ['uninsured over payments off', uninsured, false, 'uninsured'],
  ['uninsured over installment plan', { ...uninsured, ...plan }, true, 'uninsured'],
  ['payment created over payments off', created, false, 'processing'],
  ['payment created over installment plan', { ...created, ...plan }, true, 'processing'],
  ['payments off over installment plan', plan, false, 'unavailable'],
];

test(
  'an active case shows the first payment panel that applies',
  { tag: ['@D18', '@D24', '@D25', '@D26', '@D27', '@D28', '@D29', '@D30', '@D31'] },
  async ({ page, sandbox, openAs }) => {
    test.slow();
    const claimCase = new CasePage(page);
    const main = page.getByRole('main');
    await openAs(customers.maja, '/oversikt');
    for (const [name, change, payments, panel] of branches) {
      await test.step(name, async () => {
        await sandbox.setSystems({ payments });
        await sandbox.changeCustomer(customers.maja.personalNumber, {
          cases: { [referenceNumber]: { ...plain, ...change } },
        });
        await page.goto(`/krav/${referenceNumber}`);
        const { titles, words, swish, numbers } = panels[panel];
        for (const title of titles) await expect(claimCase.paymentCard(title)).toBeVisible();
        for (const word of words) await expect(main.getByText(word).first()).toBeVisible();
        await expect(claimCase.payButtons).toHaveText(swish === null ? [] : [swish]);
        const plusgiro = main.getByText('Plusgiro', { exact: true }).first();
        if (numbers === 'absent') await expect(plusgiro).toHaveCount(0);
        else await expect(plusgiro).toBeVisible({ visible: numbers === 'open' });
        await expect(claimCase.paymentCard('Inget att betala')).toHaveCount(
          panel === 'nothing' ? 1 : 0,
        );
      });
    }
  },
);

test(
  'a case with nothing to pay offers no numbers while paying does not work, and a plan tells its month',
  { tag: ['@D27'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    await sandbox.setSystems({ payments: false });
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [referenceNumber]: { ...plain, ...zero } },
    });
    await openAs(customers.maja, `/krav/${referenceNumber}`);
    await expect(main.getByText('Det går inte att betala här just nu')).toBeVisible();
    await expect(main.getByText('Plusgiro', { exact: true })).toHaveCount(0);

    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [referenceNumber]: { ...plain, ...plan } },
    });
    await page.reload();
    await expect(
      new CasePage(page)
        .paymentCard('Betala hela avbetalningsplanen')
        .getByText(`Följer du avbetalningsplanen betalar du 450${nbsp}kr senast 2026-11-30.`),
    ).toBeVisible();
  },
);

test(
  'the button shows the whole kronor that are charged, and the card says that öre are not',
  { tag: ['@D30', '@P02'] },
  async ({ page, sandbox, openAs }) => {
    const claimCase = new CasePage(page);
    const card = claimCase.paymentCard('Betala det här kravet');
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { '47110023918': { amountToPay: '4 350,50' } },
    });
    await openAs(customers.maja, '/krav/47110023918');
    await expect(claimCase.payButtons).toHaveText([`Betala 4${nbsp}350${nbsp}kr med Swish`]);
    await expect(card.getByText(`4${nbsp}350,50${nbsp}kr`)).toBeVisible();
    await expect(card.getByText('Ören dras inte när du betalar med Swish.')).toBeVisible();

    await card.getByText('Plusgiro och OCR').click();
    await expect(card.getByRole('button', { name: /^Kopiera OCR-nummer/u })).toBeVisible();

    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { '47110023918': { amountToPay: '4 350,00' } },
    });
    await page.reload();
    await expect(card.getByText(`4${nbsp}350${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(card.getByText(/Ören/u)).toHaveCount(0);
  },
);

test('a customer who pays while payments are switched off is told so on the same page', async ({
  page,
  sandbox,
  openAs,
  announcements,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503 .*CreatePayment/u);
  const claimCase = new CasePage(page);
  const title = 'Det går inte att betala här just nu';
  await openAs(customers.maja, '/krav/47110023918');
  await sandbox.addFault({
    path: createPath,
    status: 503,
    headers: { 'service-unavailable': 'payments' },
  });
  await claimCase.payButtons.press('Enter');
  const message = page.getByRole('group', { name: new RegExp(title, 'u') });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/^Betala till Plusgiro i stället/u);
  await expect(claimCase.payButtons).toHaveCount(0);
  await expect(page).toHaveURL('/krav/47110023918');
  expect((await announcements()).filter((said) => said.includes(title))).toEqual([]);
});

test('a customer whose case is being paid elsewhere is told so once, and not asked to pay again', async ({
  page,
  sandbox,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409 .*CreatePayment/u);
  const claimCase = new CasePage(page);
  await openAs(customers.maja, '/krav/47110023918');
  await expect(claimCase.payButtons).toBeVisible();
  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { '47110023918': created },
  });
  await sandbox.addFault({ path: createPath, status: 409 });
  await claimCase.payButtons.press('Enter');
  await expect(page.getByRole('group', { name: /Betalningen startade inte/u })).toBeFocused();
  await expect(claimCase.paymentCard('Ärendets belopp')).toContainText('Betalning bearbetas');
  await expect(claimCase.payButtons).toHaveCount(0);
});
