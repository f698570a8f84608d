import { fixedClock, systemClock } from './clock.ts';
import { readPort } from './port.ts';
import { createSandbox } from './server.ts';

const { env } = process;
const port = readPort(env['PORT'], 4173);
if (port === null) {
  console.error('PORT has to be a whole number from 0 to 65535.');
  process.exit(1);
}

try {
  const sandbox = await createSandbox({
    port,
    data: env['SANDBOX_DATA'] ?? '.sandbox',
    clock: env['SANDBOX_CLOCK'] === undefined ? systemClock : fixedClock(env['SANDBOX_CLOCK']),
    portalDist: env['PORTAL_DIST'],
    portalConfig: env['PORTAL_CONFIG'],
  });
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The last thing: whoever reads this line may use, or end, the sandbox at once.
  console.log(`Mina sidor: ${sandbox.url}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) {
    console.error(
      `Port ${String(port)} is taken by another program. Close it, or choose another port: PORT=${String(port + 1)}`,
    );
  } else {
    console.error('The sandbox could not start:', error);
  }
  process.exit(1);
}
