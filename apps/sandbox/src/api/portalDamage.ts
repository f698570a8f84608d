import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route } from './route.ts';

/** Damage cases of a customer of the damage system. */
export function portalDamageRoutes({ customers, settings }: Services): Route[] {
  return [
    sessionRoute(endpoints.getDamages, ({ session: { personalNumber } }) => {
      if (settings.isSwitchedOff('damage')) throw systemUnavailable('damage');
      const type = customers.findUser(personalNumber)?.damageCustomerType.trim().toLowerCase();
      if (type !== 'customer') throw new Problem(403, 'Not a customer of the damage system.');
      return customers.damages(personalNumber);
    }),
  ];
}
