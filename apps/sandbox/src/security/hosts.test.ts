import { describe, expect, it } from 'vitest';

import { environmentOf, isSameOrigin } from './hosts.ts';

describe('the host of a request', () => {
  it.each([
    ['localhost', 'local'],
    ['LOCALHOST:4173', 'local'],
    ['127.0.0.1:4173', 'local'],
    ['[::1]:4173', 'local'],
    ['sit.localhost:4173', 'systemTest'],
    ['acc.localhost', 'acceptanceTest'],
    ['prod.localhost:80', 'production'],
  ])('%s is the environment %s', (host, environment) => {
    expect(environmentOf(host)).toBe(environment);
  });

  it.each([['evil.test'], ['localhost.evil.test'], ['localhost:4173:80'], [''], [undefined]])(
    '%s is refused',
    (host) => {
      expect(environmentOf(host)).toBeNull();
    },
  );
});

describe('the origin of a request that changes something', () => {
  it.each([
    [undefined, 'localhost:4173', true],
    ['http://localhost:4173', 'localhost:4173', true],
    ['http://localhost:5173', 'localhost:4173', false],
    ['http://127.0.0.1:4173', 'localhost:4173', false],
    ['http://evil.test', 'localhost:4173', false],
    ['null', 'localhost:4173', false],
    ['http://localhost:4173', undefined, false],
  ])('%s to host %s: %s', (origin, host, expected) => {
    expect(isSameOrigin(origin, host)).toBe(expected);
  });
});
