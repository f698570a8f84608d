import { fixedClock, systemClock } from './clock.ts';
import { defaultHeavyCases } from './samples/heavy.ts';
import { createSandbox, defaultCallsPerMinute } from './server.ts';
import { readWholeNumber } from './wholeNumber.ts';

const { env } = process;

/** The variable's number; any other text ends the program with a plain message. */
function wholeNumber(name: string, fallback: number, most: number): number {
  const number = readWholeNumber(env[name], { fallback, most });
  if (number !== null) return number;
  console.error(`${name} has to be a whole number from 0 to ${String(most)}.`);
  process.exit(1);
}

const port = wholeNumber('PORT', 4173, 65_535);
const callsPerMinute = wholeNumber('SANDBOX_CALLS_PER_MINUTE', defaultCallsPerMinute, 1_000_000);
const hstsSeconds = wholeNumber('SANDBOX_HSTS_SECONDS', 0, 63_072_000);
const lateBy = wholeNumber('SANDBOX_LATE_BY', 0, 60_000);
const heavyCases = wholeNumber('SANDBOX_HEAVY_CASES', defaultHeavyCases, 20_000);

try {
  const sandbox = await createSandbox({
    port,
    data: env['SANDBOX_DATA'] ?? '.sandbox',
    clock: env['SANDBOX_CLOCK'] === undefined ? systemClock : fixedClock(env['SANDBOX_CLOCK']),
    portalDist: env['PORTAL_DIST'],
    portalConfig: env['PORTAL_CONFIG'],
    heavyCases,
    hstsSeconds,
    callsPerMinute,
    lateBy,
  });
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Printed last, because a program that reads this line may use or end the sandbox at once.
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
