import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { Shell } from '../../apps/portal/e2e/pages/Shell.ts';
import { addressOf } from '../../apps/sandbox/src/signalr/http.ts';
import { createHub } from '../../apps/sandbox/src/signalr/createHub.ts';
import { type Site, expect, test as base } from './support/test.ts';

const path = '/client';

/** A service at another origin that carries live connections. It identifies customers only by their token. */
async function startService() {
  const tokens: string[] = [];
  const folder = process.env['DEPLOY_TEST_TLS'] ?? '';
  const hub = createHub({
    path,
    methods: { UserJoinedCommunication: () => undefined },
    now: () => Date.now(),
    authorise: (request) => {
      const bearer = request.headers.authorization?.replace('Bearer ', '');
      const token = bearer ?? addressOf(request).searchParams.get('access_token');
      if (token === null) return 401;
      tokens.push(token);
      return { userId: 'maja', sessionId: token };
    },
  });
  const server = createServer(
    {
      key: readFileSync(join(folder, 'key.pem')),
      cert: readFileSync(join(folder, 'certificate.pem')),
    },
    (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader(
        'Access-Control-Allow-Headers',
        'authorization, x-requested-with, x-signalr-user-agent',
      );
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else void hub.handle(request, response);
    },
  );
  server.on('upgrade', hub.upgrade.bind(hub));
  const sweeps = setInterval(() => hub.sweep(), 1000);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    hub,
    tokens,
    host: `localhost:${String(port)}`,
    stop: () => {
      clearInterval(sweeps);
      hub.close();
      server.close();
    },
  };
}

type Service = Awaited<ReturnType<typeof startService>>;

const test = base.extend<{ readonly service: Service }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  service: async ({}, provide) => {
    const service = await startService();
    await provide(service);
    service.stop();
  },
});

/** Maja's claims. Each negotiation with the provider's own server leads to the service, with a new token. */
async function openRedirected(page: Page, site: Site, host: string) {
  const sent: (string | undefined)[] = [];
  await page.route('**/portalHub/negotiate*', async (route) => {
    sent.push(route.request().headers()['authorization']);
    const accessToken = `token-${String(sent.length)}`;
    await route.fulfill({ json: { url: `https://${host}${path}?hub=portal`, accessToken } });
  });
  await page.request.post(`${site.url}/sandbox/api/login`, {
    data: { personalNumber: '198704129843' },
  });
  await page.goto(`${site.url}/krav`);
  return sent;
}

test('the live connection follows the provider to a service of another origin', async ({
  page,
  service: { host, hub, tokens },
  startOwnSite,
}) => {
  const site = await startOwnSite({ CONNECT_SOURCES: `'self' https://${host} wss://${host}` });
  const sent = await openRedirected(page, site, host);
  const messages = new Shell(page).item('Meddelanden');
  await expect(messages).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
  await expect
    .poll(() => hub.openConnections().map(({ transport }) => transport))
    .toEqual(['WebSockets']);

  const write = () =>
    fetch(`${site.instances[0].url}/sandbox/api/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ personalNumber: '198704129843', subject: 'other', message: 'Hej' }),
    });
  await write();
  hub.sendToUser('maja', 'onPublishConversationStarted', [{ conversationId: '7' }]);
  await expect(messages).toHaveAccessibleName('Meddelanden 3 olästa meddelanden');

  hub.endWhere(() => true, { allowReconnect: true });
  await expect.poll(() => tokens.includes('token-2')).toBe(true);
  await expect.poll(() => hub.openConnections().length).toBe(1);
  await write();
  hub.sendToUser('maja', 'onPublishConversationStarted', [{ conversationId: '8' }]);
  await expect(messages).toHaveAccessibleName('Meddelanden 4 olästa meddelanden');
  // The service's token is for the service only.
  expect(sent).toEqual([undefined, undefined]);
});

test('an origin that the policy does not name is not asked', async ({ page, service, site }) => {
  const refused = page.waitForEvent('console', (message) =>
    /Content Security Policy/u.test(message.text()),
  );
  await openRedirected(page, site, service.host);
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'Krav' })).toBeVisible();
  expect(service.tokens).toEqual([]);
});
