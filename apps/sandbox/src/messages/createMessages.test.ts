import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import { fixedClock } from '../clock.ts';
import { createServices, type Services } from '../services.ts';
import { makeFolder } from '../testing/makeFolder.ts';

const maja = '198704129843';
const clock = fixedClock('2020-02-29T10:00:00+01:00');
const open: Services[] = [];
afterEach(() => {
  for (const services of open.splice(0)) services.close();
});
function start(data: string, processingMs?: number): Services {
  const services = createServices({ data, clock, heavyCases: 0, processingMs });
  open.push(services);
  return services;
}
function restart(data: string, processingMs?: number): Services {
  for (const services of open.splice(0)) services.close();
  return start(data, processingMs);
}
const sending = (clientMessageId: string, files: { id: string; size: number }[] = []) => ({
  message: 'Hej på dig!',
  clientMessageId,
  files: files.map(({ id, size }) => ({
    fileName: 'a.pdf',
    size,
    storedAs: id,
    state: 'processing' as const,
  })),
});
const write = (services: Services) => services.files.write(Readable.from([Buffer.from('abc')]));

describe('with a fixed calendar', () => {
  it('messages are of that day, and each is later than the one before', () => {
    const { messages } = start(':memory:');
    const one = messages.reply(maja, 'standard-1', sending('a'));
    const other = messages.reply(maja, 'standard-1', sending('b'));
    const staff = messages.replyAsStaff('standard-1', {
      message: 'Hej!',
      from: 'damage',
      files: [],
    });
    expect(one.createdAt).toMatch(/^2020-02-(?:29|28T2)/u);
    const times = [one, other, staff].map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([times[0], Number(times[0]) + 1000, Number(times[0]) + 2000]);
  });
});

describe('after a restart', () => {
  const data = makeFolder();
  const messagesWith = (file: { id: string; size: number }) => (services: Services) =>
    services.messages.reply(maja, 'standard-1', sending('c', [file]));

  it('files are processed again, and files without a message are removed', async () => {
    const first = start(data, 1_000_000);
    const sent = messagesWith(await write(first));
    const { id, conversationId } = sent(first);
    const files = join(data, 'files');
    writeFileSync(join(files, 'left-behind'), 'half');
    expect(first.messages.filesOf(maja, conversationId, id)).toEqual([]);

    const second = restart(data, 0);

    expect(existsSync(join(files, 'left-behind'))).toBe(false);
    expect(readdirSync(files)).toHaveLength(1);
    await expect
      .poll(() => second.messages.filesOf(maja, conversationId, id))
      .toMatchObject([{ fileSize: 3 }]);
  });
});

describe('a message that comes twice', () => {
  const about = { subject: 'other', referenceNumber: null } as const;

  it('keeps the files of the first one only', async () => {
    const data = makeFolder();
    const services = start(data);
    const one = await write(services);
    const other = await write(services);
    const first = services.messages.ask(maja, about, sending('d', [one]));
    expect(services.messages.ask(maja, about, sending('d', [other]))).toEqual(first);
    expect(readdirSync(join(data, 'files'))).toEqual([one.id]);
  });
});

it('a database in memory removes its files when it is closed', async () => {
  const services = start(':memory:');
  const { id } = await write(services);
  const stream = services.files.read(id);
  expect(await text(stream)).toBe('abc');
  const path = String(Reflect.get(stream, 'path'));
  expect(existsSync(path)).toBe(true);
  for (const each of open.splice(0)) each.close();
  expect(existsSync(path)).toBe(false);
});
