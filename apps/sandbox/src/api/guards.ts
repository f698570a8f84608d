import type { FileQuery, ProviderSystem } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';

/** Checks that refuse a call: 503 for a system that is off, 403 for somebody who is not its customer. */
export function createGuards({ customers, settings }: Services) {
  const systemsOn = (...systems: readonly ProviderSystem[]): void => {
    for (const system of systems) {
      if (settings.isSwitchedOff(system)) throw systemUnavailable(system);
    }
  };
  return {
    systemsOn,
    claimsCustomer(personalNumber: string, ...systems: readonly ProviderSystem[]): void {
      systemsOn(...systems);
      const type = customers.findUser(personalNumber)?.matrixCustomerType.trim().toLowerCase();
      if (type !== 'matrixcustomer') throw new Problem(403, 'Not a customer of the claims system.');
    },
    damageCustomer(personalNumber: string): void {
      systemsOn('damage');
      const type = customers.findUser(personalNumber)?.damageCustomerType.trim().toLowerCase();
      if (type !== 'customer') throw new Problem(403, 'Not a customer of the damage system.');
    },
  };
}

/** The index or the token by which the query names its file. Each kind of file has only one of the two. */
export function nameOfFile(query: FileQuery, kind: keyof FileQuery): string {
  if (query.index === undefined && query.token === undefined) {
    throw new Problem(400, 'The query has to name the file.');
  }
  const name = query[kind];
  if (name === undefined) throw new Problem(404, 'There is no such file.');
  return name;
}
