import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { holdAnswers, loseAnswers } from '../../testing/pages/answers.ts';
import { ledgerOf, newestPaymentOf, payElsewhere } from '../../testing/pages/ledger.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { findPay, loadCheckout, queryPay } from '../../testing/pages/paymentCompany.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const created = '/api/Payment/CreatePayment';
const oneCase = '/api/Insurance/GetReferenceNumberBaseCard';
const reference = '47130040118';
const payCase = 'Betala 2 167 kr med Swish';
const open = `${reference}: 2167 kr, initialized, 0 taken`;
const paid = `${reference}: 2167 kr, created, 2167 taken`;
const certain = 'Inga pengar har dragits';
const unknown = 'Vi vet inte om en tidigare betalning har gått igenom.';
const inProgress = 'En betalning bearbetas redan. Den ska du inte betala igen.';

const main = () => shownText(screen.queryByRole('main'));
const focused = () => shownText(document.activeElement);
const pay = async () => userEvent.click(await findPay(payCase));
const openCase = () => openPortal(`/krav/${reference}`, { as: customers.signe });
const createdTimes = async () =>
  (await sandbox.calls()).filter(({ path }) => path === created).length;

describe('a payment', () => {
  it('is created once, however often the button is pressed while the answer is awaited [P05, Q22]', async () => {
    const letThrough = holdAnswers(created);
    await openCase();
    const button = await findPay(payCase);
    await userEvent.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter>5/}');
    letThrough();
    await loadCheckout();
    expect(await createdTimes()).toBe(1);
    expect(await ledgerOf(customers.signe)).toEqual([open]);
  });

  it('does not take a customer along who has left, and can be made on the next page at once [P05]', async () => {
    const [first, second] = ['47110023918', '47110023926'];
    const letThrough = holdAnswers(created);
    await openPortal(`/krav/${first}`);
    await userEvent.click(await findPay('Betala 4 350 kr med Swish'));
    await userEvent.click(screen.getByRole('link', { name: 'Tillbaka' }));
    await userEvent.click(await screen.findByRole('link', { name: second }));
    const pay = await findPay('Betala 3 980 kr med Swish');
    await userEvent.click(pay);
    expect(pay.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await loadCheckout();
    expect(location.pathname).toBe(`/krav/betala/${await newestPaymentOf(customers.maja)}`);
    expect(await ledgerOf(customers.maja)).toEqual([
      `${first}: 4350 kr, initialized, 0 taken`,
      `${second}: 3980 kr, initialized, 0 taken`,
    ]);
  });

  it('whose creation got no answer is found again, and exists once [Q22]', async () => {
    await openCase();
    await findPay(payCase);
    await sandbox.forgetCalls();
    const stopLosing = loseAnswers(created);
    await pay();
    await expect.poll(focused).toMatch(/Vi fick inget svar.*Annars kan du försöka igen/u);
    const calls = (await sandbox.calls())
      .map(({ path }) => path)
      .filter((path) => /^\/api\/(?:Payment|Insurance)\//u.test(path));
    expect(calls, 'asks once how the case stands, and creates nothing by itself').toEqual([
      created,
      oneCase,
    ]);
    stopLosing();

    // The 503 names no system, so no system is switched off.
    await sandbox.addFault({ path: created, status: 503, times: 1 });
    await pay();
    await expect
      .poll(focused)
      .toMatch(/Betalningen kunde inte startas.*Annars kan du försöka igen/u);
    expect(main()).not.toContain('Vi fick inget svar');

    await pay();
    await loadCheckout();
    expect(await ledgerOf(customers.signe)).toEqual([open]);
  });
});

describe('a payment that cannot be created', () => {
  it('says why, in the title too, marks its English, and leads back [E09, R13, R20]', async () => {
    await openCase();
    for (const status of [500, 400]) {
      await sandbox.addFault({ path: created, status, times: 1 });
      await pay();
      await expect.poll(focused).toBe('Betalningen kunde inte startas');
      await expect.poll(() => document.title).toBe('Betalningen kunde inte startas – Mina sidor');
      const english = [...document.querySelectorAll('main [lang="en"]')].map(shownText);
      expect(english).toEqual(['Failed to get paymentId']);
      await expect.poll(main).toContain(`${String(status)} - Failed to get paymentId`);
      await expect.poll(main).toContain(`${certain}. Försök igen om en stund.`);
      await userEvent.click(screen.getByRole('button', { name: 'Tillbaka' }));
      await expect.poll(focused).toContain(reference);
      await expect.poll(() => document.title).toBe(`Ärendedetaljer: ${reference} – Mina sidor`);
    }
    expect(await ledgerOf(customers.signe)).toEqual([]);
  });

  it('because its session has ended leads to the logged-out page [Q22, E04]', async () => {
    await openCase();
    await sandbox.addFault({ path: created, status: 401, times: 1 });
    await pay();
    await expect.poll(focused).toBe('Du är utloggad');
    expect(location.pathname).toBe('/loggaut');
    await expect.poll(main).toContain('Ingen betalning startades');
    await expect.poll(main).toContain('Du kan betala när du har loggat in igen.');
    expect(await ledgerOf(customers.signe)).toEqual([]);
  });
});

describe('a page whose payment did not start says of the money', () => {
  it('that it is unknown, if the case cannot be fetched [Z29, E09]', async () => {
    await openCase();
    await findPay(payCase);
    await sandbox.addFault({ path: created, status: 500, times: 1 });
    await sandbox.addFault({ path: oneCase, abort: true });
    await pay();
    await expect.poll(main).toContain('500 - Failed to get paymentId');
    await expect.poll(main).toContain(unknown);
    expect(await ledgerOf(customers.signe)).toEqual([]);
  });

  it('that a payment is being processed, if the case was paid elsewhere, and asks for no other [Z29, D26]', async () => {
    await openCase();
    await findPay(payCase);
    await payElsewhere(customers.signe, { amount: '2167', reference });
    await pay();
    await expect.poll(focused).toMatch(/^.*Betalningen startade inte.*/u);
    await expect.poll(focused).toContain(inProgress);
    await expect.poll(main).toContain('Betalning bearbetas');
    await expect.poll(main).toContain('Kravets belopp');
    expect(main()).not.toContain('Inga');
    expect(queryPay(payCase)).toBeNull();
    expect(await ledgerOf(customers.signe)).toEqual([paid]);
  });
});
