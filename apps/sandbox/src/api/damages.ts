import { endpoints } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { createGuards } from './guards.ts';
import { sessionRoute, type Route } from './route.ts';

export function damageRoutes(services: Services): Route[] {
  const { customers } = services;
  const check = createGuards(services);

  return [
    sessionRoute(endpoints.getDamages, ({ session: { personalNumber } }) => {
      check.damageCustomer(personalNumber);
      return customers.damages(personalNumber);
    }),
  ];
}
