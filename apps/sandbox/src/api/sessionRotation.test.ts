import { type HubConnection, HttpTransportType } from '@microsoft/signalr';
import { afterEach, describe, expect, it } from 'vitest';

import { rotationGraceMs } from '../store/sessions.ts';
import type { Browser } from '../testing/browser.ts';
import { hubConnectionOf } from '../testing/connectToHub.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const cookie = 'mina-sidor-session';

const valueOf = (browser: Browser) => browser.cookies.get(cookie);
const refresh = (browser: Browser) =>
  browser.call('/api/PortalIdentity/Refresh', { method: 'POST' });
const logOut = (browser: Browser) => browser.call('/api/PortalIdentity/Logout', { method: 'POST' });
const userAnswer = async (browser: Browser) => {
  const { status, headers } = await browser.call('/api/PortalIdentity/GetUser');
  return [status, headers.get('token-expired')];
};

/** Another holder of the same cookies: a second tab whose call is on its way, or a thief. */
function copyOf(browser: Browser): Browser {
  const copy = sandbox.newBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('the value of a session', () => {
  it('is another one after Refresh, and the old one opens nothing from then on', async () => {
    const browser = await sandbox.loggedIn();
    const old = copyOf(browser);
    expect((await refresh(browser)).status).toBe(204);
    expect(valueOf(browser)).not.toBe(valueOf(old));
    expect(await userAnswer(browser)).toEqual([200, null]);
    // At once it can only renew; soon it is nothing at all.
    expect(await userAnswer(old)).toEqual([401, 'true']);
    sandbox.clock.advance(rotationGraceMs);
    expect(await userAnswer(old)).toEqual([401, null]);
    expect((await refresh(old)).status).toBe(401);
    expect(await userAnswer(browser)).toEqual([200, null]);
  });

  it('is the same for two tabs that renew it at the same time', async () => {
    const browser = await sandbox.loggedIn();
    const tabs = [copyOf(browser), copyOf(browser), copyOf(browser)];
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(new Set(tabs.map(valueOf)).size).toBe(1);
    expect(new Set(tabs.map((tab) => tab.antiForgeryToken())).size).toBe(1);
    for (const tab of tabs) expect(await userAnswer(tab)).toEqual([200, null]);
  });

  it('stays when a second tab renews it just after the first', async () => {
    const browser = await sandbox.loggedIn();
    await refresh(browser);
    const first = copyOf(browser);
    await refresh(browser);
    // The first tab's repeated call, sent before the second renewal was answered.
    expect(await userAnswer(first)).toEqual([200, null]);
    sandbox.clock.advance(rotationGraceMs);
    await refresh(browser);
    expect(valueOf(browser)).not.toBe(valueOf(first));
  });

  it('comes again when the answer to the first Refresh got lost', async () => {
    const browser = await sandbox.loggedIn();
    const withoutAnswer = copyOf(browser);
    await refresh(browser);
    sandbox.clock.advance(rotationGraceMs - 1);
    expect((await refresh(withoutAnswer)).status).toBe(204);
    expect(valueOf(withoutAnswer)).toBe(valueOf(browser));
  });

  it('can still log out just after it was replaced', async () => {
    const browser = await sandbox.loggedIn();
    const otherTab = copyOf(browser);
    await refresh(browser);
    expect((await logOut(otherTab)).status).toBe(204);
    expect(await userAnswer(browser)).toEqual([401, null]);
  });
});

describe('live connections of the session', () => {
  const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;
  const event = 'onPublishRepliedToConversation';
  const payload = { conversationId: '7' };

  const connections: HubConnection[] = [];
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((connection) => connection.stop()));
  });
  const connect = async (browser: Browser, transport: HttpTransportType) => {
    const connection = hubConnectionOf(sandbox.url(), browser, { transport });
    connections.push(connection);
    await connection.start();
    return connection;
  };
  const publish = async () => {
    const body = { personalNumber: '198704129843', event, payload };
    return (await sandbox.control('POST', 'hub/publish', body)).json;
  };

  it('survive that its value is replaced, and end with its log-out', async () => {
    const browser = await sandbox.loggedIn();
    const open = [await connect(browser, WebSockets), await connect(browser, ServerSentEvents)];
    const polling = await connect(browser, LongPolling);
    const heard = open.map((connection) => {
      const payloads: unknown[] = [];
      connection.on(event, (...args: unknown[]) => payloads.push(...args));
      return payloads;
    });

    const before = valueOf(browser);
    await refresh(browser);
    expect(valueOf(browser)).not.toBe(before);
    // Its polls still carry the value before, as one that was on its way would.
    await polling.invoke('UserJoinedCommunication');
    expect(await publish()).toEqual({ connections: 3 });
    await polling.stop();

    sandbox.clock.advance(rotationGraceMs);
    expect(await publish()).toEqual({ connections: 2 });
    await expect
      .poll(() => heard)
      .toEqual([
        [payload, payload],
        [payload, payload],
      ]);
    await logOut(browser);
    expect(await publish()).toEqual({ connections: 0 });
  });
});
