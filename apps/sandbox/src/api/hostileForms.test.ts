import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createSandbox, type Sandbox } from '../server.ts';
import { createBrowser, type Browser } from '../testing/browser.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { messaging } from '../testing/messaging.ts';

const data = makeFolder();
const bodyTimeoutMs = 400;
let sandbox: Sandbox;
let browser: Browser;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, data, heavyCases: 0, bodyTimeoutMs });
  browser = createBrowser(sandbox.url);
  await browser.logIn();
});
afterAll(() => sandbox.close());

const onDisk = () => readdirSync(`${data}/files`).length;
const form = 'multipart/form-data; boundary=b';
const start = (contentType: string, more: Readonly<Record<string, string>> = {}) =>
  request(`${sandbox.url}/api/Communication/PostMessageToConversation`, {
    method: 'POST',
    headers: {
      cookie: [...browser.cookies].map((each) => each.join('=')).join('; '),
      'x-xsrf-token': browser.antiForgeryToken(),
      'content-type': contentType,
      ...more,
    },
  });
const answerTo = (call: ReturnType<typeof start>) =>
  new Promise<number | undefined>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });

const part = (disposition: string, rest: string) =>
  `--b\r\ncontent-disposition: form-data${disposition}\r\n${rest}`;
const file = (rest: string) => part('; name="files"; filename="a.pdf"', rest);

describe('a form that cannot be read', () => {
  it.each([
    ['no boundary is named', 'multipart/form-data', '--b--\r\n'],
    ['the boundary is empty', 'multipart/form-data; boundary=', '--b--\r\n'],
    ['the body is empty', form, ''],
    ['the body is of another boundary', form, '--c\r\n\r\n\r\n--c--\r\n'],
    ['the body is text', form, 'hej'],
    ['the body is bytes', form, '\u0000\u0001\r\n--b\u0000'],
    ['a part has no end', form, file('\r\n%PDF-1.7')],
    ['a part has no content', form, file('')],
    ['a header is none', form, '--b\r\n\u0000\u0001: x\r\n\r\nhej\r\n--b--\r\n'],
    ['the headers of a part have no end', form, `--b\r\n${'x'.repeat(100_000)}`],
    ['a part has no name', form, part('', '\r\nhej\r\n--b--\r\n')],
    ['a part is called __proto__', form, part('; name="__proto__"', '\r\nhej\r\n--b--\r\n')],
    ['the body is JSON', 'application/json', '{}'],
  ])('is answered with 400 and leaves nothing behind when %s', async (_why, type, body) => {
    const printed = vi.spyOn(process.stderr, 'write');
    const before = onDisk();
    const call = start(type);
    const answer = answerTo(call);
    call.end(body);
    expect(await answer).toBe(400);
    expect(onDisk()).toBe(before);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('does not keep the next one from being read', async () => {
    const answer = await messaging.reply(browser, 'standard-1', {}, [messaging.pdf()]);
    expect(answer.status).toBe(200);
  });
});

describe('a body that is too slow', () => {
  it('ends with 408, though a byte comes now and then', async () => {
    const socket = connect({ host: 'localhost', port: Number(new URL(sandbox.url).port) });
    socket.on('error', () => undefined);
    const startedAt = performance.now();
    socket.write('POST /api/Exception/LogError HTTP/1.1\r\nHost: localhost\r\n');
    socket.write('Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{');
    const drip = setInterval(() => socket.write(' '), bodyTimeoutMs / 10);
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1.1 408 /u);
    expect(performance.now() - startedAt).toBeGreaterThan(bodyTimeoutMs - 50);
  });

  it('ends when a form falls silent, and half a file is removed', async () => {
    const before = onDisk();
    const sending = start(form, { 'content-length': '1000000' });
    const ended = once(sending, 'error').catch((error: unknown) => error);
    sending.write(file(`content-type: application/pdf\r\n\r\n${'a'.repeat(100_000)}`));
    await expect.poll(() => onDisk()).toBe(before + 1);
    await ended;
    await expect.poll(() => onDisk()).toBe(before);
  });

  it('may be a form of any length that keeps coming', async () => {
    const sending = start(form);
    const answer = answerTo(sending);
    const startedAt = performance.now();
    const fields = [
      ['message', 'Tack så mycket!'],
      ['conversationId', 'standard-1'],
      ['clientMessageId', crypto.randomUUID()],
    ];
    const body = fields.map(([name, value]) =>
      part(`; name="${name ?? ''}"`, `\r\n${value ?? ''}\r\n`),
    );
    const parts = [...(body.join('').match(/[^]{1,40}/gu) ?? []), '--b--\r\n'];
    const drip = setInterval(() => {
      const next = parts.shift();
      if (next === undefined) sending.end();
      else sending.write(next);
    }, bodyTimeoutMs / 5);
    expect(await answer).toBe(200);
    clearInterval(drip);
    expect(performance.now() - startedAt).toBeGreaterThan(bodyTimeoutMs);
  });
});
