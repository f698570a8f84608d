import { type RequestListener, createServer } from 'node:http';

/** Starts a backend that answers as the test says. */
export async function startBackend(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
