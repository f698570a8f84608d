import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { endpoints, type EndpointName, type ProviderSystem } from '@mina-sidor/api-client/contract';

import { type Browser, field } from '../testing/browser.ts';
import { messaging } from '../testing/messaging.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
let maja: Browser;
beforeEach(async () => {
  maja = await sandbox.loggedIn();
});

const forged = { origin: 'http://elsewhere.example' };

describe('a call that the contract does not allow is a problem with status 400', () => {
  it('a case without its number', async () => {
    const answer = await maja.call('/api/Insurance/GetReferenceNumberBaseCard');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['Logout', 'Refresh'])('%s from a page of another origin', async (name) => {
    const path = `/api/PortalIdentity/${name}`;
    expect((await maja.call(path, { method: 'POST', headers: forged })).status).toBe(400);
    expect((await maja.call('/api/PortalIdentity/GetUser')).status).toBe(200);
  });

  it('a list where an object is asked for', async () => {
    const answer = await maja.call('/Communication/ConfirmDebtCompilation', {
      method: 'POST',
      body: [],
      headers: { 'x-xsrf-token': maja.antiForgeryToken() },
    });
    expect(answer.status).toBe(400);
  });

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

/** The system behind each call that documents a 503; `null` where only a fault makes one. */
const systems: Readonly<Partial<Record<EndpointName, ProviderSystem | null>>> = {
  getUser: null,
  getVipAccess: null,
  getSiteCurrentState: null,
  getSiteInformationText: null,
  getBankIdCurrentState: null,
  getClaims: 'insurance',
  getCase: 'insurance',
  getDebtCompilation: 'insurance',
  confirmDebtCompilation: 'insurance',
  createPayment: 'payments',
  createTotalPayment: 'payments',
  checkoutFinished: 'payments',
  getClaimDocuments: 'insuranceDocuments',
  getClaimDocument: 'insuranceDocuments',
  getRegisterExtracts: 'documents',
  createRegisterExtractRequest: 'registerExtract',
  downloadFile: 'documents',
  getConversations: 'communication',
  getConversation: 'communication',
  postMessage: 'communication',
  postMessageToConversation: 'communication',
  markConversationAsReadByCustomer: 'communication',
  getAttachmentsMetadata: 'attachedFiles',
  downloadAttachedFile: 'attachedFiles',
  getNumberOfUnreadConversations: 'communication',
  getDamages: 'damage',
};

const queries: Readonly<Partial<Record<EndpointName, string>>> = {
  createPayment: '?amount=1&reference=1',
  checkoutFinished: '?paymentId=1',
};
const bodies: Readonly<Partial<Record<EndpointName, unknown>>> = {
  createTotalPayment: { amount: 1, references: ['1'] },
};

const documented = Object.entries(endpoints).filter(([, { errors }]) =>
  errors.some((status) => status === 503),
);

describe('a 503', () => {
  it('has a row for every call that documents one', () => {
    expect(Object.keys(systems).toSorted()).toEqual(documented.map(([name]) => name).toSorted());
  });

  it.each(documented)('of %s can be produced and names its system', async (name, endpoint) => {
    const [, system = null] = Object.entries(systems).find(([key]) => key === name) ?? [];
    const of = <Value>(values: Readonly<Record<string, Value>>): Value | undefined => values[name];
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
  });
});
