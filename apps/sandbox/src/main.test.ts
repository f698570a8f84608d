import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it } from 'vitest';

import { type Browser, createBrowser } from './testing/browser.ts';
import { messaging } from './testing/messaging.ts';
import { paying } from './testing/paying.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const mainBeforeBackend = fileURLToPath(new URL('provider/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'mina-sidor-data-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(data, { recursive: true, force: true });
});

function spawnSandbox(env: Readonly<Record<string, string>>, file = main) {
  const child = spawn(process.execPath, ['--conditions=source', file], {
    env: {
      ...process.env,
      SANDBOX_DATA: data,
      SANDBOX_HEAVY_CASES: '12',
      NODE_OPTIONS: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, output: () => output, errors: () => errors };
}

/** Starts the sandbox as people do, and waits for its line. */
async function start(env: Readonly<Record<string, string>> = {}) {
  const started = spawnSandbox({ PORT: '0', ...env });
  while (!started.output().includes('\n')) {
    if (started.child.exitCode !== null) throw new Error(started.errors());
    await once(started.child.stdout, 'data');
  }
  const url = /^Mina sidor: (http:\/\/localhost:\d+)\n$/.exec(started.output())?.[1];
  if (url === undefined) throw new Error(`Not one line with the address: ${started.output()}`);
  return { ...started, url };
}

/** Kills the sandbox, starts it once more and gives a browser with the same cookies. */
async function restart({ child }: { readonly child: ChildProcess }, before: Browser) {
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start();
  const browser = createBrowser(next.url);
  for (const [name, value] of before.cookies) browser.cookies.set(name, value);
  return { ...next, browser };
}

describe('the sandbox as a program', () => {
  it('keeps a payment and its money over kill -9, wherever it had come, with session and customer', async () => {
    const first = await start();
    const browser = createBrowser(first.url);
    await browser.logIn('199201309805');
    const change = { user: { fullName: 'Signe Ny' } };
    const changed = await browser.call('/sandbox/api/customers/199201309805', {
      method: 'PATCH',
      body: change,
    });
    expect(changed.status).toBe(200);
    const id = await paying.idOf(paying.create(browser, '47130040118', 2167));
    const approved = await browser.call(`/sandbox/api/payments/${id}/phone`, {
      method: 'POST',
      body: { action: 'approve' },
    });
    expect(approved.status).toBe(200);

    const { browser: again } = await restart(first, browser);
    const user = await again.call('/api/PortalIdentity/GetUser');
    expect([user.status, user.json]).toEqual([200, expect.objectContaining(change.user)]);
    const { json } = await again.call('/sandbox/api/payments');
    expect(json).toContainEqual(
      expect.objectContaining({
        paymentId: id,
        status: 'created',
        captures: [expect.objectContaining({ amount: 2167 })],
      }),
    );
    expect(await paying.card(again, '47130040118')).toMatchObject({ paymentStatus: 'Created' });
    expect((await paying.create(again, '47130040118', 2167)).status).toBe(409);
  }, 30_000);

  it('keeps a message, its file and an order over kill -9, stores it no second time and makes the order [Q24, Q29]', async () => {
    const first = await start();
    const browser = createBrowser(first.url);
    await browser.logIn('197509239831');
    const fields = { clientMessageId: '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10' };
    const bytes = 3_000_000;
    const sent = await messaging.stored(
      messaging.ask(browser, fields, [messaging.pdf('intyg.pdf', bytes)]),
    );
    const ordered = await browser.call('/api/Communication/CreateRegisterExtractRequest', {
      method: 'POST',
      body: { Email: 'ivar@example.se', Phone: '0701740605' },
      headers: { 'x-xsrf-token': browser.antiForgeryToken() },
    });
    expect(ordered.status).toBe(204);

    const second = await restart(first, browser);
    const again = second.browser;
    const [newest] = await messaging.list(again);
    expect(newest?.conversationMessages.map(({ id }) => id)).toEqual([sent.id]);
    expect((await messaging.stored(messaging.ask(again, fields))).id).toBe(sent.id);
    const documents = async () => (await again.call('/api/Communication/Documents')).json;
    await expect.poll(() => messaging.files(again, sent)).toHaveLength(1);
    await expect.poll(documents).toHaveLength(1);
    const [file] = await messaging.files(again, sent);
    const list = await documents();
    const { text } = await messaging.download(again, file?.token);
    expect(text).toBe('%PDF-1.7'.padEnd(bytes, 'a'));

    const { browser: last } = await restart(second, again);
    expect((await last.call('/api/Communication/Documents')).json).toEqual(list);
  }, 30_000);

  it('says plainly that the port is taken', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const second = spawnSandbox({ PORT: port });
    expect(await once(second.child, 'close')).toEqual([1, null]);
    expect(second.output()).toBe('');
    expect(second.errors()).toMatch(`Port ${port} is taken by another program.`);
    expect(second.errors()).not.toMatch(/\bat .*:\d+:\d+/);
  }, 30_000);

  it('answers on 127.0.0.1 as well as on localhost', async () => {
    const { url } = await start();
    const health = await fetch(`${url.replace('localhost', '127.0.0.1')}/sandbox/api/health`);
    expect(health.status).toBe(200);
  }, 30_000);

  it('counts the sample data from a fixed day when it is given one', async () => {
    const { url } = await start({ SANDBOX_CLOCK: '2026-11-20T09:00:00+01:00' });
    const browser = createBrowser(url);
    await browser.logIn();
    const path = '/api/Insurance/GetReferenceNumberBaseCard?referenceNumber=47110023918';
    expect((await browser.call(path)).json).toMatchObject({
      customerCases: [{ fromDate: '2026-06-01', toDate: '2026-08-31' }],
    });
  }, 30_000);

  it('gives the heavy customer as many cases as it is told', async () => {
    const { url } = await start({ SANDBOX_HEAVY_CASES: '30' });
    const browser = createBrowser(url);
    await browser.logIn('197204089853');
    const { json } = await browser.call('/api/Insurance/GetReferenceNumberBasePackage');
    expect(json).toHaveProperty('activeReferenceNumberBaseDeck.length', 30);
    expect(json).toHaveProperty('referenceNumberTransactions.length', 75);
  }, 30_000);

  it.each([
    ['PORT', 'eighty', 65_535],
    ['SANDBOX_HEAVY_CASES', '20001', 20_000],
  ])(
    'says plainly what %s has to be when it is %s',
    async (name, value, most) => {
      const { child, output, errors } = spawnSandbox({ PORT: '0', [name]: value });
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toBe('');
      expect(errors()).toBe(`${name} has to be a whole number from 0 to ${String(most)}.\n`);
    },
    30_000,
  );

  it('says plainly what PORT has to be, in front of a backend too', async () => {
    const env = { PORT: 'eighty', PROVIDER_URL: 'https://backend.example' };
    const { child, errors } = spawnSandbox(env, mainBeforeBackend);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors()).toBe('PORT has to be a whole number from 0 to 65535.\n');
  }, 30_000);

  it('ends cleanly when it is asked to', async () => {
    const { child } = await start();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 30_000);
});
