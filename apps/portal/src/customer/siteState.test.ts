// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createPortalClient, type PortalClient, systems } from '@mina-sidor/api-client';

import { accessOf } from '../testing/accessOf.ts';
import { createScope, type Scope } from './scope.ts';
import { createSiteStateStore, readSiteState } from './siteState.ts';
import { aScope, scopeParts } from '../testing/aScope.ts';
import { createHeldAnswer } from '../testing/heldAnswer.ts';
import { aUser } from '../testing/StoryFrame.tsx';

describe('readSiteState', () => {
  it('knows the nine systems, whatever the case of their names, and ignores all others [T01]', () => {
    const names = [
      'portal',
      'insurance',
      'communication',
      'documents',
      'payments',
      'attachedFiles',
      'damage',
      'insuranceDocuments',
      'registerExtract',
    ];
    const entries = [...names, 'somethingNew'].map((system) => ({
      system: system.toUpperCase(),
      online: system === 'damage',
    }));
    const state = readSiteState(entries);
    expect(Object.keys(state)).toEqual(systems);
    expect(state.damages).toBe(true);
    expect(state.payments).toBe(false);
  });

  it('leaves a system without an entry undefined', () => {
    expect(readSiteState([{ system: 'damage', online: true }]).claims).toBeUndefined();
  });
});

function aClient(answers: Record<string, () => Response>) {
  return createPortalClient({
    baseUrl: '',
    fetch: (path) => Promise.resolve(answers[path]?.() ?? new Response(null, { status: 500 })),
    readCookie: () => null,
  });
}

function aStore(client: PortalClient, now: () => number) {
  const siteState = createSiteStateStore({ client, now });
  return {
    ...siteState,
    refresh: async (scope: Scope = createScope(null, scopeParts())) => {
      await siteState.refresh(scope);
      return { ...siteState.store.get(), vip: scope.vip.get() };
    },
  };
}

const siteStatePath = '/api/PortalSiteState/GetSiteCurrentState';
const paymentsOff = () =>
  Response.json([{ system: 'payments', online: false }], {
    headers: { 'release-id': '2026.11.3' },
  });

describe('createSiteStateStore', () => {
  it('keeps the deployed release for later comparison, also if a later answer does not name it [Q13]', async () => {
    let answer = paymentsOff;
    const client = aClient({ [siteStatePath]: () => answer() });
    const siteState = aStore(client, () => 0);
    await siteState.refresh();
    answer = () => Response.json([]);
    await siteState.refresh();
    const { releaseId, siteState: known } = siteState.store.get();
    expect([releaseId, known]).toEqual(['2026.11.3', {}]);
  });

  it('counts all systems but payments as online when the first request fails', async () => {
    const siteState = aStore(aClient({}), () => 0);
    const { isKnown, siteState: known } = await siteState.refresh();
    expect([isKnown, known.claims, known.payments]).toEqual([false, true, false]);
    expect(siteState.failure()).toMatchObject({ outcome: 'http' });
  });

  it('keeps the known state when a later request fails', async () => {
    let answer = paymentsOff;
    const client = aClient({ [siteStatePath]: () => answer() });
    const siteState = aStore(client, () => 0);
    await siteState.refresh();
    answer = () => new Response(null, { status: 500 });
    expect((await siteState.refresh()).isKnown).toBe(true);
    expect(siteState.failure()).toBeUndefined();
  });

  it('keeps a system off for 60 seconds after a call has found it so, whatever site state says [E02]', async () => {
    let now = 0;
    const client = aClient({
      [siteStatePath]: () => Response.json([{ system: 'insurance', online: true }]),
    });
    const siteState = aStore(client, () => now);
    siteState.switchOff('claims');
    now = 59_999;
    expect((await siteState.refresh()).siteState.claims).toBe('down');
    now = 60_000;
    expect((await siteState.refresh()).siteState.claims).toBe(true);
  });

  it('keeps a system off after the 60 seconds for as long as site state says so', async () => {
    let now = 0;
    let online = false;
    const client = aClient({
      [siteStatePath]: () => Response.json([{ system: 'insurance', online }]),
    });
    const siteState = aStore(client, () => now);
    siteState.switchOff('claims');
    now = 60_000;
    expect((await siteState.refresh()).siteState.claims).toBe(false);
    online = true;
    expect((await siteState.refresh()).siteState.claims).toBe(true);
  });

  it('lets nobody pay while a call has found payments down, not even a VIP [E02, T04]', async () => {
    const client = aClient({
      [siteStatePath]: paymentsOff,
      '/api/PortalSiteState/GetVipAccess': () => Response.json(true),
    });
    const siteState = aStore(client, () => 0);
    const customer = aScope(aUser());
    const mayPay = async () => {
      const { siteState: known, vip } = await siteState.refresh(customer);
      return accessOf(aUser(), { claims: true, ...known }, vip).payments;
    };
    expect(await mayPay()).toBe(true);
    siteState.switchOff('payments');
    expect(await mayPay()).toBe(false);
  });

  it('is asked for once by all who ask at the same time, and each waits for the answer [Z105]', async () => {
    const answers: ((response: Response) => void)[] = [];
    const client = createPortalClient({
      baseUrl: '',
      fetch: () => new Promise<Response>((resolve) => answers.push(resolve)),
      readCookie: () => null,
    });
    const siteState = aStore(client, () => 0);
    const visitor = createScope(null, scopeParts());
    const known: boolean[] = [];
    const asked = [1, 2].map(async () => known.push((await siteState.refresh(visitor)).isKnown));
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(paymentsOff());
    await Promise.all(asked);
    expect([answers.length, known]).toEqual([1, [true, true]]);

    const later = siteState.refresh(visitor);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(paymentsOff());
    await later;
  });

  it('ignores an answer for a customer who has left [L25]', async () => {
    const answers: ((response: Response) => void)[] = [];
    const client = createPortalClient({
      baseUrl: '',
      fetch: (path) =>
        path === siteStatePath
          ? Promise.resolve(paymentsOff())
          : new Promise<Response>((resolve) => answers.push(resolve)),
      readCookie: () => null,
    });
    const siteState = aStore(client, () => 0);
    const customer = aScope(aUser());
    const refreshed = siteState.refresh(customer);
    await expect.poll(() => answers.length).toBe(1);
    customer.dispose();
    answers[0]?.(Response.json(true));
    expect(await refreshed).toMatchObject({ vip: null, isKnown: false });
  });

  it('takes the answer to the newest question, not the answer that comes last [T01, T02, Z105]', async () => {
    const [older, newer] = [createHeldAnswer(), createHeldAnswer()];
    const questions = [older.response, newer.response];
    const client = createPortalClient({
      baseUrl: '',
      fetch: () => questions.shift() ?? Promise.resolve(new Response(null, { status: 500 })),
      readCookie: () => null,
    });
    const siteState = aStore(client, () => 0);
    const refreshes = [siteState.refresh(), siteState.refresh()];
    newer.send(Response.json([{ system: 'damage', online: true }]));
    await refreshes[1];
    older.send(Response.json([{ system: 'damage', online: false }]));
    await refreshes[0];
    expect(siteState.store.get().siteState.damages).toBe(true);
  });

  it('lacks the answer that a customer’s page waits for until VIP access is known [T04, T05]', async () => {
    const client = aClient({
      [siteStatePath]: paymentsOff,
      '/api/PortalSiteState/GetVipAccess': () => Response.json(true),
    });
    const siteState = aStore(client, () => 0);
    const [visitor, customer] = [createScope(null, scopeParts()), aScope(aUser())];
    expect([siteState.lacksAnswer(visitor), siteState.lacksAnswer(customer)]).toEqual([true, true]);
    await siteState.refresh(visitor);
    expect([siteState.lacksAnswer(visitor), siteState.lacksAnswer(customer)]).toEqual([
      false,
      true,
    ]);
    await siteState.refresh(customer);
    expect(siteState.lacksAnswer(customer)).toBe(false);
  });

  it('lets the pages of a customer whose VIP access could not be fetched wait no more [T04]', async () => {
    const siteState = aStore(aClient({ [siteStatePath]: paymentsOff }), () => 0);
    const customer = createScope('Maja', scopeParts());
    await siteState.refresh(customer);
    expect([siteState.lacksAnswer(customer), customer.vip.get()]).toEqual([false, false]);
  });
});
