import { type Browser, createBrowser } from '../../apps/sandbox/src/testing/browser.ts';
import {
  type HubConnection,
  HttpTransportType,
  hubConnectionOf,
} from '../../apps/sandbox/src/testing/connectToHub.ts';
import { type Site, expect, test } from './support/test.ts';

const maja = '198704129843';
const getUser = '/api/PortalIdentity/GetUser';

/** Logs in at this address, not through nginx. */
async function logInAt(url: string): Promise<Browser> {
  const browser = createBrowser(url);
  await browser.call('/sandbox/api/login', { method: 'POST', body: { personalNumber: maja } });
  return browser;
}

const cookiesOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test.describe('a session', () => {
  test('of one instance is valid at the other, and ends at both', async ({ site }) => {
    const [first, second] = site.instances;
    const browser = await logInAt(first.url);
    const headers = { cookie: cookiesOf(browser) };
    for (const url of [first.url, second.url, site.url, site.url, site.url, site.url]) {
      expect((await fetch(`${url}${getUser}`, { headers })).status).toBe(200);
    }
    await fetch(`${second.url}/api/PortalIdentity/Logout`, { method: 'POST', headers });
    for (const url of [first.url, second.url, site.url, site.url]) {
      expect((await fetch(`${url}${getUser}`, { headers })).status).toBe(401);
    }
  });

  test('is asked for at both instances in turn', async ({ site }) => {
    const [first, second] = site.instances;
    for (const each of site.instances) await each.forgetCalls();
    for (let call = 0; call < 8; call += 1) await fetch(`${site.url}${getUser}`);
    const counts = [await first.calls(), await second.calls()].map(
      (calls) => calls.filter(({ path }) => path === getUser).length,
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThan(0);
  });
});

/** Connects customers at different addresses until each instance has two of them. */
async function fillBoth(site: Site, browser: Browser, transport: HttpTransportType) {
  const connections: HubConnection[] = [];
  const events: string[] = [];
  const counts = async () =>
    Promise.all(site.instances.map(async (each) => (await each.hub()).connections.length));
  while (Math.min(...(await counts())) < 2) {
    if (connections.length > 60) throw new Error('All customers are at one instance.');
    const name = String(connections.length);
    const headers = { 'X-Forwarded-For': `203.0.113.${name}` };
    const connection = hubConnectionOf(site.url, browser, { transport, headers });
    connection.on('onPublishConversationStarted', () => events.push(name));
    connections.push(connection);
    await connection.start();
    // Every message reaches the instance that holds the connection, also with long polling, where each message is a
    // separate request.
    await connection.invoke('UserJoinedCommunication');
  }
  return { connections, events };
}

test.describe('the live connection', () => {
  for (const [name, transport] of [
    ['WebSockets', HttpTransportType.WebSockets],
    ['ServerSentEvents', HttpTransportType.ServerSentEvents],
    ['LongPolling', HttpTransportType.LongPolling],
  ] as const) {
    test(`over ${name} stays at its instance, and hears what happens at the other`, async ({
      site,
    }) => {
      const [first, second] = site.instances;
      const browser = await logInAt(site.url);
      const { connections, events } = await fillBoth(site, browser, transport);
      const names = connections.map((_connection, index) => String(index)).toSorted();
      for (const { url } of [first, second]) {
        events.length = 0;
        await fetch(`${url}/sandbox/api/conversations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ personalNumber: maja, subject: 'other', message: 'Hej' }),
        });
        await expect.poll(() => events.toSorted()).toEqual(names);
      }
      const offered = await Promise.all(site.instances.map(async (each) => each.hub()));
      expect(
        new Set(offered.flatMap((hub) => hub.connections.map((each) => each.transport))),
      ).toEqual(new Set([name]));
      await Promise.all(connections.map((connection) => connection.stop()));
    });
  }

  test('of a page elsewhere is refused, and so is one without a session', async ({ site }) => {
    const browser = await logInAt(site.url);
    const negotiate = (headers: Record<string, string>) =>
      fetch(`${site.url}/portalHub/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    const cookie = cookiesOf(browser);
    expect((await negotiate({ cookie, origin: site.url })).status).toBe(200);
    expect((await negotiate({ cookie, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await negotiate({})).status).toBe(401);
  });
});
