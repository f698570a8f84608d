import { expect, it, vi } from 'vitest';

import { createStore } from './store.ts';

it('notifies every subscriber though one throws, and reports that error as well [L25, E24]', () => {
  const thrownLater: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (work: () => void) => thrownLater.push(work));
  const store = createStore('Maja');
  const told: string[] = [];
  store.subscribe(() => {
    throw new Error('full');
  });
  store.subscribe(() => told.push(store.get()));
  store.set('nobody');
  store.set('nobody');
  expect(told).toEqual(['nobody']);
  expect(thrownLater).toHaveLength(1);
  expect(thrownLater[0]).toThrow('full');
});
