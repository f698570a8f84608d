import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const [maja, ivar, vera] = ['198704129843', '197509239831', '195906029896'];
const order = '/api/Insurance/GetDebtCompilation';
const list = '/api/Communication/GetInsuranceDocumentMetadatas';
const file = '/Communication/GetInsuranceDocument';
const confirmation = '/Communication/ConfirmDebtCompilation';

type Browser = Awaited<ReturnType<typeof sandbox.loggedIn>>;
const token = (browser: Browser) => ({ 'x-xsrf-token': browser.antiForgeryToken() });

async function newest(browser: Browser): Promise<unknown> {
  return field((await browser.call(list)).json, '0');
}

async function ordered(browser: Browser): Promise<number> {
  const answer = await browser.call(order, { headers: token(browser) });
  expect(answer.status).toBe(204);
  return Number(field(await newest(browser), 'index'));
}

describe('a debt compilation', () => {
  it('is among the documents as soon as it is ordered, once for each order [Q17, Q30]', async () => {
    const browser = await sandbox.loggedIn(maja);
    expect((await browser.call(list)).json).toEqual([]);
    const first = await ordered(browser);
    const second = await ordered(browser);
    const entry = {
      minaSidorDocumentType: 'Sammanställning',
      minaSidorDisplayName: 'Skuldsammanställning',
      deliveryMethod: 'Mina sidor',
      referenceNumber: null,
      createdDate: '2026-11-20',
    };
    expect((await browser.call(list)).json).toMatchObject([
      { ...entry, index: second },
      { ...entry, index: first },
    ]);
  });

  it('is a file of the size that the list says, with a Swedish name, shown and not kept [Q31]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const index = await ordered(browser);
    const { status, headers, text } = await browser.call(`${file}?index=${String(index)}`);
    expect(status).toBe(200);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''Skuldsammanst%C3%A4llning%202026-11-20.pdf",
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(String(field(await newest(browser), 'fileSize'))).toBe(headers.get('content-length'));
  });

  it('says later what it said on its day', async () => {
    const browser = await sandbox.loggedIn(maja);
    const index = await ordered(browser);
    const before = await browser.call(`${file}?index=${String(index)}`);
    await sandbox.control('PATCH', `customers/${maja}`, {
      user: { balance: '0' },
      cases: { '47110023918': { amountToPay: '0' } },
    });
    expect((await browser.call(`${file}?index=${String(index)}`)).text).toBe(before.text);
  });

  it('is not there for another customer [Q31]', async () => {
    const index = await ordered(await sandbox.loggedIn(maja));
    const browser = await sandbox.loggedIn(ivar);
    expect((await browser.call(`${file}?index=${String(index)}`)).status).toBe(404);
    expect((await browser.call(list)).json).toEqual([]);
  });

  it('is ordered with the anti-forgery header only, and by a customer of the claims system [Q17]', async () => {
    const browser = await sandbox.loggedIn(maja);
    expect((await browser.call(order)).status).toBe(400);
    expect((await browser.call(list)).json).toEqual([]);
    const stranger = await sandbox.loggedIn(vera);
    expect((await stranger.call(order, { headers: token(stranger) })).status).toBe(403);
    expect((await stranger.call(list)).status).toBe(403);
  });

  it('is confirmed by an empty body [Q18]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const confirm = (body: unknown) =>
      browser.call(confirmation, { method: 'POST', body, headers: token(browser) });
    expect((await confirm({})).status).toBe(204);
    expect((await confirm(undefined)).status).toBe(400);
  });
});

it.each([
  ['', 400],
  ['?index=abc', 400],
  ['?index=-1', 400],
  ['?index=999999', 404],
  ['?token=abc', 404],
])('answers a file that is asked for by %j with %s [Q31]', async (query, status) => {
  const browser = await sandbox.loggedIn(maja);
  expect((await browser.call(file + query)).status).toBe(status);
});

it.each(['documents', 'insuranceDocuments'])(
  'neither lists nor gives out documents while %s is off',
  async (system) => {
    const browser = await sandbox.loggedIn(maja);
    const index = await ordered(browser);
    await sandbox.control('PATCH', 'site-state', [{ system, online: false }]);
    for (const path of [list, `${file}?index=${String(index)}`]) {
      const answer = await browser.call(path);
      expect([answer.status, answer.headers.get('service-unavailable')]).toEqual([503, system]);
    }
  },
);

it('takes no order while insurance is off', async () => {
  const browser = await sandbox.loggedIn(maja);
  await sandbox.control('PATCH', 'site-state', [{ system: 'insurance', online: false }]);
  const answer = await browser.call(order, { headers: token(browser) });
  expect([answer.status, answer.headers.get('service-unavailable')]).toEqual([503, 'insurance']);
});
