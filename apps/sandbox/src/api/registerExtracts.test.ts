import { registerExtractsSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { type Browser, field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox({ processingMs: 0 });
const { control } = sandbox;
const [maja, ivar, karl] = ['198704129843', '197509239831', '198111059864'];
const list = '/api/Communication/Documents';
const order = '/api/Communication/CreateRegisterExtractRequest';
const file = '/Communication/DownloadFile';
const contact = { Email: 'maja@example.se', Phone: '070-174 06 05' };

const ordersSchema = v.array(v.looseObject({ token: v.string(), personalNumber: v.string() }));

const extractsOf = async (browser: Browser) =>
  v.parse(registerExtractsSchema, (await browser.call(list)).json);
const place = (browser: Browser, body: unknown = contact) =>
  browser.call(order, {
    method: 'POST',
    body,
    headers: { 'x-xsrf-token': browser.antiForgeryToken() },
  });
const ordersOf = async (personalNumber: string) => {
  const { json } = await control('GET', 'register-extracts');
  return v.parse(ordersSchema, json).filter((each) => each.personalNumber === personalNumber);
};
const hold = () => control('PATCH', 'settings', { automaticExtracts: false });

describe('the register extracts of a customer', () => {
  it('are those of the last three months, the newest first [Q30, Q37]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const { json } = await browser.call(list);
    expect(json).toEqual([
      expect.objectContaining({ title: 'Registerutdrag', created: '2026-11-02T07:40:00+01:00' }),
      expect.objectContaining({ title: 'Registerutdrag', created: '2026-09-10T07:40:00+02:00' }),
    ]);
    expect((await ordersOf(maja)).map((each) => each['isListed'])).toEqual([false, true, true]);
  });

  it('are files of the size that the list says, with a name that tells their day [Q31]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const [newest] = await extractsOf(browser);
    const { status, headers, text } = await browser.call(`${file}?token=${String(newest?.token)}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe(String(newest?.size));
    expect(headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''Registerutdrag%202026-11-02.pdf",
    );
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('/StructTreeRoot');
  });

  it('cannot be fetched by another customer, nor after their three months [Q31]', async () => {
    const orders = await ordersOf(maja);
    const tokens = orders.map(({ token }) => token);
    const majas = await sandbox.loggedIn(maja);
    const ivars = await sandbox.loggedIn(ivar);
    const statuses = async (browser: Browser) =>
      Promise.all(
        tokens.map(async (token) => (await browser.call(`${file}?token=${token}`)).status),
      );
    expect(await statuses(majas)).toEqual([404, 200, 200]);
    expect(await statuses(ivars)).toEqual([404, 404, 404]);
  });

  it('can be fetched by a customer who is blocked in the other systems', async () => {
    expect(await extractsOf(await sandbox.loggedIn(karl))).toHaveLength(1);
  });
});

describe('an ordered register extract', () => {
  it('is listed after a moment, and holds the contact details of the order [Q29]', async () => {
    const browser = await sandbox.loggedIn(ivar);
    expect((await place(browser)).status).toBe(204);
    await expect.poll(() => extractsOf(browser)).toHaveLength(1);
    const [extract] = await extractsOf(browser);
    expect(extract).toMatchObject({ title: 'Registerutdrag', created: '2026-11-20' });
    expect((await browser.call(`${file}?token=${String(extract?.token)}`)).status).toBe(200);
    expect(await ordersOf(ivar)).toEqual([
      expect.objectContaining({ state: 'ready', email: 'maja@example.se', phone: '0701740605' }),
    ]);
  });

  describe('while it is held', () => {
    beforeEach(hold);

    it('is not listed before it is made ready [Q30]', async () => {
      const browser = await sandbox.loggedIn(ivar);
      await place(browser);
      expect(await extractsOf(browser)).toEqual([]);
      const [open] = await ordersOf(ivar);
      expect(open).toMatchObject({ state: 'held', created: null });
      const token = open?.token ?? '';
      expect((await browser.call(`${file}?token=${token}`)).status).toBe(404);

      const finish = () => control('POST', `register-extracts/${token}/finish`);
      expect((await finish()).json).toMatchObject({ state: 'ready', personalNumber: ivar });
      const [extract] = await extractsOf(browser);
      expect(extract?.token).toBe(token);
      const before = await browser.call(`${file}?token=${token}`);
      await control('PATCH', `customers/${ivar}`, { user: { fullName: 'Någon Annan' } });
      expect((await finish()).status).toBe(200);
      expect((await browser.call(`${file}?token=${token}`)).text).toBe(before.text);
    });

    it('stays one order when it is ordered again, with the newest contact details [Q29]', async () => {
      const browser = await sandbox.loggedIn(ivar);
      await place(browser);
      expect((await place(browser, { ...contact, Email: 'ivar@example.se' })).status).toBe(204);
      expect(await ordersOf(ivar)).toEqual([expect.objectContaining({ email: 'ivar@example.se' })]);
    });

    it('is a new order when the first one is ready', async () => {
      const browser = await sandbox.loggedIn(ivar);
      await place(browser);
      const [open] = await ordersOf(ivar);
      await control('POST', `register-extracts/${open?.token ?? ''}/finish`);
      await place(browser);
      expect(await ordersOf(ivar)).toHaveLength(2);
      expect(await extractsOf(browser)).toHaveLength(1);
    });
  });

  it.each([[{ ...contact, Email: '' }], [{ ...contact, Phone: 'sjutton' }], [null]])(
    'is refused with %j, and nothing is stored [Q29]',
    async (body) => {
      const browser = await sandbox.loggedIn(ivar);
      const answer = await place(browser, body);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('sjutton');
      expect(await ordersOf(ivar)).toEqual([]);
    },
  );
});

describe('while a system is off', () => {
  const unavailable = async (answer: ReturnType<Browser['call']>) => {
    const { status, headers } = await answer;
    return [status, headers.get('service-unavailable')];
  };

  it('registerExtract: no order is taken, and what has been made can be fetched', async () => {
    const browser = await sandbox.loggedIn(maja);
    await control('PATCH', 'site-state', [{ system: 'registerExtract', online: false }]);
    expect(await unavailable(place(browser))).toEqual([503, 'registerExtract']);
    const [newest] = await extractsOf(browser);
    expect((await browser.call(`${file}?token=${String(newest?.token)}`)).status).toBe(200);
    expect(await ordersOf(maja)).toHaveLength(3);
  });

  it('documents: nothing can be listed or fetched, and an order is taken', async () => {
    const browser = await sandbox.loggedIn(maja);
    const [newest] = await extractsOf(browser);
    await control('PATCH', 'site-state', [{ system: 'documents', online: false }]);
    expect(await unavailable(browser.call(list))).toEqual([503, 'documents']);
    const path = `${file}?token=${String(newest?.token)}`;
    expect(await unavailable(browser.call(path))).toEqual([503, 'documents']);
    expect((await place(browser)).status).toBe(204);
  });

  it('insuranceDocuments: register extracts are not affected', async () => {
    const browser = await sandbox.loggedIn(maja);
    await control('PATCH', 'site-state', [{ system: 'insuranceDocuments', online: false }]);
    expect(await extractsOf(browser)).toHaveLength(2);
  });
});

describe('the control of register extracts', () => {
  it('switches automatic processing off, until a reset', async () => {
    const automatic = async () =>
      field((await control('GET', 'settings')).json, 'automaticExtracts');
    await hold();
    expect(await automatic()).toBe(false);
    await control('POST', 'reset');
    expect(await automatic()).toBe(true);
  });

  it('answers 404 for an unknown order', async () => {
    expect((await control('POST', 'register-extracts/abc/finish')).status).toBe(404);
  });
});
