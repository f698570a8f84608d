import { expect, it } from 'vitest';

import { createLaterCalls } from './createLaterCalls.ts';

const answered = { outcome: 'ok', value: 3, headers: new Headers() } as const;

/** A call whose contract cannot be loaded this many times. */
function open(failures: number) {
  const loads: string[] = [];
  const later = createLaterCalls(() => {
    loads.push('asked');
    return loads.length > failures
      ? Promise.resolve(() => Promise.resolve(answered))
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  return { call: later((contract) => contract), loads };
}

it('loads the contract once, with the first call', async () => {
  const { call, loads } = open(0);
  expect(loads).toEqual([]);
  expect(await Promise.all([call(), call()])).toEqual([answered, answered]);
  expect(loads).toHaveLength(1);
});

it('says that the network failed when the contract cannot be loaded, and loads it with the next call [E06]', async () => {
  const { call } = open(1);
  expect(await call()).toEqual({ outcome: 'network', url: '' });
  expect(await call()).toEqual(answered);
});
