import { describe, expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const path = '/api/PortalSiteState/GetSiteCurrentState';
const call = () => sandbox.newBrowser().call(path);
const addFault = (fault: object) => sandbox.control('POST', 'faults', { path, ...fault });

describe('a fault', () => {
  it('answers with its status, headers and body', async () => {
    await addFault({
      status: 503,
      headers: { 'service-unavailable': 'portal' },
      body: { title: 'Closed' },
    });
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('service-unavailable')).toBe('portal');
    expect(answer.json).toEqual({ title: 'Closed' });
  });

  it('can send a text that is not JSON', async () => {
    await addFault({ body: '<html>' });
    const answer = await call();
    expect([answer.status, answer.text]).toEqual([200, '<html>']);
  });

  it('can add a header to the real answer', async () => {
    await addFault({ headers: { 'x-release': 'next' } });
    const answer = await call();
    expect(answer.headers.get('x-release')).toBe('next');
    expect(answer.json).toHaveLength(9);
  });

  it('can make the real answer late', async () => {
    await addFault({ delayMs: 120 });
    const before = performance.now();
    expect((await call()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(119);
  });

  it('can cut the connection', async () => {
    await addFault({ abort: true });
    await expect(call()).rejects.toThrow('fetch failed');
  });

  it('meets as many calls as it is told to', async () => {
    await addFault({ status: 500, times: 2 });
    const statuses = [await call(), await call(), await call()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('meets its method and its exact path only', async () => {
    await addFault({ status: 500, method: 'post' });
    await sandbox.control('POST', 'faults', { path: '/api/PortalSiteState', status: 500 });
    expect((await call()).status).toBe(200);
    const posted = await sandbox.newBrowser().call(path, { method: 'POST' });
    expect(posted.status).toBe(500);
  });

  it('meets a call whatever its query', async () => {
    await addFault({ status: 418 });
    expect((await sandbox.newBrowser().call(`${path}?a=1`)).status).toBe(418);
  });

  it('stands back for the one that was added before it', async () => {
    await addFault({ status: 500, times: 1 });
    await addFault({ status: 502 });
    expect([(await call()).status, (await call()).status]).toEqual([500, 502]);
  });

  it('is gone when the faults are cleared', async () => {
    await addFault({ status: 500 });
    expect((await sandbox.control('DELETE', 'faults')).status).toBe(204);
    expect((await call()).status).toBe(200);
  });

  it('never meets the sandbox’s own calls', async () => {
    await sandbox.control('POST', 'faults', { path: '/sandbox/api/health', status: 500 });
    expect((await sandbox.control('GET', 'health')).status).toBe(200);
  });

  it.each([{ status: 99 }, { times: 0 }, { path: 'api' }, { pathh: '/api' }])(
    'is refused as %j',
    async (fault) => {
      expect((await addFault(fault)).status).toBe(400);
    },
  );
});
