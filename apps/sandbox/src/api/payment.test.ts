import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { paying } from '../testing/paying.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const { control } = sandbox;

const signe = { personalNumber: '199201309805', reference: '47130040118', amount: 2167 };
/** Two cases of 630,00 and 1 500,00. */
const linnea = {
  personalNumber: '200102199924',
  references: ['47190073316', '47190070924'],
} as const;
const karlIsBlocked = '198111059864';

const change = (personalNumber: string, cases: Record<string, Record<string, unknown>>) =>
  control('PATCH', `customers/${personalNumber}`, { cases });
const changeSigne = (fields: Record<string, unknown>) =>
  change(signe.personalNumber, { [signe.reference]: fields });
const loggedInSigne = () => sandbox.loggedIn(signe.personalNumber);
const ledger = async () => {
  const { json } = await control('GET', 'payments');
  const entries: unknown[] = Array.isArray(json) ? json : [];
  return entries.filter((entry) => field(entry, 'personalNumber') === signe.personalNumber);
};
const statusOf = async (browser: Awaited<ReturnType<typeof loggedInSigne>>) =>
  field(await paying.card(browser, signe.reference), 'paymentStatus');

/** Both cases of Linnéa with amounts that lose öre when they are cut. */
async function loggedInLinnea() {
  const [first, second] = linnea.references;
  await change(linnea.personalNumber, {
    [first]: { amountToPay: '630,60' },
    [second]: { amountToPay: '1 500,60' },
  });
  return sandbox.loggedIn(linnea.personalNumber);
}

describe('creating a payment of one case', () => {
  it('answers 32 hexadecimal digits and shows in the case [Q19]', async () => {
    const browser = await loggedInSigne();
    const answer = await paying.create(browser, signe.reference, signe.amount);
    expect(answer.status).toBe(200);
    expect(field(answer.json, 'paymentId')).toMatch(/^[0-9a-f]{32}$/);
    expect(await statusOf(browser)).toBe('Initialized');
  });

  it('answers the same payment again, in another tab and after a new login as well', async () => {
    const browser = await loggedInSigne();
    const [one, two] = await Promise.all([
      paying.create(browser, signe.reference, signe.amount),
      paying.create(browser, ` ${signe.reference} `, signe.amount),
    ]);
    const three = await paying.create(await loggedInSigne(), signe.reference, signe.amount);
    expect(two.json).toEqual(one.json);
    expect(three.json).toEqual(one.json);
    expect(await ledger()).toHaveLength(1);
  });

  it.each([
    ['an amount that is not owed', 'amount-changed', {}, signe.amount - 1],
    ['an amount that has changed', 'amount-changed', { amountToPay: '2 168' }],
    ['an amount that nobody knows', 'amount-unknown', { amountToPay: 'oklart' }],
    ['a case that is being paid', 'payment-in-progress', { paymentStatus: 'Created' }],
    ['a finished payment', 'payment-in-progress', { paymentStatus: 'CheckoutFinished' }],
    ['a case with nothing to pay', 'nothing-to-pay', { amountToPay: '0' }],
    ['an open uninsured period', 'uninsured-period-open', { hasOpenUninsuredPeriod: true }],
    ['a closed case', 'case-closed', { active: false }],
  ])('is refused for %s, by %s', async (_what, reason, fields, amount = signe.amount) => {
    const browser = await loggedInSigne();
    await changeSigne(fields);
    const refused = await paying.create(browser, signe.reference, amount);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ type: `urn:mina-sidor:problem:${reason}` });
    expect(await ledger()).toEqual([]);
  });

  it.each([
    ['an amount with öre', {}, '2167,00', 400],
    ['an amount with a space', {}, '2 167', 400],
    ['no amount', {}, 0, 400],
  ])('is refused for %s [P01, Q19]', async (_what, fields, amount, status) => {
    const browser = await loggedInSigne();
    await changeSigne(fields);
    expect((await paying.create(browser, signe.reference, amount)).status).toBe(status);
    expect(await ledger()).toEqual([]);
  });

  it('answers 404 for another customer’s case and for an unknown one', async () => {
    const browser = await sandbox.loggedIn();
    expect((await paying.create(browser, signe.reference, signe.amount)).status).toBe(404);
    expect((await paying.create(browser, '1', 1)).status).toBe(404);
  });

  it('is refused for who is not a customer of the claims system', async () => {
    const browser = await sandbox.loggedIn(karlIsBlocked);
    expect((await paying.create(browser, signe.reference, 1)).status).toBe(403);
    expect((await paying.createTotal(browser, [signe.reference], 1)).status).toBe(403);
    expect((await paying.finish(browser, 'a')).status).toBe(403);
  });

  it('answers 503 when payments are switched off, except for a VIP', async () => {
    const browser = await loggedInSigne();
    await control('PATCH', 'site-state', [{ system: 'payments', online: false }]);
    for (const answer of [
      await paying.create(browser, signe.reference, signe.amount),
      await paying.createTotal(browser, [signe.reference], signe.amount),
      await paying.finish(browser, 'a'),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('service-unavailable')).toBe('payments');
    }
    await control('PATCH', 'settings', { vip: true });
    expect((await paying.create(browser, signe.reference, signe.amount)).status).toBe(200);
  });

  it('needs a session and its anti-forgery header, although it is a GET', async () => {
    const path = `/api/Payment/CreatePayment?amount=${String(signe.amount)}&reference=${signe.reference}`;
    expect((await sandbox.newBrowser().call(path)).status).toBe(401);
    expect((await (await loggedInSigne()).call(path)).status).toBe(400);
    expect(await ledger()).toEqual([]);
  });
});

describe('creating a payment of the whole debt', () => {
  it('charges each case in whole kronor, whatever order they are named in [Q20]', async () => {
    const browser = await loggedInLinnea();
    const one = await paying.createTotal(browser, linnea.references, 630 + 1500);
    expect(one.status).toBe(200);
    const two = await paying.createTotal(browser, linnea.references.toReversed(), 2130);
    expect(two.json).toEqual(one.json);
  });

  it.each<[string, readonly string[], unknown, number]>([
    ['the sum with its öre', linnea.references, 2131, 409],
    ['one case with another’s amount', linnea.references.slice(0, 1), 2130, 409],
    ['a foreign case', [...linnea.references, signe.reference], 2130 + signe.amount, 404],
    ['a case twice', ['47190073316', '4719 0073 316'], 1260, 400],
    ['no case', [], 1, 400],
    ['a text', linnea.references, '2130', 400],
    ['a broken number', linnea.references, 2130.5, 400],
  ])('is refused for %s [Q20]', async (_what, references, amount, status) => {
    const browser = await loggedInLinnea();
    expect((await paying.createTotal(browser, references, amount)).status).toBe(status);
    const card = await paying.card(browser, linnea.references[0]);
    expect(field(card, 'paymentStatus')).toBe('None');
  });

  it('is refused as a whole when one of its cases is being paid', async () => {
    const browser = await loggedInLinnea();
    await change(linnea.personalNumber, {
      [linnea.references[1]]: { paymentStatus: 'Created' },
    });
    expect((await paying.createTotal(browser, linnea.references, 2130)).status).toBe(409);
    const card = await paying.card(browser, linnea.references[0]);
    expect(field(card, 'paymentStatus')).toBe('None');
  });
});

describe('a customer with thousands of cases', () => {
  const large = startSandbox({ heavyCases: 2000 });

  it('pays them in one go [Q20]', async () => {
    const browser = await large.loggedIn('197204089853');
    const answer = await browser.call('/api/Insurance/GetReferenceNumberBasePackage');
    const deck = field(answer.json, 'activeReferenceNumberBaseDeck');
    const payable: unknown[] = (Array.isArray(deck) ? deck : []).filter(
      (each: unknown) =>
        field(each, 'hasOpenUninsuredPeriod') === false && field(each, 'paymentStatus') === 'None',
    );
    const amount = payable.reduce<number>((sum, each) => {
      const text = String(field(each, 'amountToPay'));
      return sum + Number.parseInt(text.replaceAll(/\s/g, ''));
    }, 0);
    const references = payable.map((each) => String(field(each, 'referenceNumber')));
    expect(references.length).toBeGreaterThan(1000);
    expect((await paying.createTotal(browser, references, amount)).status).toBe(200);
  });
});

describe('the browser’s report that the checkout is done', () => {
  it('changes the case once, however often it comes [Q21]', async () => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    expect((await paying.finish(browser, id)).status).toBe(204);
    expect((await paying.finish(browser, id)).status).toBe(204);
    expect(await statusOf(browser)).toBe('CheckoutFinished');
  });

  it('does not undo what the payment company has reported before', async () => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    await control('POST', `payments/${id}/phone`, { action: 'approve' });
    expect((await paying.finish(browser, id)).status).toBe(204);
    expect(await statusOf(browser)).toBe('Created');
  });

  it('answers 404 for another customer’s payment and for an unknown one', async () => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    const other = await sandbox.loggedIn();
    expect((await paying.finish(other, id)).status).toBe(404);
    expect((await paying.finish(browser, 'none')).status).toBe(404);
    expect(await statusOf(browser)).toBe('Initialized');
  });
});

describe('a payment, from its creation to its place in the history', () => {
  it('is reported by the payment company and booked by the provider', async () => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    await control('PATCH', 'settings', { automaticWebhooks: false });
    expect((await control('POST', `payments/${id}/webhook`)).status).toBe(409);
    expect((await control('POST', `payments/${id}/confirm`)).status).toBe(409);
    for (const _time of [1, 2]) {
      const { status } = await control('POST', `payments/${id}/phone`, { action: 'approve' });
      expect(status).toBe(200);
    }
    expect(await statusOf(browser)).toBe('Initialized');
    for (const _time of [1, 2]) {
      expect((await control('POST', `payments/${id}/webhook`)).status).toBe(200);
      expect(await statusOf(browser)).toBe('Created');
    }
    for (const _time of [1, 2]) {
      expect((await control('POST', `payments/${id}/confirm`)).status).toBe(200);
    }
    expect(await paying.card(browser, signe.reference)).toMatchObject({
      amountToPay: '0',
      paymentStatus: 'None',
    });
    const pack = await browser.call('/api/Insurance/GetReferenceNumberBasePackage');
    expect(field(pack.json, 'referenceNumberTransactions')).toEqual([
      { type: 'CustomerPayment', date: '2026-11-20', amount: '2 167' },
    ]);
    expect((await browser.call('/api/PortalIdentity/GetUser')).json).toMatchObject({
      balance: '0',
    });
    expect(await ledger()).toEqual([
      {
        paymentId: id,
        personalNumber: signe.personalNumber,
        references: [signe.reference],
        amount: 2167,
        status: 'confirmed',
        swish: 'idle',
        endReason: null,
        captures: [{ at: '2026-11-20T08:00:00.000Z', amount: 2167 }],
        createdAt: '2026-11-20T08:00:00.000Z',
      },
    ]);
    expect((await paying.create(browser, signe.reference, signe.amount)).status).toBe(409);
  });

  it.each(['decline', 'fail', 'expire'])('goes on after the phone says %s', async (action) => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    expect((await control('POST', `payments/${id}/phone`, { action })).status).toBe(200);
    expect(await paying.idOf(paying.create(browser, signe.reference, signe.amount))).toBe(id);
    await control('POST', `payments/${id}/phone`, { action: 'approve' });
    expect(await statusOf(browser)).toBe('Created');
  });

  it('ends when the customer cancels it, and the case can be paid again', async () => {
    const browser = await loggedInSigne();
    const id = await paying.idOf(paying.create(browser, signe.reference, signe.amount));
    await control('POST', `payments/${id}/phone`, { action: 'cancel' });
    expect(await statusOf(browser)).toBe('None');
    const late = await control('POST', `payments/${id}/phone`, { action: 'approve' });
    expect(late.status).toBe(409);
    expect(await paying.idOf(paying.create(browser, signe.reference, signe.amount))).not.toBe(id);
  });

  it('is gone after a reset, and webhooks are automatic again', async () => {
    const browser = await loggedInSigne();
    await paying.create(browser, signe.reference, signe.amount);
    await control('PATCH', 'settings', { automaticWebhooks: false });
    await control('POST', 'reset');
    expect(await ledger()).toEqual([]);
    expect((await control('GET', 'settings')).json).toMatchObject({ automaticWebhooks: true });
  });

  it('that does not exist answers 404', async () => {
    for (const path of ['phone', 'webhook', 'confirm']) {
      const body = path === 'phone' ? { action: 'approve' } : undefined;
      expect((await control('POST', `payments/none/${path}`, body)).status).toBe(404);
    }
    expect((await control('POST', 'payments/none/phone', { action: 'dance' })).status).toBe(400);
  });
});
