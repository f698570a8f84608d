import { endpoints } from '@mina-sidor/api-client/contract';

import { systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route } from './route.ts';

/** Messages between the customer and the provider. */
export function communicationRoutes({ customers, settings }: Services): Route[] {
  return [
    sessionRoute(endpoints.getNumberOfUnreadConversations, ({ session }) => {
      if (settings.isSwitchedOff('communication')) throw systemUnavailable('communication');
      return customers.unreadConversations(session.personalNumber);
    }),
  ];
}
