import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { faultSchema } from './faults.ts';
import type { Operations } from './operations.ts';

/** What a test needs: a fresh start, faults, and what the portal has called and reported. */
export const testControl = (services: Services) =>
  ({
    'GET health': () => ({ status: 'ok' }),
    'POST reset': () => services.reset(),
    'POST faults': ({ body }) => ({
      id: services.faults.add(readInput(faultSchema, body, 'body')),
    }),
    'DELETE faults': () => services.faults.clear(),
    'GET calls': () => services.calls.list(),
    'DELETE calls': () => services.calls.clear(),
    'GET error-reports': () => services.errorReports.all(),
    'DELETE error-reports': () => services.errorReports.clear(),
  }) satisfies Operations;
