import { expect, it, vi } from 'vitest';
import type { ErrorReport } from '@mina-sidor/api-client';

import { createErrorLog } from './errorLog.ts';

function createBench(send: (report: ErrorReport) => Promise<unknown> = () => Promise.resolve()) {
  const sent = vi.fn(send);
  return { sent, log: createErrorLog(sent) };
}

it('reports an error once however often it happens, and a different one too [E24]', () => {
  const { sent, log } = createBench();
  const error = new TypeError('no cases');
  for (let count = 0; count < 3; count += 1) log.report(error);
  log.report(new TypeError('no documents'));
  expect(sent.mock.calls.map(([report]) => report.message)).toEqual(['no cases', 'no documents']);
});

it('reports nothing that identifies the customer [E24, Q33, Z21]', () => {
  const { sent, log } = createBench();
  log.report(new Error('No case of 19870412-9843'));
  expect(JSON.stringify(sent.mock.calls)).toContain('No case of [number]');
  expect(JSON.stringify(sent.mock.calls)).not.toContain('9843');
});

it.each([
  ['refuses', () => Promise.reject(new Error('offline'))],
  [
    'breaks',
    () => {
      throw new Error('broken');
    },
  ],
])('never causes another error when the call %s [E24]', async (_, send) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { sent, log } = createBench(send);
  expect(() => log.report(new Error('Oops'))).not.toThrow();
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(sent).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});

it('never causes another error when what was thrown cannot be read [E24]', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const unreadable = new Error('Oops');
  Object.defineProperty(unreadable, 'message', {
    get: () => {
      throw new Error('broken');
    },
  });
  const { log } = createBench();
  expect(() => log.report(unreadable)).not.toThrow();
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('stops after twenty reports, so that endless errors do not fill the connection [E24]', () => {
  const { sent, log } = createBench();
  for (let count = 0; count < 100; count += 1) log.report(new Error(`fault ${String(count)}`));
  expect(sent).toHaveBeenCalledTimes(20);
});
