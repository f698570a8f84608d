import { connect } from 'node:net';

import { describe, expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';
import { environmentOf, isSameOrigin } from './hosts.ts';

const sandbox = startSandbox();

/** The first line of the answer to a request whose target is written exactly like this. */
function statusLine(method: string, target: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port: Number(new URL(sandbox.url()).port) });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

describe('the sandbox’s own calls on the host that plays production', () => {
  it.each([
    ['POST', '/sandbox/api/reset'],
    ['POST', '/%73andbox/api/reset'],
    ['POST', '/sandbo%78/%61pi/reset'],
    ['GET', '/sandbox#fragment'],
    ['POST', 'http://prod.localhost/sandbox/api/reset'],
  ])('cannot be reached by %s %s', async (method, target) => {
    expect(await statusLine(method, target, 'prod.localhost')).toMatch(/ 40[04] /);
  });

  it('can be reached on a test host', async () => {
    expect(await statusLine('POST', '/%73andbox/api/reset', 'sit.localhost')).toMatch(/ 204 /);
  });
});

describe('the host of a request', () => {
  it.each([
    ['localhost', 'local'],
    ['LOCALHOST:4173', 'local'],
    ['127.0.0.1:4173', 'local'],
    ['[::1]:4173', 'local'],
    ['sit.localhost:4173', 'systemIntegrationTest'],
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
