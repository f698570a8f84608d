import { createServer } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { parsePort, requireFreePort } from './port.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function takePort(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    servers.push(server);
  });
}

describe('requireFreePort', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'names the port that a program on %s has taken',
    async (host) => {
      const port = await takePort(host);
      await expect(requireFreePort(port, 'Advice.')).rejects.toThrow(
        `Port ${String(port)} is taken by another program. Advice.`,
      );
    },
  );

  it('says nothing of a free port', async () => {
    const port = await takePort('127.0.0.1');
    await new Promise((resolve) => servers[0]?.close(resolve));
    await expect(requireFreePort(port, 'Advice.')).resolves.toBeUndefined();
  });
});

describe('parsePort', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    ['4180', 4180],
    ['0', 0],
  ])('reads %s as %s', (text, port) => {
    expect(parsePort(text, 4173)).toBe(port);
  });

  it.each(['abc', '-1', '70000', '80.5'])('refuses %s', (text) => {
    expect(() => parsePort(text, 4173)).toThrow('PORT must be a whole number');
  });
});
