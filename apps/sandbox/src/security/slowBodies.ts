import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of a body that takes too long: nobody may hold one by sending a byte now and then. A form with files
 * may take any time in all, but not be silent for that long; only a customer with a session sends one that is read.
 *
 * @param limitMs in milliseconds
 */
export function endSlowBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody) {
      done();
      return;
    }
    if (headers['content-type']?.startsWith('multipart/form-data') === true) {
      // Node.js ends a silent connection itself.
      raw.setTimeout(limitMs);
      raw.once('close', () => {
        if (!reply.raw.writableFinished) raw.setTimeout(0);
      });
    } else {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent)
          raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        raw.socket.destroySoon();
      }, limitMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
