import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { keepPayments, keptPayments } from '../../customer/payment/paymentStorage.ts';
import { browserStorage } from '../../platform/storage.ts';
import { notice } from '../../testing/notices.ts';
import { type Customer, customers } from '../../../e2e/support/customers.ts';
import type { Fault } from '../../../e2e/support/sandbox.ts';
import { ledgerOf, newestPaymentOf, payElsewhere, paymentsOf } from '../../testing/pages/ledger.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import {
  answerInSwish,
  openedPayments,
  payWith,
  playPaymentCompany,
  refuseCheckouts,
  tell,
} from '../../testing/pages/paymentCompany.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const [reference, other] = ['47110023918', '47130040118'];
const payCase = 'Betala 4 350 kr med Swish';
const [created, finished] = ['/api/Payment/CreatePayment', '/api/Payment/CheckoutFinished'];
const [oneCase, allCases] = [
  '/api/Insurance/GetReferenceNumberBaseCard',
  '/api/Insurance/GetReferenceNumberBasePackage',
];
const [thanks, cancelled, unavailable, missing] = [
  'Tack för din betalning',
  'Betalningen avbröts',
  'Du kan inte betala just nu.',
  'Betalningen finns inte',
];

const main = () => shownText(screen.queryByRole('main'));
const heading = () => shownText(screen.queryByRole('heading', { level: 1 }));
const focused = () => shownText(document.activeElement);
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

playPaymentCompany();

async function openCase(): Promise<void> {
  await openPortal(`/krav/${reference}`);
  await payWith(payCase);
}

/** Opens a payment that was begun elsewhere, which the portal asks about first. */
async function openBegunElsewhere(payment: string, as: Customer = customers.maja): Promise<void> {
  await openPortal(`/krav/betala/${payment}`, { as });
  await press('Öppna betalningen');
}

describe('a payment that is made', () => {
  it.each<[answer: string, fault: Omit<Fault, 'path'>]>([
    ['a system that is off', { status: 503, headers: { 'service-unavailable': 'payments' } }],
    ['a session that has ended', { status: 401 }],
    ['no answer', { abort: true }],
  ])(
    'is thanked for whatever the server answers, and the server is told of it later: %s [P08, P09, Q22]',
    async (_answer, fault) => {
      await sandbox.setAutomaticWebhooks(false);
      await sandbox.addFault({ ...fault, path: finished });
      await openCase();
      await answerInSwish('approve');
      await expect.poll(focused).toBe(thanks);
      expect(hrefOf('Till kravet')).toBe(`/krav/${reference}`);
      reload();
      await expect.poll(heading).toBe(thanks);
      await expect.poll(() => document.title).toBe('Tack för din betalning – Mina sidor');
      expect(openedPayments()).toHaveLength(1);
      expect(await ledgerOf(customers.maja)).toEqual([
        `${reference}: 4350 kr, initialized, 4350 taken`,
      ]);

      await sandbox.clearFaults();
      await openPortal('/krav');
      await expect
        .poll(() => ledgerOf(customers.maja))
        .toEqual([`${reference}: 4350 kr, checkoutFinished, 4350 taken`]);
    },
  );

  it('by another customer is not thanked for, also when the server says so late [P08, P09, Z30]', async () => {
    const payment = await payElsewhere(customers.signe, { amount: '2167', reference: other });
    await openBegunElsewhere(payment);
    await tell('payment-completed');
    await expect.poll(focused).toBe(missing);
    await expect.poll(() => document.title).toBe('Betalningen finns inte – Mina sidor');
    await expect
      .poll(main)
      .toMatch(/Vi har ingen sådan betalning från dig\..*ska du inte betala igen\./u);
    expect(document.querySelector('iframe')).toBeNull();
    expect(hrefOf('Till krav')).toBe('/krav');

    await sandbox.addFault({ path: finished, status: 500, times: 2 });
    await openBegunElsewhere(payment);
    await tell('payment-completed');
    await expect.poll(heading).toBe(missing);
  });

  it('that the server has created but does not know is not offered again, and the page says why [Z30, Z57]', async () => {
    await sandbox.addFault({ path: finished, status: 404 });
    await openCase();
    await answerInSwish('approve');
    await expect.poll(focused).toBe(missing);
    await openPortal('/krav');
    await expect.poll(main).toContain('en betalning som vi ännu inte har fått bekräftad');
    expect(screen.queryByRole('link', { name: /^Betala/u })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Betala/u })).toBeNull();
  });

  it('is known again from its history entry where the browser has kept nothing, so that a log-out warns of it [Z64, Z61]', async () => {
    await openCase();
    await expect.poll(openedPayments).toHaveLength(1);
    localStorage.removeItem('payments');
    reload();
    await expect.poll(() => localStorage.getItem('payments')).toContain(reference);
  });

  it('is thanked for only once the server has confirmed it, when it was begun elsewhere [Z30]', async () => {
    await openCase();
    const payment = await newestPaymentOf(customers.maja);
    // Before its frame opens, this document stores the payment, which must not happen after the storage is cleared.
    await expect.poll(openedPayments).toHaveLength(1);
    localStorage.clear();
    await sandbox.addFault({ path: finished, status: 503 });
    await openBegunElsewhere(payment);
    await answerInSwish('approve');
    const told = async () => (await sandbox.calls()).filter(({ path }) => path === finished);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    await tell('payment-cancelled');
    expect(heading()).toBe('Betala');
    const before = openedPayments().length;
    await openPortal(`/krav/betala/${payment}`);
    await expect.poll(() => openedPayments().length).toBeGreaterThan(before);
    expect(heading()).toBe('Betala');
    await sandbox.clearFaults();
    await openPortal(`/krav/betala/${payment}`);
    await expect.poll(heading).toBe(thanks);
  });

  it('is thanked for in every browser of the customer; where its sum is unknown, only its number shows [Z30, Z84]', async () => {
    const payment = await payElsewhere(customers.signe, { amount: '2167', reference: other });
    await openBegunElsewhere(payment, customers.signe);
    await tell('payment-completed');
    await expect.poll(focused).toBe(thanks);
    expect(hrefOf('Till alla krav')).toBe('/krav');
    expect(main()).toContain('Betalningsnummer');
    expect(main()).not.toMatch(/\d kr|Dag och tid/u);
  });
});

describe('a cancelled payment', () => {
  it('is never opened again: what went wrong is said, and a new payment opens [P12, Z29, E09]', async () => {
    const changeAmount = (amountToPay: string) =>
      sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { [reference]: { amountToPay } },
      });
    await openCase();
    await answerInSwish('cancel');
    await expect.poll(focused).toBe(cancelled);
    reload();
    await expect.poll(heading).toBe(cancelled);
    await expect.poll(() => document.title).toBe('Betalningen avbröts – Mina sidor');
    expect(openedPayments()).toHaveLength(1);

    await sandbox.addFault({ path: created, status: 500, times: 1 });
    await press('Försök igen');
    await expect.poll(main).toContain('500 - Failed to get paymentId');
    await expect.poll(main).toContain('Inga pengar har dragits. Försök igen om en stund.');
    await press('Tillbaka');
    await expect.poll(focused).toBe(cancelled);

    await changeAmount('4 100');
    await press('Försök igen');
    await expect.poll(focused).toBe(unavailable);
    await expect
      .poll(() => shownText(notice('status')))
      .toMatch(/Betalningen startade inte.*Inga pengar har dragits\. Något har ändrats/u);
    expect(main()).not.toContain('gick inte att öppna');
    expect(main()).toContain('Annars kan du betala till Plusgiro');
    expect(screen.queryByRole('button', { name: 'Ladda om sidan' })).toBeNull();
    expect(hrefOf('Till kravet')).toBe(`/krav/${reference}`);

    await changeAmount('4 350');
    reload();
    await press('Försök igen');
    await expect.poll(openedPayments).toHaveLength(2);
    await expect.poll(focused).toBe('Betala');
    expect(location.pathname).toBe(`/krav/betala/${await newestPaymentOf(customers.maja)}`);
    expect(await ledgerOf(customers.maja)).toEqual([
      `${reference}: 4350 kr, ended, 0 taken`,
      `${reference}: 4350 kr, initialized, 0 taken`,
    ]);
  });

  it('promises nothing about money when it is unknown whether a new one was created [P12, Q22, Z29]', async () => {
    await openCase();
    await answerInSwish('cancel');
    await expect.poll(focused).toBe(cancelled);
    await sandbox.addFault({ path: created, abort: true });
    await sandbox.addFault({ path: oneCase, abort: true });
    await press('Försök igen');
    await expect.poll(focused).toBe(unavailable);
    await expect
      .poll(() => shownText(notice('status')))
      .toContain('Vi fick inget svar när betalningen skulle starta');
    await expect.poll(main).toContain('Vi vet inte om en tidigare betalning har gått igenom.');
    expect(main()).not.toContain('Inga pengar');
    expect(main()).not.toContain('Annars kan du betala till Plusgiro');
  });

  it('leads to the claims, and starts none, when another may have paid the case [P12, Z57]', async () => {
    await openCase();
    await answerInSwish('cancel');
    await expect.poll(focused).toBe(cancelled);
    const kept = keptPayments(browserStorage);
    const [left] = Object.values(kept).map((one) => ({ ...one, isCancelled: false, parts: [] }));
    if (left !== undefined) keepPayments(browserStorage, { ...kept, '0f': left });
    reload();
    await expect.poll(heading).toBe(cancelled);
    expect(hrefOf('Försök igen')).toBe('/krav');
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  });

  it('is not started again when the case is paid meanwhile [P12, Q22]', async () => {
    await openCase();
    await answerInSwish('cancel');
    await expect.poll(focused).toBe(cancelled);
    await payElsewhere(customers.maja, { amount: '4350', reference });
    await press('Försök igen');
    await expect.poll(focused).toBe(unavailable);
    await expect.poll(() => shownText(notice('status'))).toContain('Betalning bearbetas');
    expect(await ledgerOf(customers.maja)).toEqual([
      `${reference}: 4350 kr, ended, 0 taken`,
      `${reference}: 4350 kr, created, 4350 taken`,
    ]);
  });
});

describe('a checkout that cannot open', () => {
  const said = () => shownText(notice('status'));

  async function openRefused(): Promise<void> {
    refuseCheckouts();
    await openCase();
    await expect.poll(focused).toBe(unavailable);
  }

  it('says so in the title, and looks at all cases when this browser does not know what was paid [P12]', async () => {
    await openRefused();
    await expect.poll(() => document.title).toBe('Du kan inte betala just nu. – Mina sidor');
    const payment = await newestPaymentOf(customers.maja);
    localStorage.clear();
    await openBegunElsewhere(payment);
    await expect.poll(said).toContain('gick inte att öppna');
    expect(hrefOf('Tillbaka till krav')).toBe('/krav');

    await sandbox.addFault({ path: allCases, status: 500 });
    await openBegunElsewhere(payment);
    await expect.poll(said).toContain('Vi vet inte om du redan har betalat');
    expect(screen.queryByRole('button', { name: 'Ladda om sidan' })).not.toBeNull();
    expect(main()).not.toContain('Inga pengar');
  });
});

it('a payment that was left open is not opened again when its case has been paid with the whole debt [Z27, Q22]', async () => {
  await openCase();
  const left = location.pathname;
  await openPortal('/krav');
  await payWith('Betala 41 317 kr med Swish');
  await answerInSwish('approve');
  await expect.poll(heading).toBe(thanks);
  const opened = openedPayments().length;
  await openPortal(left);
  await expect.poll(main).toContain('Betalning bearbetas');
  expect(openedPayments()).toHaveLength(opened);
});

it('a payment of the whole debt that was left open is not opened again when one of its cases has been paid, before and after that is booked [Z27, Q22]', async () => {
  await openPortal('/krav');
  await payWith('Betala 41 317 kr med Swish');
  await expect.poll(openedPayments).toHaveLength(1);
  const left = location.pathname;
  await openCase();
  await answerInSwish('approve');
  await expect.poll(heading).toBe(thanks);
  await openPortal(left);
  const outdated = 'Den här betalningen gäller inte längre';
  await expect.poll(main).toContain(outdated);
  const paid = await newestPaymentOf(customers.maja);
  await sandbox.confirmPayment(paid);
  await openPortal('/krav');
  await expect.poll(main).toContain('36 967 kr');
  await openPortal(left);
  await expect.poll(main).toContain(outdated);
  expect(hrefOf('Till krav')).toBe('/krav');
  expect(openedPayments()).toHaveLength(2);
});

it('a payment that is open in one tab is closed when its case is paid with the whole debt in another [Z27, Q22]', async () => {
  await openCase();
  const left = location.pathname;
  const kept = () => localStorage.getItem('payments') ?? '';
  const before = kept();
  await openPortal('/krav');
  await payWith('Betala 41 317 kr med Swish');
  await answerInSwish('approve');
  await expect.poll(heading).toBe(thanks);
  const after = kept();

  localStorage.setItem('payments', before);
  await openPortal(left);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  localStorage.setItem('payments', after);
  dispatchEvent(new StorageEvent('storage', { key: 'payments' }));
  await expect.poll(main).toContain('Betalning bearbetas');
  expect(document.querySelector('iframe')).toBeNull();
});

it('a checkout whose claims are switched off leads to the overview [E02, P12]', async () => {
  refuseCheckouts();
  await openBegunElsewhere('0123456789abcdef0123456789abcdef');
  await expect.poll(heading).toBe(unavailable);
  await sandbox.addFault({
    path: allCases,
    status: 503,
    headers: { 'service-unavailable': 'insurance' },
  });
  reload();
  await press('Öppna betalningen');
  await expect.poll(() => location.pathname).toBe('/oversikt');
  expect(await paymentsOf(customers.maja)).toEqual([]);
});
