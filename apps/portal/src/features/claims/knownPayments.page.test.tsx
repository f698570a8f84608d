import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { ledgerOf, newestPaymentOf } from '../../testing/pages/ledger.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { answerInSwish, payWith, playPaymentCompany } from '../../testing/pages/paymentCompany.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const finished = '/api/Payment/CheckoutFinished';
const reference = '47110023918';
const linneas = [
  ['47190073316', '675,90', '675 kr'],
  ['47190070924', '1 507,50', '1 507 kr'],
] as const;

playPaymentCompany();

const main = () => shownText(screen.queryByRole('main'));
const heading = () => shownText(screen.queryByRole('heading', { level: 1 }));
const rowOf = (name: string) =>
  shownText(screen.queryByRole('rowheader', { name })?.closest('tr') ?? null);
const payAll = () => screen.queryByRole('button', { name: /^Betala.*med Swish$/u });

/** The page of the case says that a payment is being processed, and offers no other. */
async function expectProcessing(): Promise<void> {
  await expect.poll(main).toContain('Betalning bearbetas');
  expect(screen.queryByRole('button', { name: /med Swish/u })).toBeNull();
  expect(main()).not.toMatch(/Plusgiro|OCR-nummer/u);
  expect(screen.queryByRole('img', { name: /QR-kod/u })).toBeNull();
}

const cardOf = (title: string) =>
  shownText(screen.queryByRole('heading', { level: 2, name: title })?.closest('section') ?? null);

it('a log-out keeps no trace of what was paid, so no case can be paid until the server knows of the payment [Z27, Z57, Z64, L25]', async () => {
  await sandbox.setAutomaticWebhooks(false);
  await sandbox.addFault({ path: finished, status: 500 });
  await openPortal(`/krav/${reference}`);
  await payWith('Betala 4 350 kr med Swish');
  await answerInSwish('approve');
  await expect.poll(heading).toBe('Tack för din betalning');
  await openPortal('/oversikt');
  await expect.poll(heading).toContain('Hej Maja');
  await userEvent.click(screen.getAllByRole('link', { name: 'Logga ut' })[0] ?? document.body);
  await expect.poll(heading).toBe('Du är utloggad');
  await expect.poll(main).toContain('Du har godkänt betalningen. Betala inte igen');
  expect(JSON.stringify(localStorage)).toContain('payments');
  // The digits of a hash may be the same by chance.
  expect(JSON.stringify(localStorage)).not.toMatch(/47110023918|\b4350(?:00)?\b/u);

  await openPortal('/krav');
  await expect
    .poll(main)
    .toContain('Du har gjort en betalning som vi ännu inte har fått bekräftad');
  expect(screen.queryAllByRole('link', { name: /^Betala/u })).toHaveLength(0);
  expect(payAll()).toBeNull();
  await openPortal(`/krav/${reference}`);
  await expect.poll(main).toContain('Vänta med att betala');
  expect(screen.queryByRole('button', { name: /med Swish/u })).toBeNull();
  expect(main()).not.toMatch(/Plusgiro|OCR-nummer/u);
  expect(screen.queryByRole('img', { name: /QR-kod/u })).toBeNull();

  await sandbox.clearFaults();
  await openPortal('/krav');
  await expect.poll(() => rowOf(reference)).toContain('Betalning bearbetas');
  expect(payAll()).toBeNull();
  expect(await ledgerOf(customers.maja)).toEqual([
    `${reference}: 4350 kr, checkoutFinished, 4350 taken`,
  ]);
});

it('a customer who was logged out during a payment is led back to it before anything is paid again [Z57, L25]', async () => {
  const left = 'Du hade påbörjat en betalning';
  await openPortal(`/krav/${reference}`);
  await payWith('Betala 4 350 kr med Swish');
  const paymentId = await newestPaymentOf(customers.maja);
  await openPortal('/oversikt');
  await expect.poll(heading).toContain('Hej Maja');
  await userEvent.click(screen.getAllByRole('link', { name: 'Logga ut' })[0] ?? document.body);
  await expect.poll(heading).toBe('Du är utloggad');
  expect(main()).toContain(left);
  expect(JSON.stringify(localStorage)).not.toMatch(/47110023918|\b4350(?:00)?\b/u);

  for (const page of ['/oversikt', '/krav', `/krav/${reference}`]) {
    await openPortal(page);
    await expect.poll(main).toContain(left);
    expect(screen.getByRole('link', { name: 'Se hur betalningen gick' }).getAttribute('href')).toBe(
      `/krav/betala/${paymentId}`,
    );
  }
  await openPortal(`/krav/betala/${paymentId}`);
  await answerInSwish('approve');
  await expect.poll(heading).toBe('Tack för din betalning');
  await openPortal('/krav');
  await expect.poll(() => rowOf(reference)).toContain('Betalning bearbetas');
  expect(main()).not.toContain(left);
});

it('a customer who may have approved a payment is told not to pay again while payments are closed [Z57]', async () => {
  await openPortal(`/krav/${reference}`);
  await payWith('Betala 4 350 kr med Swish');
  await sandbox.setSystems({ payments: false });
  for (const page of ['/oversikt', '/krav', `/krav/${reference}`]) {
    await openPortal(page);
    await expect.poll(main).toContain('Om du har godkänt den i Swish ska du inte betala igen.');
    // Its checkout is closed.
    expect(screen.queryByRole('link', { name: 'Se hur betalningen gick' })).toBeNull();
  }
  expect(main()).toContain('Om du inte har godkänt betalningen kan du betala till Plusgiro');
  expect(main()).not.toContain('Betala till Plusgiro i stället');
});

it('a payment of the whole debt covers all its cases, each with its share [Z27, Z28, D26]', async () => {
  await sandbox.changeCustomer(customers.linnea.personalNumber, {
    user: { balance: '2 183,40' },
    cases: Object.fromEntries(linneas.map(([name, amountToPay]) => [name, { amountToPay }])),
  });
  await sandbox.setAutomaticWebhooks(false);
  await sandbox.addFault({ path: finished, status: 500 });
  await openPortal('/krav', { as: customers.linnea });
  await payWith('Betala 2 182 kr med Swish');
  await answerInSwish('approve');
  await expect.poll(heading).toBe('Tack för din betalning');
  await openPortal('/krav', { as: customers.linnea });
  for (const [name] of linneas)
    await expect.poll(() => rowOf(name)).toContain('Betalning bearbetas');
  expect(payAll()).toBeNull();
  for (const [name, , share] of linneas) {
    await openPortal(`/krav/${name}`, { as: customers.linnea });
    await expectProcessing();
    expect(cardOf('Din betalning')).toContain(share);
    expect(cardOf('Din betalning')).not.toContain(',');
  }
});
