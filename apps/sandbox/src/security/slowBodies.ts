import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of a body that takes too long, so that nobody can hold it open with single bytes. A form with files
 * may take any time, but may not pause for that long. Only the form of a logged-in customer is read.
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
