import { expect, it, vi } from 'vitest';

import { whenIdle } from './whenIdle.ts';

it('calls back when the browser is idle, unless that has been cancelled', () => {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    waiting.set(waiting.size, callback);
    return waiting.size - 1;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => waiting.delete(request));
  const called: string[] = [];
  whenIdle(() => called.push('kept'));
  whenIdle(() => called.push('cancelled'))();
  for (const callback of waiting.values()) callback();
  expect(called).toEqual(['kept']);
});

it('calls back after a short delay in a browser that cannot tell, unless that has been cancelled', () => {
  vi.useFakeTimers();
  const called: string[] = [];
  whenIdle(() => called.push('kept'));
  whenIdle(() => called.push('cancelled'))();
  vi.runAllTimers();
  expect(called).toEqual(['kept']);
});
