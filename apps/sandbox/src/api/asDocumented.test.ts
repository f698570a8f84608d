import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { type Endpoint, type EndpointName, endpoints } from '@mina-sidor/api-client/contract';
import { documents } from '@mina-sidor/api-client/documents';

import { type Browser, field } from '../testing/browser.ts';
import { messaging } from '../testing/messaging.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
let maja: Browser;
beforeEach(async () => {
  maja = await sandbox.loggedIn();
});

describe('a problem with status 400 answers', () => {
  it.each([
    [
      'too many fields',
      Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${String(n)}`, 'x'])),
      0,
    ],
    ['too many files', {}, 11],
    ['far too many files', {}, 130],
  ])('a form with %s', async (_what, fields, files) => {
    const attached = Array.from({ length: files }, () => messaging.pdf());
    const answer = await messaging.ask(
      maja,
      { clientMessageId: randomUUID(), ...fields },
      attached,
    );
    expect(answer.status).toBe(400);
    expect(typeof field(answer.json, 'traceId')).toBe('string');
  });
});

/** The systems behind a call, as openapi.json names them; none where only a fault makes a 503. */
function systemsOf({ path, method }: Endpoint): readonly string[] {
  const operation = documents['openapi.json'].paths[path]?.[method.toLowerCase()];
  return v.parse(v.optional(v.array(v.string()), []), operation?.['x-systems']);
}

const queries: Readonly<Partial<Record<EndpointName, string>>> = {
  createPayment: '?amount=1&reference=1',
  checkoutFinished: '?paymentId=1',
};
const bodies: Readonly<Partial<Record<EndpointName, unknown>>> = {
  createTotalPayment: { amount: 1, references: ['1'] },
};

const documented = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  if (!endpoint.errors.some((status) => status === 503)) return [];
  const systems = systemsOf(endpoint);
  return (systems.length === 0 ? [null] : systems).map((system) => ({ name, endpoint, system }));
});

describe('a 503', () => {
  it.each(documented)(
    'of $name for $system can be produced',
    async ({ name, endpoint, system }) => {
      const of = <Value>(values: Readonly<Record<string, Value>>): Value | undefined =>
        values[name];
      if (system === null) {
        const headers = { 'service-unavailable': 'portal' };
        await sandbox.control('POST', 'faults', { path: endpoint.path, status: 503, headers });
      } else {
        await sandbox.control('PATCH', 'site-state', [{ system, online: false }]);
      }
      const answer = await maja.call(`${endpoint.path}${of(queries) ?? ''}`, {
        method: endpoint.method,
        body: 'form' in endpoint ? new FormData() : of(bodies),
        headers: { 'x-xsrf-token': maja.antiForgeryToken() },
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('service-unavailable')).toBe(system ?? 'portal');
    },
  );

  it('names no system where none is documented', async () => {
    const all = (await maja.call('/api/PortalSiteState/GetSiteCurrentState')).json;
    const off = v.parse(v.array(v.object({ system: v.string() })), all);
    await sandbox.control(
      'PATCH',
      'site-state',
      off.map(({ system }) => ({ system, online: false })),
    );
    for (const { endpoint } of documented.filter(({ system }) => system === null)) {
      expect((await maja.call(endpoint.path)).status).toBe(200);
    }
  });
});
