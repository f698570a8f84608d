import { claimDocumentsSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';
import { sameOrderMs } from './createDocuments.ts';

const sandbox = startSandbox();
const [maja, ivar, elsa] = ['198704129843', '197509239831', '196808179854'];
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

  it('is confirmed by an empty body [Q18]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const confirm = (body: unknown) =>
      browser.call(confirmation, { method: 'POST', body, headers: token(browser) });
    expect((await confirm({})).status).toBe(204);
    expect((await confirm(undefined)).status).toBe(400);
  });
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
});
