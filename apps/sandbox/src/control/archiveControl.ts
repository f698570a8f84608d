import { damagesSchema } from '@mina-sidor/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';

const customerSchema = v.object({ personalNumber: v.string() });

/** What the provider's archive and its damage system hold of a customer. */
export function mountArchiveControl(app: FastifyInstance, services: Services): void {
  const { customers, damages } = services;

  /** The customer of the address, or a problem. */
  const customerOf = (params: unknown): string => {
    const { personalNumber } = readInput(customerSchema, params, 'path');
    if (customers.findUser(personalNumber) === null) {
      throw new Problem(404, 'There is no such customer.');
    }
    return personalNumber;
  };

  // Replaces the list as a whole, so that a test can have as many rows as it needs.
  app.put('/sandbox/api/customers/:personalNumber/damages', (request) => {
    const personalNumber = customerOf(request.params);
    readInput(damagesSchema, request.body, 'body');
    if (!v.is(damagesSchema, request.body)) throw new Problem(400, 'body: of the wrong form.');
    const { body } = request;
    services.transaction(() => damages.replace(personalNumber, body));
    return damages.of(personalNumber);
  });
}
