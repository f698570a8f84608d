import { endpoints } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { openRoute, type Route } from './route.ts';

/** What the portal tells of its own errors. */
export function exceptionRoutes({ errorReports }: Services): Route[] {
  return [
    openRoute(endpoints.logError, (call) => {
      errorReports.add(call.body(endpoints.logError.body));
    }),
  ];
}
