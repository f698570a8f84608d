import { describe, expect, it } from 'vitest';

import { qrDatastring } from '../bankid/animatedQr.ts';
import { ticketLifetimeMs } from '../bankid/order.ts';
import { field, type Browser } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';
import { callOnHost } from '../testing/callOnHost.ts';

const sandbox = startSandbox();
const ivar = '197509239831';

const start = (browser: Browser, mode = 'qr') =>
  browser.call(`/api/BankIdLogin/StartLogin/${mode}`);
const poll = async (browser: Browser) =>
  (await browser.call('/api/BankIdLogin/GetLoginStatus')).json;
const act = (action: string, more = {}) => sandbox.control('POST', 'bankid', { action, ...more });
const finalize = (browser: Browser, loginTicket: unknown, headers = {}) =>
  browser.call('/api/PortalIdentity/FinalizeLogin', {
    method: 'POST',
    body: { loginTicket },
    headers,
  });
const ticketOf = async (browser: Browser) => field(await poll(browser), 'loginTicket');
const user = async (browser: Browser) => (await browser.call('/api/PortalIdentity/GetUser')).json;

/** A browser whose customer has signed. */
async function signedBrowser(): Promise<Browser> {
  const browser = sandbox.newBrowser();
  await start(browser);
  await act('complete');
  return browser;
}

describe('a BankID login', () => {
  it('shows a QR code that is new each second and whose secret stays here', async () => {
    const browser = sandbox.newBrowser();
    const first = (await start(browser)).json;
    expect(first).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' });
    const code = String(field(first, 'qrDatastring'));
    expect(code).toMatch(/^bankid\.[0-9a-f-]{36}\.0\.[0-9a-f]{64}$/);
    sandbox.clock.advance(2000);
    const later = String(field(await poll(browser), 'qrDatastring'));
    expect(later).toMatch(/^bankid\.[0-9a-f-]{36}\.2\.[0-9a-f]{64}$/);
    expect(later.split('.')[1]).toBe(code.split('.')[1]);
    const guess = qrDatastring({ token: code.split('.')[1] ?? '', secret: '' }, 2);
    expect(later).not.toBe(guess);
  });

  it('gives the app a token to start with on the same device', async () => {
    const answer = (await start(sandbox.newBrowser(), 'autostart')).json;
    expect(field(answer, 'autostartToken')).toMatch(/^[0-9a-f-]{36}$/);
    expect(field(answer, 'qrDatastring')).toBeUndefined();
  });

  it('refuses a login mode that does not exist', async () => {
    expect((await start(sandbox.newBrowser(), 'telephone')).status).toBe(404);
  });

  it('follows the phone step by step and ends in a session', async () => {
    const browser = sandbox.newBrowser();
    await start(browser);
    await act('open');
    expect(await poll(browser)).toMatchObject({ status: 'pending', hintCode: 'started' });
    await act('sign');
    expect(await poll(browser)).toMatchObject({ status: 'pending', hintCode: 'userSign' });
    await act('complete', { personalNumber: ivar });
    const done = await poll(browser);
    expect(done).toMatchObject({ status: 'complete' });
    expect((await finalize(browser, field(done, 'loginTicket'))).status).toBe(204);
    expect(await user(browser)).toMatchObject({ fullName: 'Ivar Sandström' });
  });

  it.each(['cancel', 'expire', 'certificateErr', 'startFailed'])(
    'fails when the phone does %s, and stays failed',
    async (action) => {
      const browser = sandbox.newBrowser();
      await start(browser);
      await act(action);
      expect(await poll(browser)).toMatchObject({ status: 'failed' });
      expect((await act('complete')).status).toBe(409);
    },
  );

  it('fails by itself after 30 seconds without the app, and can be started again', async () => {
    const browser = sandbox.newBrowser();
    const first = field((await start(browser)).json, 'qrDatastring');
    sandbox.clock.advance(30_000);
    expect(await poll(browser)).toEqual({ status: 'failed', hintCode: 'startFailed' });
    const restarted = await browser.call('/api/BankIdLogin/RestartLogin');
    expect(restarted.json).toMatchObject({ status: 'pending' });
    expect(field(restarted.json, 'qrDatastring')).not.toBe(first);
  });

  it('is started again in the same way', async () => {
    const browser = sandbox.newBrowser();
    await start(browser, 'autostart');
    const restarted = await browser.call('/api/BankIdLogin/RestartLogin');
    expect(field(restarted.json, 'autostartToken')).toBeTypeOf('string');
  });

  it('belongs to the browser that started it', async () => {
    await start(sandbox.newBrowser());
    const other = sandbox.newBrowser();
    expect((await other.call('/api/BankIdLogin/GetLoginStatus')).status).toBe(400);
    expect((await other.call('/api/BankIdLogin/RestartLogin')).status).toBe(400);
  });

  it('can be acted on by order id while a newer one waits', async () => {
    const older = sandbox.newBrowser();
    await start(older);
    const orderId = field(field((await sandbox.control('GET', 'bankid')).json, 'order'), 'orderId');
    const newer = sandbox.newBrowser();
    await start(newer);
    await act('cancel', { orderId });
    expect(await poll(older)).toMatchObject({ status: 'failed' });
    expect(await poll(newer)).toMatchObject({ status: 'pending' });
  });
});

describe('a login ticket', () => {
  it('sets a session cookie that scripts cannot read and an anti-forgery cookie that they can', async () => {
    const browser = await signedBrowser();
    await finalize(browser, await ticketOf(browser));
    const line = (name: string) => browser.cookieLines.findLast((each) => each.startsWith(name));
    expect(line('mina-sidor-session=')).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(line('XSRF-TOKEN=')).toMatch(/Path=\/; SameSite=Lax$/);
  });

  it('gives the same session when the first answer got lost', async () => {
    const browser = await signedBrowser();
    const ticket = await ticketOf(browser);
    await finalize(browser, ticket);
    const session = browser.cookies.get('mina-sidor-session');
    sandbox.clock.advance(ticketLifetimeMs - 1);
    expect((await finalize(browser, ticket)).status).toBe(204);
    expect(browser.cookies.get('mina-sidor-session')).toBe(session);
  });

  it('ends the session that the browser had before', async () => {
    const browser = await sandbox.loggedIn();
    const before = [...browser.cookies];
    await browser.logIn(ivar);
    expect(await user(browser)).toMatchObject({ fullName: 'Ivar Sandström' });
    const old = sandbox.newBrowser();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.call('/api/PortalIdentity/GetUser')).status).toBe(401);
  });

  it('cannot be used after 60 seconds', async () => {
    const browser = await signedBrowser();
    const ticket = await ticketOf(browser);
    sandbox.clock.advance(ticketLifetimeMs);
    expect((await finalize(browser, ticket)).status).toBe(400);
  });

  it('is valid for 60 seconds from when the browser got it', async () => {
    const browser = await signedBrowser();
    sandbox.clock.advance(ticketLifetimeMs);
    expect((await finalize(browser, await ticketOf(browser))).status).toBe(204);
  });

  it('cannot be used in another browser', async () => {
    const browser = await signedBrowser();
    const ticket = await ticketOf(browser);
    const other = await signedBrowser();
    await poll(other);
    expect((await finalize(other, ticket)).status).toBe(400);
  });

  it('does not bring back a session that was logged out', async () => {
    const browser = await signedBrowser();
    const ticket = await ticketOf(browser);
    await finalize(browser, ticket);
    const cookies = [...browser.cookies];
    await browser.call('/api/PortalIdentity/Logout', { method: 'POST' });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await finalize(browser, ticket)).status).toBe(400);
  });

  it('is refused when a page of another origin sends it', async () => {
    const browser = await signedBrowser();
    const foreign = { origin: 'http://evil.test' };
    expect((await finalize(browser, await ticketOf(browser), foreign)).status).toBe(400);
  });

  it.each([{}, { loginTicket: 7 }, { loginTicket: '' }])('is refused as %j', async (body) => {
    const browser = await signedBrowser();
    await poll(browser);
    const path = '/api/PortalIdentity/FinalizeLogin';
    expect((await browser.call(path, { method: 'POST', body })).status).toBe(400);
  });
});

describe('login without BankID', () => {
  const path = '/api/BankIdLogin/StartDummyLogin';
  const dummy = (personalNumber: string) =>
    sandbox.newBrowser().call(path, { method: 'POST', body: { personalNumber } });

  it('gives a ticket at once', async () => {
    const browser = sandbox.newBrowser();
    const body = { personalNumber: '750923-9831' };
    const answer = await browser.call(path, { method: 'POST', body });
    expect(answer.json).toMatchObject({ status: 'complete' });
    await finalize(browser, field(answer.json, 'loginTicket'));
    expect(await user(browser)).toMatchObject({ fullName: 'Ivar Sandström' });
  });

  it('leaves no order behind once it is finished, and can be repeated when the answer got lost', async () => {
    const browser = sandbox.newBrowser();
    const answer = await browser.call(path, {
      method: 'POST',
      body: { personalNumber: ivar },
    });
    const ticket = field(answer.json, 'loginTicket');
    const before = [...browser.cookies];
    await finalize(browser, ticket);
    const session = browser.cookies.get('mina-sidor-session');
    expect([...browser.cookies.keys()]).toEqual(['mina-sidor-session', 'XSRF-TOKEN']);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await finalize(browser, ticket)).status).toBe(204);
    expect(browser.cookies.get('mina-sidor-session')).toBe(session);
  });

  it('logs in an unknown person with a valid number, as a customer of no system', async () => {
    const browser = sandbox.newBrowser();
    const body = { personalNumber: '199402289913' };
    const answer = await browser.call(path, { method: 'POST', body });
    await finalize(browser, field(answer.json, 'loginTicket'));
    expect(await user(browser)).toMatchObject({ matrixCustomerType: 'notCustomer' });
  });

  it('refuses a number that is not valid', async () => {
    expect((await dummy('198704129844')).status).toBe(400);
  });

  it.each([
    ['localhost', 200],
    ['sit.localhost', 200],
    ['acc.localhost', 404],
    ['prod.localhost', 404],
    ['evil.test', 421],
  ])('on host %s answers %i', async (host, status) => {
    const body = { personalNumber: ivar };
    const { status: answer } = await callOnHost(`${sandbox.url()}${path}`, host, {
      method: 'POST',
      body,
    });
    expect(answer).toBe(status);
  });
});
