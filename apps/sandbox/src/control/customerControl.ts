import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { insuranceCaseSchema, userSchema } from '@mina-sidor/api-client/contract';

import { Problem } from '../problem.ts';
import { sampleCustomers } from '../samples/customers.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';

const personSchema = v.object({ personalNumber: v.string() });

const changeSchema = v.strictObject({
  user: v.optional(v.record(v.string(), v.unknown()), {}),
  hasOspec: v.optional(v.boolean()),
  cases: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

const expireSchema = v.strictObject({
  personalNumber: v.string(),
  kind: v.picklist(['access', 'all']),
});

/** The record with the changed fields. It is checked, but an unknown word in a field of words is welcome. */
function changed<const Schema extends v.GenericSchema>(
  schema: Schema,
  record: v.InferInput<Schema>,
  change: Readonly<Record<string, unknown>>,
): v.InferInput<Schema> {
  const after: unknown = Object.assign({}, record, change);
  readInput(schema, after, 'change');
  if (!v.is(schema, after)) throw new Problem(400, 'The change is of the wrong form.');
  return after;
}

/** The sample customers: who they are, and changes to what the provider knows of them. */
export function mountCustomerControl(app: FastifyInstance, services: Services): void {
  const { customers, sessions } = services;

  app.get('/sandbox/api/personas', () =>
    sampleCustomers.map(({ key, personalNumber, fullName, summary }) => ({
      key,
      personalNumber,
      fullName,
      summary,
    })),
  );

  app.patch('/sandbox/api/customers/:personalNumber', (request) => {
    const { personalNumber } = readInput(personSchema, request.params, 'path');
    const change = readInput(changeSchema, request.body, 'body');
    return services.transaction(() => {
      const user = customers.findUser(personalNumber);
      if (user === null) throw new Problem(404, 'There is no such customer.');
      customers.setUser(personalNumber, changed(userSchema, user, change.user));
      if (change.hasOspec !== undefined) customers.setHasOspec(personalNumber, change.hasOspec);
      for (const [referenceNumber, caseChange] of Object.entries(change.cases)) {
        const found = customers.findCase(personalNumber, referenceNumber);
        if (found === null) throw new Problem(404, 'There is no such case.');
        const after = changed(insuranceCaseSchema, found, { ...caseChange, referenceNumber });
        customers.setCase(personalNumber, after);
      }
      return { user: customers.findUser(personalNumber), cases: customers.cases(personalNumber) };
    });
  });

  app.post('/sandbox/api/sessions/expire', (request) => {
    const { personalNumber, kind } = readInput(expireSchema, request.body, 'body');
    return { sessions: sessions.expire(personalNumber, kind) };
  });
}
