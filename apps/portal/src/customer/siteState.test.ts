import { describe, expect, it } from 'vitest';
import { createPortalClient, type PortalClient, systems } from '@mina-sidor/api-client';

import { access } from '../domain/access.ts';
import { createSiteStateStore, readSiteState } from './siteState.ts';
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

  it('leaves a system without an entry unanswered', () => {
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
  return createSiteStateStore({ client, now, ask: (call) => call() });
}

const siteStatePath = '/api/PortalSiteState/GetSiteCurrentState';
const paymentsOff = () =>
  Response.json([{ system: 'payments', online: false }], {
    headers: { 'release-id': '2026.11.3' },
  });

describe('createSiteStateStore', () => {
  it('keeps the deployed release for later comparison [Q13]', async () => {
    const client = aClient({ [siteStatePath]: paymentsOff });
    const siteState = aStore(client, () => 0);
    await siteState.refresh({ isLoggedIn: false });
    expect(siteState.store.get().releaseId).toBe('2026.11.3');
  });

  it('counts all systems but payments as online when the server cannot be asked at first', async () => {
    const siteState = aStore(aClient({}), () => 0);
    const { certainty, siteState: known } = await siteState.refresh({ isLoggedIn: false });
    expect([certainty, known.claims, known.payments]).toEqual(['assumed', true, false]);
  });

  it('keeps what it knows when the server cannot be asked later', async () => {
    let answer = paymentsOff;
    const client = aClient({ [siteStatePath]: () => answer() });
    const siteState = aStore(client, () => 0);
    await siteState.refresh({ isLoggedIn: false });
    answer = () => new Response(null, { status: 500 });
    expect((await siteState.refresh({ isLoggedIn: false })).certainty).toBe('known');
  });

  it('keeps a system off for 60 seconds after a call has found it so, whatever site state says [E02]', async () => {
    let now = 0;
    const client = aClient({
      [siteStatePath]: () => Response.json([{ system: 'insurance', online: true }]),
    });
    const siteState = aStore(client, () => now);
    siteState.switchOff('claims');
    now = 59_999;
    expect((await siteState.refresh({ isLoggedIn: false })).siteState.claims).toBe('down');
    now = 60_000;
    expect((await siteState.refresh({ isLoggedIn: false })).siteState.claims).toBe(true);
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
    expect((await siteState.refresh({ isLoggedIn: false })).siteState.claims).toBe(false);
    online = true;
    expect((await siteState.refresh({ isLoggedIn: false })).siteState.claims).toBe(true);
  });

  it('lets nobody pay while a call has found payments down, not even a VIP [E02, T04]', async () => {
    const client = aClient({
      [siteStatePath]: paymentsOff,
      '/api/PortalSiteState/GetVipAccess': () => Response.json(true),
    });
    const siteState = aStore(client, () => 0);
    const mayPay = async () => {
      const { siteState: known, vip } = await siteState.refresh({ isLoggedIn: true });
      return access(aUser(), { claims: true, ...known }, vip).payments;
    };
    expect(await mayPay()).toBe(true);
    siteState.switchOff('payments');
    expect(await mayPay()).toBe(false);
  });

  it('drops an answer about one customer that comes when the next one is here', async () => {
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
    const refreshed = siteState.refresh({ isLoggedIn: true });
    await expect.poll(() => answers.length).toBe(1);
    siteState.forgetCustomer();
    answers[0]?.(Response.json(true));
    expect((await refreshed).vip).toBeNull();
  });
});
