import * as v from 'valibot';

import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { faultSchema } from './faults.ts';
import { callChoices, newestCalls } from './newestCalls.ts';
import type { Operations } from './operations.ts';

const newestSchema = v.object({ only: v.optional(v.picklist(callChoices), 'all') });

/** For tests: faults, the log of calls, and the error reports. */
export const testControl = (services: Services) =>
  ({
    'GET health': () => ({ status: 'ok' }),
    'POST faults': ({ body }) => ({
      id: services.faults.add(readInput(faultSchema, body, 'body')),
    }),
    'GET faults': () => services.faults.list(),
    'DELETE faults/:id': ({ id }) => services.faults.remove(id),
    'DELETE faults': () => services.faults.clear(),
    'GET calls': () => services.calls.list(),
    'GET calls/newest': ({ query }) =>
      newestCalls(services.calls.list(), readInput(newestSchema, query, 'query').only),
    'DELETE calls': () => services.calls.clear(),
    'GET error-reports': () => services.errorReports.all(),
    'DELETE error-reports': () => services.errorReports.clear(),
  }) satisfies Operations;
