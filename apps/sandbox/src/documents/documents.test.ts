import { claimDocumentsSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';
import { sameOrderMs } from './createDocuments.ts';

const sandbox = startSandbox();
const [maja, ivar, vera] = ['198704129843', '197509239831', '195906029896'];
const [elsa, karl, lovisa] = ['196808179854', '198111059864', '199409099828'];
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
    const before = (await browser.call(list)).json;
    const first = await ordered(browser);
    sandbox.clock.advance(sameOrderMs);
    const second = await ordered(browser);
    const entry = {
      minaSidorDocumentType: 'Sammanställning',
      minaSidorDisplayName: 'Skuldsammanställning',
      deliveryMethod: 'Mina sidor',
      referenceNumber: null,
      createdDate: '2026-11-20',
    };
    const after = (await browser.call(list)).json;
    expect(field(after, '0')).toMatchObject({ ...entry, index: second });
    expect(field(after, '1')).toMatchObject({ ...entry, index: first });
    expect(Array.isArray(after) && after.slice(2)).toEqual(before);
  });

  it('is one for twelve orders at the same time, and one more when a debt has changed [Q17]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const count = async () => {
      const { json } = await browser.call(list);
      return v.parse(claimDocumentsSchema, json).length;
    };
    const before = await count();
    const orders = Array.from({ length: 12 }, () =>
      browser.call(order, { headers: token(browser) }),
    );
    const answers = await Promise.all(orders);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await count()).toBe(before + 1);

    await sandbox.control('PATCH', `customers/${maja}`, {
      cases: { 47110023918: { amountToPay: '1' } },
    });
    await ordered(browser);
    expect(await count()).toBe(before + 2);

    // Another customer's order is another one.
    const other = await sandbox.loggedIn(ivar);
    const index = await ordered(other);
    expect(field(await newest(other), 'index')).toBe(index);
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
    const browser = await sandbox.loggedIn(ivar);
    const before = (await browser.call(list)).json;
    const index = await ordered(await sandbox.loggedIn(maja));
    expect((await browser.call(`${file}?index=${String(index)}`)).status).toBe(404);
    expect((await browser.call(list)).json).toEqual(before);
  });

  it('is ordered with the anti-forgery header only, and by a customer of the claims system [Q17]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const before = (await browser.call(list)).json;
    expect((await browser.call(order)).status).toBe(400);
    expect((await browser.call(list)).json).toEqual(before);
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

describe('the letters of a customer', () => {
  const documentsOf = async (personalNumber: string) =>
    v.parse(claimDocumentsSchema, (await (await sandbox.loggedIn(personalNumber)).call(list)).json);

  it('are of every type and sent in every way, the newest first [Q30, Q37]', async () => {
    const documents = await documentsOf(maja);
    const types = new Set(documents.map(({ minaSidorDocumentType }) => minaSidorDocumentType));
    expect(types).toEqual(
      new Set(['Kravbrev', 'Utskick', 'Avbetalningsplan', 'Sammanställning', 'Vykort']),
    );
    const ways = new Set(documents.map(({ deliveryMethod }) => deliveryMethod));
    expect(ways).toEqual(new Set(['Brev', 'Kivra', 'E-post', 'Mina sidor', null]));
    const days = documents.map(({ createdDate }) => createdDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('are files of the size that the list says, in which the letter stands [Q31]', async () => {
    const browser = await sandbox.loggedIn(ivar);
    for (const { index, fileSize, minaSidorDisplayName, createdDate } of await documentsOf(ivar)) {
      const { headers, text } = await browser.call(`${file}?index=${String(index)}`);
      expect(headers.get('content-length')).toBe(String(fileSize));
      expect(headers.get('content-disposition')).toBe(
        `inline; filename*=UTF-8''${encodeURIComponent(`${minaSidorDisplayName} ${createdDate}.pdf`)}`,
      );
      expect(text.slice(0, 8)).toBe('%PDF-1.7');
      expect(text).toContain('/StructTreeRoot');
    }
  });

  it('are not shown, nor given out, when they are demands from before April 2013 [K15]', async () => {
    const documents = await documentsOf(elsa);
    const oldest = documents.at(-1);
    expect(oldest?.createdDate).toBe('2013-04-01');
    const browser = await sandbox.loggedIn(elsa);
    const fetchOld = (index: number) => browser.call(`${file}?index=${String(index)}`);
    const index = oldest?.index ?? 0;
    expect((await fetchOld(index)).status).toBe(200);
    // The sample's demand of 31 March 2013 is stored just before it.
    expect((await fetchOld(index - 1)).status).toBe(404);
  });

  it.each([
    ['blocked', karl],
    ['no customer', vera],
    ['not available', lovisa],
  ])('are refused to who is %s', async (_type, personalNumber) => {
    const browser = await sandbox.loggedIn(personalNumber);
    expect((await browser.call(list)).status).toBe(403);
    expect((await browser.call(`${file}?index=1`)).status).toBe(403);
  });
});
