import { describe, expect, it } from 'vitest';

import { sessionLifetime } from '../store/sessions.ts';
import type { Browser } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const maja = '198704129843';

const getUser = (browser: Browser) => browser.call('/api/PortalIdentity/GetUser');
const refresh = (browser: Browser) =>
  browser.call('/api/PortalIdentity/Refresh', { method: 'POST' });

describe('a session', () => {
  it('has to be renewed after five minutes, and a renewed one works again', async () => {
    const browser = await sandbox.loggedIn();
    sandbox.clock.advance(sessionLifetime.accessMs - 1);
    expect((await getUser(browser)).status).toBe(200);
    sandbox.clock.advance(1);
    const expired = await getUser(browser);
    expect(expired.status).toBe(401);
    expect(expired.headers.get('token-expired')).toBe('true');
    const token = browser.antiForgeryToken();
    expect((await refresh(browser)).status).toBe(204);
    expect(browser.antiForgeryToken()).not.toBe(token);
    expect((await getUser(browser)).status).toBe(200);
  });

  it('is told that a browser is alive, and answers when it has to be renewed or is gone [Q11]', async () => {
    const browser = await sandbox.loggedIn();
    const tell = async () => {
      const path = '/api/PortalIdentity/SendBrowserAlive';
      const { status, headers } = await browser.call(path, {
        method: 'POST',
        headers: { 'x-xsrf-token': browser.antiForgeryToken() },
      });
      return [status, headers.get('token-expired')];
    };
    expect(await tell()).toEqual([204, null]);
    sandbox.clock.advance(sessionLifetime.accessMs);
    expect(await tell()).toEqual([401, 'true']);
    await refresh(browser);
    expect(await tell()).toEqual([204, null]);
    sandbox.clock.advance(sessionLifetime.refreshMs);
    expect(await tell()).toEqual([401, null]);
  });

  it('is over after half an hour without renewal', async () => {
    const browser = await sandbox.loggedIn();
    sandbox.clock.advance(sessionLifetime.refreshMs);
    expect((await refresh(browser)).status).toBe(401);
    const answer = await getUser(browser);
    expect([answer.status, answer.headers.get('token-expired')]).toEqual([401, null]);
  });

  it('is over twelve hours after the login, however often it has been renewed', async () => {
    const browser = await sandbox.loggedIn();
    const step = sessionLifetime.refreshMs - 1;
    const end = sandbox.clock.now() + 12 * 60 * 60_000;
    while (sandbox.clock.now() + step < end) {
      sandbox.clock.advance(step);
      expect((await refresh(browser)).status).toBe(204);
    }
    expect((await getUser(browser)).status).toBe(200);
    sandbox.clock.advance(end - sandbox.clock.now());
    const answer = await getUser(browser);
    expect([answer.status, answer.headers.get('token-expired')]).toEqual([401, null]);
    expect((await refresh(browser)).status).toBe(401);
  });

  it('ends at log-out, with its cookies, for this browser only', async () => {
    const browser = await sandbox.loggedIn();
    const other = await sandbox.loggedIn();
    const kept = [...browser.cookies];
    const answer = await browser.call('/api/PortalIdentity/Logout', { method: 'POST' });
    expect(answer.status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual([]);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await getUser(browser)).status).toBe(401);
    expect((await getUser(other)).status).toBe(200);
  });

  it('survives a late log-out of the session before it', async () => {
    const browser = await sandbox.loggedIn();
    const old = sandbox.newBrowser();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await browser.logIn();
    const late = await old.call('/api/PortalIdentity/Logout', { method: 'POST' });
    expect([late.status, late.headers.getSetCookie()]).toEqual([204, []]);
    expect((await getUser(browser)).status).toBe(200);
  });

  it('is not needed to log out', async () => {
    const answer = await sandbox
      .newBrowser()
      .call('/api/PortalIdentity/Logout', { method: 'POST' });
    expect(answer.status).toBe(204);
  });

  it.each([
    ['access', 'true'],
    ['all', null],
  ])('can be expired by a test: %s', async (kind, header) => {
    const browser = await sandbox.loggedIn();
    await sandbox.control('POST', 'sessions/expire', { personalNumber: maja, kind });
    const answer = await getUser(browser);
    expect([answer.status, answer.headers.get('token-expired')]).toEqual([401, header]);
    expect((await refresh(browser)).status).toBe(kind === 'access' ? 204 : 401);
  });

  it('can be started by a test without BankID, and replaces the one before it', async () => {
    const browser = sandbox.newBrowser();
    const body = { personalNumber: maja };
    await browser.call('/sandbox/api/login', { method: 'POST', body });
    expect((await getUser(browser)).json).toMatchObject({ fullName: 'Maja Lindqvist' });
    const old = sandbox.newBrowser();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await browser.call('/sandbox/api/login', { method: 'POST', body });
    expect((await getUser(browser)).status).toBe(200);
    expect((await getUser(old)).status).toBe(401);
  });
});
