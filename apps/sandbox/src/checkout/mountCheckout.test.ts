import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { paying } from '../testing/paying.ts';
import { startSandbox } from '../testing/startSandbox.ts';
import { isSwishNumber } from './page/swishRules.js';

const sandbox = startSandbox();
const get = (path: string) => sandbox.newBrowser().call(path);

/** A payment of Signe's one case, as the payment company knows it. */
async function createPayment() {
  const browser = await sandbox.loggedIn('199201309805');
  return paying.idOf(paying.create(browser, '47130040118', 2167));
}

/** Anybody's call to the payment company: no session is needed there. */
const company = (path: string, body?: unknown, key = 'test-checkout-key') =>
  sandbox.newBrowser().call(`/sandbox/checkout/payments/${path}?checkoutKey=${key}`, {
    ...(body !== undefined && { method: 'POST', body }),
  });
const stateOf = async (answer: ReturnType<typeof company>) => field((await answer).json, 'state');

describe('the payment company’s pages', () => {
  it('give the script whatever its query says [P06]', async () => {
    const script = await get('/sandbox/checkout/v1/checkout.js?v=1');
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch('javascript');
    expect(script.text).toContain('Dibs');
  });

  it.each([
    ['/sandbox/checkout/frame', "'self'", 'SAMEORIGIN'],
    ['/sandbox/checkout/swish', "'none'", 'DENY'],
  ])('let nothing foreign into %s, and %s around it', async (path, ancestors, frameOptions) => {
    const { headers } = await get(`${path}?paymentId=a`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
        "connect-src 'self'; form-action 'none'; base-uri 'none'; " +
        `require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors ${ancestors}`,
    );
    expect(headers.get('x-frame-options')).toBe(frameOptions);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['frame', 'swish'])(
    'find all parts of %s, also those that scripts import',
    async (page) => {
      const wanted = new Set([`/sandbox/checkout/${page}`]);
      for (const path of wanted) {
        const { status, text } = await get(path);
        expect([path, status]).toEqual([path, 200]);
        for (const [, found = ''] of text.matchAll(/(?:src|href)="(\/[^"]+)"|from '(\.[^']+)'/g)) {
          if (found !== '') wanted.add(found);
        }
        for (const [, found = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
          wanted.add(new URL(found, `http://localhost${path}`).pathname);
        }
      }
      expect(wanted.size).toBeGreaterThan(8);
    },
  );
});

describe('what the payment company tells of a payment', () => {
  it('is who is paid, how much, and by which number', async () => {
    expect((await company(await createPayment())).json).toEqual({
      payee: 'Trafikfonden',
      amount: 2167,
      ocrNumber: '4713004011833',
      state: 'open',
    });
  });

  it('refuses another shop’s key and an unknown payment', async () => {
    const id = await createPayment();
    expect((await company(id, undefined, 'live-checkout-key')).status).toBe(401);
    expect((await get(`/sandbox/checkout/payments/${id}`)).status).toBe(401);
    expect((await company(`${id}/request`, { phoneNumber: '0701234567' }, '')).status).toBe(401);
    expect((await company(`${id}/phone`, { action: 'approve' }, '')).status).toBe(401);
    expect((await company('none')).status).toBe(404);
    expect(await stateOf(company(id))).toBe('open');
  });

  it('follows the phone through every try', async () => {
    const id = await createPayment();
    const request = () => company(`${id}/request`, { phoneNumber: '070-123 45 67' });
    for (const [action, state] of [
      ['decline', 'declined'],
      ['fail', 'failed'],
      ['expire', 'expired'],
    ]) {
      expect(await stateOf(request())).toBe('waiting');
      expect(await stateOf(company(`${id}/phone`, { action }))).toBe(state);
    }
    expect(await stateOf(request())).toBe('waiting');
    expect(await stateOf(company(`${id}/phone`, { action: 'approve' }))).toBe('captured');
    // Too late for anything else: the payment is shown as it is.
    expect(await stateOf(request())).toBe('captured');
    expect(await stateOf(company(`${id}/phone`, { action: 'cancel' }))).toBe('captured');
    await sandbox.control('POST', `payments/${id}/confirm`);
    expect(await stateOf(company(id))).toBe('captured');
  });

  it('tells a payment that was given up from one that was superseded', async () => {
    const cancelled = await createPayment();
    expect(await stateOf(company(`${cancelled}/phone`, { action: 'cancel' }))).toBe('cancelled');
    const superseded = await createPayment();
    await sandbox.control('PATCH', 'customers/199201309805', {
      cases: { '47130040118': { amountToPay: '1 000' } },
    });
    const browser = await sandbox.loggedIn('199201309805');
    await paying.create(browser, '47130040118', 1000);
    expect(await stateOf(company(superseded))).toBe('superseded');
  });

  it('has no OCR number for the whole debt', async () => {
    const browser = await sandbox.loggedIn('200102199924');
    const references = ['47190073316', '47190070924'];
    const amounts = await Promise.all(
      references.map(async (reference) => {
        const text = String(field(await paying.card(browser, reference), 'amountToPay'));
        return Number.parseInt(text.replaceAll(/\s/g, ''));
      }),
    );
    const [one = 0, two = 0] = amounts;
    const id = await paying.idOf(paying.createTotal(browser, references, one + two));
    expect((await company(id)).json).toMatchObject({ amount: one + two, ocrNumber: null });
  });

  it('takes the money once when two approve at the same moment', async () => {
    const id = await createPayment();
    const approve = () => company(`${id}/phone`, { action: 'approve' });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const { json } = await sandbox.control('GET', 'payments');
    const entries: unknown[] = Array.isArray(json) ? json : [];
    const entry = entries.find((each) => field(each, 'paymentId') === id);
    expect(field(entry, 'captures')).toHaveLength(1);
  });
});

describe('the number for Swish', () => {
  it.each(['0701234567', '070-123 45 67', '+46 70 123 45 67', '0046721234567', '(073) 1234567'])(
    'is that of a Swedish mobile phone: %s',
    (number) => {
      expect(isSwishNumber(number)).toBe(true);
    },
  );

  it.each(['', '08123456', '0741234567', '070123456', '07012345678', '+4570123456', 'mobilen'])(
    'is not %s',
    async (phoneNumber) => {
      expect(isSwishNumber(phoneNumber)).toBe(false);
      const id = await createPayment();
      expect((await company(`${id}/request`, { phoneNumber })).status).toBe(400);
      expect(await stateOf(company(id))).toBe('open');
    },
  );
});
