import { fileURLToPath } from 'node:url';

import { readWholeNumber } from '../wholeNumber.ts';
import { createProviderServer } from './createProviderServer.ts';

const { env } = process;
const address = env['PROVIDER_URL'] ?? '';
const port = readWholeNumber(env['PORT'], { fallback: 4173, most: 65_535 });

if (port === null) {
  console.error('PORT has to be a whole number from 0 to 65535.');
  process.exit(1);
}
if (!/^https?:\/\//u.test(address) || !URL.canParse(address)) {
  console.error(
    'PROVIDER_URL has to be the address of a backend, such as https://backend.example.',
  );
  process.exit(1);
}

const provider = new URL(address).origin;
try {
  const server = await createProviderServer({
    provider,
    port,
    portalDist:
      env['PORTAL_DIST'] ?? fileURLToPath(new URL('../../../portal/dist', import.meta.url)),
    portalConfig: env['PORTAL_CONFIG'],
  });
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(
    `Calls below /api, /Communication and /portalHub go to ${provider}. Its cookies lose Domain and Secure, and names that begin with __Host- are kept as local-Host-, because browsers want https for them. Calls of this page have the backend's own Origin.`,
  );
  console.log(`Mina sidor: ${server.url}`);
} catch (error) {
  console.error('The portal could not be served:', error);
  process.exit(1);
}
