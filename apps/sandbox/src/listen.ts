import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Whether a program listens there. */
const isAnswered = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });

/**
 * Listens on every address that `localhost` means on this machine and answers the port. Fastify passes
 * silently over a second address that is taken, and a browser might then meet another program there.
 */
export async function listenOnLocalhost(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: 'localhost', port });
  const own = app.addresses().filter((address) => typeof address !== 'string');
  const boundPort = own[0]?.port ?? port;
  for (const { address } of await lookup('localhost', { all: true })) {
    const isOwn = own.some((each) => each.address === address);
    if (!isOwn && (await isAnswered(address, boundPort))) {
      throw Object.assign(new Error(`${address} is taken.`), { code: 'EADDRINUSE' });
    }
  }
  return boundPort;
}
