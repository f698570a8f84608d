import { createServer } from 'node:net';
import { PlainError } from './plainError.ts';

/** Reads a port number from a variable's text. */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text.trim() === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlainError(`PORT must be a whole number from 0 to 65535, but is '${text}'.`);
  }
  return port;
}

/** Throws a plain message if the port is already in use. */
export async function requireFreePort(port: number, advice: string): Promise<void> {
  if (port === 0) return;
  for (const host of ['127.0.0.1', '::1']) {
    if (await isTaken(port, host)) {
      throw new PlainError(`Port ${String(port)} is taken by another program. ${advice}`);
    }
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else if (error.code === 'EACCES') reject(new PlainError(notAllowed(port)));
      // A machine without IPv6 cannot have the port taken there.
      else resolve(false);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

function notAllowed(port: number): string {
  return `This user may not open port ${String(port)}. Choose one above 1023 with the variable PORT.`;
}
